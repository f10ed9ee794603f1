// How Streamlit calls a component of ours, and what it is given to answer with.

/** What a component gets each time its data or the theme change. */
export interface Called<D> {
  data?: D;
  /** Where it draws. */
  parentElement: ShadowRoot;
  /** Tells the server something once. */
  setTriggerValue(name: string, value: unknown): void;
  /** Leaves something where the server finds it at its next run. */
  setStateValue(name: string, value: unknown): void;
}

/** A component; it returns what is done when it leaves the page. */
export type Component<D> = (called: Called<D>) => () => void;
