# Hinweise, die erst fragen.

hint-question = Frag die Stellung zuerst: Was sagt „{ $title }“ hier?
hint-fact = { $n ->
    [0] Diese Regel verbietet { $seat } hier nichts; lies, was sie erlaubt und wem.
    [one] Von { $all } Zügen, die { $seat } versuchen könnte, schließt diese Regel einen aus.
   *[other] Von { $all } Zügen, die { $seat } versuchen könnte, schließt diese Regel { $n } aus.
}
hint-twin = Noch eine Stellung mit dieser Regel
hint-ask = Hilf mir denken
hint-more = Sag etwas mehr
