import type { Texts } from '#core';

/** Sentences of engines, making and answering in German, by their English text. */
export const answers: Texts = {
  'unknown engine "{engine}"; the engines are {known}': 'unbekanntes Verfahren „{engine}“; es gibt {known}',
  'there is not enough memory for the kernel': 'der Speicher reicht für den Rechenkern nicht aus',
  'its cells cannot be tiled by houses of one family, and swaps stay inside such blocks':
    'die Felder lassen sich nicht in Häuser einer Sorte zerlegen, und getauscht wird nur innerhalb solcher Blöcke',
  'must be a whole number of at least {least}': 'muss eine ganze Zahl ab {least} sein',
  'must be A, B, C, D, a rate such as 80, or pairs of fall and rate such as 0:50,25:60,90:80':
    'muss A, B, C, D sein, eine Rate wie 80 oder Paare aus Abfall und Rate wie 0:50,25:60,90:80',
  'must have rates of at least 1 and below 100 per cent': 'muss Raten von mindestens 1 und unter 100 Prozent haben',
  'must have falls that begin at 0 and rise to at most 100 per cent':
    'muss Abfälle haben, die bei 0 beginnen und bis höchstens 100 Prozent steigen',
  'it joins layers, planes or faces that are puzzles themselves, and here there are none':
    'es verbindet Schichten, Ebenen oder Flächen, die selbst Rätsel sind, und hier gibt es keine',
  '{kind} is not cut into blocks that hold every value once': '{kind} ist nicht in Teile zerlegt, die jeden Wert einmal enthalten',
  '{kind} has no {wanted} to permute; it has {known}': '{kind} hat keine {wanted} zum Vertauschen, sondern {known}',
  'there is no block {number}; the {partition} of {kind} are numbered 1 to {count}':
    'es gibt keinen Teil {number}; die {partition} von {kind} haben die Nummern 1 bis {count}',
  'two givens cannot both stand, so there is nothing to permute': 'zwei Vorgaben widersprechen sich, also gibt es nichts zu vertauschen',
  'it fills {partitions:or} one by one, and this grid is not cut into {partitions:or}':
    'es füllt {partitions:or} nacheinander, und dieses Gitter ist nicht in {partitions:or} zerlegt',
  'it fills {partition} one by one, and here they share cells': 'es füllt {partition} nacheinander, und hier teilen sie sich Felder',
  'it permutes the values of a block, and {block} does not hold every value once':
    'es vertauscht die Werte eines Teils, und {block} enthält nicht jeden Wert einmal',
  'an operation': 'eine Operation',
  'the request names no engine': 'die Anfrage nennt kein Verfahren',
  'the rules must be printed, all, or some of {known}, not "{text}"':
    'die Regeln müssen printed, all oder einige von {known} sein, nicht „{text}“',
  'the path must be {known} or the numbers of all {count} blocks, not "{text}"':
    'der Weg muss {known} sein oder die Nummern aller {count} Blöcke nennen, nicht „{text}“',
  'the path "{text}" must name each of the blocks 1 to {count} once': 'der Weg „{text}“ muss jeden der Blöcke 1 bis {count} einmal nennen',
  'the seed must be a whole number, and the attempts a whole number of at least 1':
    'der Startwert muss eine ganze Zahl sein, die Versuche eine ganze Zahl ab 1',
  'unknown symmetry "{symmetry}"; there are {known}': 'unbekannte Symmetrie „{symmetry}“; es gibt {known}',
  '{kind} has no symmetry "{symmetry}"; it has {known}': '{kind} hat keine Symmetrie „{symmetry}“; es gibt {known}',
  '{kind} has {cells} cells, so it cannot have {clues} clues': '{kind} hat {cells} Felder und kann nicht {clues} Vorgaben haben',
  'no puzzle of {kind} with fewer than {fewest} clues has only one solution ({source})':
    'kein Rätsel der Art {kind} mit weniger als {fewest} Vorgaben hat nur eine Lösung ({source})',
  'with fewer than {clues} clues at least two values never appear and can change places':
    'bei weniger als {clues} Vorgaben kommen mindestens zwei Werte nie vor und können die Plätze tauschen',
  'a difficulty from {from:.1} to {to:.1} is an empty range': 'zwischen den Schwierigkeiten {from:.1} und {to:.1} liegt nichts',
  'the classes {known} are made for 9x9 grids': 'die Klassen {known} sind für 9x9-Gitter gemacht',
  'the pattern has {cells} {cells|cell|cells}; {kind} has {wanted}': 'das Muster hat {cells} {cells|Feld|Felder}; {kind} hat {wanted}',
  'the pattern has room for {marked} {marked|clue|clues}; at least {few} are needed':
    'das Muster hat Platz für {marked} {marked|Vorgabe|Vorgaben}; mindestens {few} sind nötig',
  'the pattern and the symmetry "{symmetry}" forbid each other: of its {marked} cells only {usable} stay among themselves, and at least {few} clues are needed':
    'das Muster und die Symmetrie „{symmetry}“ schließen sich aus: Von seinen {marked} Feldern bleiben nur {usable} unter sich, und mindestens {few} Vorgaben sind nötig',
  'the clues are not symmetric ("{symmetry}") to begin with': 'die Vorgaben sind von vornherein nicht symmetrisch („{symmetry}“)',
  'the puzzle restricts candidates from the start; only puzzles of clues alone are accepted':
    'das Rätsel schränkt von Anfang an Kandidaten ein; nur Rätsel aus Vorgaben allein werden genommen',
  'places of one cell disagree, so the puzzle has no solution':
    'Plätze desselben Felds widersprechen sich, also hat das Rätsel keine Lösung',
  'the puzzle has several solutions; it needs exactly one': 'das Rätsel hat mehrere Lösungen; es braucht genau eine',
  'the puzzle has no solution': 'das Rätsel hat keine Lösung',
  'this kind has no filled grid': 'diese Art hat kein gefülltes Gitter',
  'the grids of this kind cannot be listed up to relabelling': 'die Gitter dieser Art lassen sich nicht bis auf Umbenennung auflisten',
  'this kind has too many grids to be listed: more than {most}': 'diese Art hat zu viele Gitter, um sie aufzulisten: mehr als {most}',
  'no filled grid keeps these rules': 'kein gefülltes Gitter hält diese Regeln ein',
  'a solved jigsaw grid needs its region map': 'ein gelöstes Jigsaw-Gitter braucht seine Gebietskarte',
  'whether the puzzle has one solution was not decided; a higher {effort} may help':
    'ob das Rätsel genau eine Lösung hat, wurde nicht entschieden; mehr {effort} kann helfen',
  'whether the puzzle has one solution was not decided in time': 'ob das Rätsel genau eine Lösung hat, wurde in der Zeit nicht entschieden',
  'the canonical form was not found in time': 'die kanonische Form wurde in der Zeit nicht gefunden',
  '{clues} {from}-{to} is an empty range': '{clues} {from}-{to} ist ein leerer Bereich',
  '{class} and {clues} both say how many clues there are; give one of them':
    '{class} und {clues} sagen beide, wie viele Vorgaben es sind; nur eines davon angeben',
  '{these:or} cannot be combined with {others:or}': '{these:or} lässt sich nicht mit {others:or} verbinden',
  'no puzzle of {kind} is rated above {most:.1}: all of its minimal ones were tried':
    'kein Rätsel von {kind} ist schwerer als {most:.1}: Alle minimalen wurden durchprobiert',
  '"{technique}" needs boxes that share several cells with other groups, and {kind} has none':
    '„{technique}“ braucht Blöcke, die mehrere Felder mit anderen Gruppen teilen, und {kind} hat keine',
  '"{technique}" needs lines of two directions, and {kind} has none':
    '„{technique}“ braucht Linien in zwei Richtungen, und {kind} hat keine',
  'the scale goes from {least:.1} to {hardest:.1}': 'die Skala geht von {least:.1} bis {hardest:.1}',
  '{kind} has {places} {places|place|places}; at most {most} are taken':
    '{kind} hat {places} {places|Platz|Plätze}; angenommen werden höchstens {most}',
  '{few} and {many} contradict each other': '{few} und {many} schließen sich aus',
  'unknown difficulty "{difficulty}"; there are {known}': 'unbekannte Schwierigkeit „{difficulty}“; es gibt {known}',
  '{field} cannot be read: {sentence}': '{field} ist nicht lesbar: {sentence}',
  'places of one cell disagree in {field}': '{field}: Plätze desselben Felds widersprechen sich',
  '{field} has blanks; it must be a filled grid': '{field} hat leere Felder; es muss ein gefülltes Gitter sein',
  '{field} is not a solution: it breaks a rule at {cells}': '{field} ist keine Lösung: Verletzt ist eine Regel bei {cells}',
  'it knows groups of different values only, and the rules of the puzzle say more':
    'es kennt nur Gruppen verschiedener Werte, und die Regeln des Rätsels sagen mehr',
  'it fills cells one by one, and a rule of the puzzle leaves open which of several rules holds':
    'es füllt Feld um Feld, und eine Regel des Rätsels lässt offen, welche von mehreren Regeln gilt',
  'puzzles with rules such as {rule} are not taken here: the answer would lose them':
    'Rätsel mit Regeln wie {rule} werden hier nicht angenommen: Die Antwort würde sie verlieren',
  'unknown technique "{technique}"; the techniques are {known}': 'unbekannte Technik „{technique}“; die Techniken sind {known}',
  'the puzzle has {places} places; at most {most} are taken': 'das Rätsel hat {places} Plätze; angenommen werden höchstens {most}',
  'the engine {engine} cannot take {kind}: {refusal}': 'das Verfahren {engine} kann {kind} nicht lösen: {refusal}',
  '{kind} is not a classic grid; canonical forms are made for those':
    '{kind} ist kein klassisches Gitter; nur für solche gibt es kanonische Formen',
  '{field}: "{word}" must be a setting such as path=spiral': '{field}: „{word}“ muss eine Einstellung wie path=spiral sein',
  '{field}: {sentence}': '{field}: {sentence}',
  'the puzzle has several solutions': 'das Rätsel hat mehrere Lösungen',
  'unknown motion "{motion}"; the motions are {known}': 'unbekannte Bewegung „{motion}“; die Bewegungen sind {known}',
  'places of one cell disagree, so it cannot be moved': 'Plätze desselben Felds widersprechen sich, also lässt es sich nicht bewegen',
  '{kind} has no motion "{motion}"; it has {known}': '{kind} hat keine Bewegung „{motion}“; es hat {known}',
  '{field} must be each of {symbols} once, or random, not "{text}"':
    '{field} muss jedes der Zeichen {symbols} genau einmal enthalten oder random sein, nicht „{text}“',
  'this machine has no WebAssembly, which proofs need': 'dieser Rechner hat kein WebAssembly, das Beweise brauchen',
  'cages need at least three values': 'Käfige brauchen mindestens drei Werte',
  'sandwiches need at least three values': 'Sandwiches brauchen mindestens drei Werte',
  'no two numbers here add up to 5 or 10': 'keine zwei Zahlen ergeben hier zusammen 5 oder 10',
  'no rules are made by the name "{name}"; there are {known}': 'unter dem Namen „{name}“ werden keine Regeln gemacht; es gibt {known}',
  'there is no way to decide {rule} here': 'hier lässt sich {rule} auf keine Weise entscheiden',
  '{rule} has no single number that could be left open': '{rule} hat keine einzelne Zahl, die offen bleiben könnte',
  'there is no kind of line {found}; there are {known}': 'es gibt keine Art von Linie {found}; es gibt {known}',
  '{rule} speaks of such rules, so that none of them can be left open':
    '{rule} spricht von solchen Regeln, deshalb kann keine davon offen bleiben',
};
