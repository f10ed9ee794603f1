// A place that something will fill once the reader comes near it.

const MARGIN = "900px"; // as far ahead as a reader scrolls while it is being made

export default function near({ parentElement: shadow, setTriggerValue }) {
  const place = shadow.querySelector(".near");
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      watch.disconnect();
      setTriggerValue("near", true);
    },
    { rootMargin: MARGIN },
  );
  watch.observe(place);
  return () => watch.disconnect();
}
