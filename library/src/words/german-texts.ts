import type { Texts } from '#core';

/** The sentences of the library in German, by their English text. */
export const texts: Texts = {
  'this is not data of an experiment: expected an object with "experiment", "run" and "rows", as "ninefold experiment" writes it':
    'das sind keine Daten eines Experiments: erwartet wird ein Objekt mit "experiment", "run" und "rows", wie „ninefold experiment“ es schreibt',
  'there is no experiment {found}; there are {known}': 'es gibt kein Experiment {found}; es gibt {known}',
  '"run" holds {found}; expected an object': '"run" enthält {found}; erwartet wird ein Objekt',
  '"run.id" holds {found}; expected a whole number': '"run.id" enthält {found}; erwartet wird eine ganze Zahl',
  '"run.started" holds {found}; expected a date': '"run.started" enthält {found}; erwartet wird ein Datum',
  '"run.machine" holds {found}; expected words': '"run.machine" enthält {found}; erwartet werden Worte',
  '"run.scale" holds {found}; expected an object': '"run.scale" enthält {found}; erwartet wird ein Objekt',
  '"run.scale.seed" holds {found}; expected a whole number': '"run.scale.seed" enthält {found}; erwartet wird eine ganze Zahl',
  '"run.scale.size" holds {found}; expected {known}': '"run.scale.size" enthält {found}; erwartet wird {known}',
  '"run.scale.runs" holds {found}; expected a number of repetitions up to {most}':
    '"run.scale.runs" enthält {found}; erwartet wird eine Zahl von Wiederholungen bis {most}',
  '"run.scale.peers" holds {found}; expected a list of names': '"run.scale.peers" enthält {found}; erwartet wird eine Liste von Namen',
  '"rows" holds {found}; expected a list': '"rows" enthält {found}; erwartet wird eine Liste',
  '"rows" holds {rows} rows; at most {most} are read': '"rows" enthält {rows} Zeilen; höchstens {most} werden gelesen',
  'row {row:id} is {found}; expected an object': 'Zeile {row:id} ist {found}; erwartet wird ein Objekt',
  'its rows are not those of {experiment}: {reason}': 'die Zeilen sind nicht die von {experiment}: {reason}',
  'no filled grid of {kind} was found': 'es fand sich kein gefülltes Gitter von {kind}',
  'numbers from 1 to {most}': 'Zahlen von 1 bis {most}',
  'row {row:id}, character {character:id}': 'Zeile {row:id}, Zeichen {character:id}',
  'character {character:id}': 'Zeichen {character:id}',
  '{place} ({where}) holds {found}; expected {expected} or . for blank':
    '{place} ({where}) enthält {found}; erwartet wird {expected} oder . für leer',
  'expected {cells} cells for {kind}, found {found}': '{cells} Felder für {kind} erwartet, {found} gefunden',
  'row {row} has {cells} {cells|cell|cells}, not {wanted}: {sentence}':
    'Zeile {row} des Gitters hat {cells} {cells|Feld|Felder} statt {wanted}: {sentence}',
  'symbols: expected {size} symbols, one for each value, and found {found}':
    'symbols: {size} Symbole erwartet, eines je Wert, {found} gefunden',
  'symbols: "{twice}" stands twice; every value needs its own symbol':
    'symbols: „{twice}“ steht zweimal da; jeder Wert braucht ein eigenes Symbol',
  'symbols: "{reserved}" cannot be a symbol because it marks blanks or structure':
    'symbols: „{reserved}“ kann kein Symbol sein, denn es steht für leere Felder oder den Aufbau',
  '{name}: {sentence}': '{name}: {sentence}',
  'line {line:id}: {sentence}': 'Zeile {line:id}: {sentence}',
  'item {item:id}: {sentence}': 'Eintrag {item:id}: {sentence}',
  'column {column:id}: {sentence}': 'Spalte {column:id}: {sentence}',
  '[State]: {sentence}': '[State]: {sentence}',
  '[PencilMarks]: {sentence}': '[PencilMarks]: {sentence}',
  'entries: {sentence}': 'entries: {sentence}',
  '{field} {objection}, not "{raw}"': '{field} {objection}, nicht „{raw}“',
  'the engine {engine} has no setting {field}': 'das Verfahren {engine} hat keine Einstellung {field}',
  '{field} must be true or false, not "{raw}"': '{field} muss true oder false sein, nicht „{raw}“',
  '{field} must be a number, not "{raw}"': '{field} muss eine Zahl sein, nicht „{raw}“',
  '{field} must be one of {known}, not "{raw}"': '{field} muss eines von {known} sein, nicht „{raw}“',
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
  'the rules must be printed, all, or some of {known}, not "{text}"':
    'die Regeln müssen printed, all oder einige von {known} sein, nicht „{text}“',
  'the path must be {known} or the numbers of all {count} blocks, not "{text}"':
    'der Weg muss {known} sein oder die Nummern aller {count} Blöcke nennen, nicht „{text}“',
  'the path "{text}" must name each of the blocks 1 to {count} once': 'der Weg „{text}“ muss jeden der Blöcke 1 bis {count} einmal nennen',
  'the seed must be a whole number, and the attempts a whole number of at least 1':
    'der Startwert muss eine ganze Zahl sein, die Versuche eine ganze Zahl ab 1',
  'unknown format "{format}"; the formats are {known}': 'unbekanntes Format „{format}“; es gibt {known}',
  'the id {id} names a puzzle on a server; only ids that carry the puzzle are read: scl, ctc, fpuz, scf':
    'die Kennung {id} nennt ein Rätsel auf einem Server; gelesen werden nur Kennungen, die das Rätsel enthalten: scl, ctc, fpuz, scf',
  'this text was not packed by SudokuPad; perhaps the link is cut short':
    'das ist kein von SudokuPad gepackter Text; vielleicht ist der Link abgeschnitten',
  'this text was not packed by f-puzzles; perhaps the link is cut short':
    'das ist kein von f-puzzles gepackter Text; vielleicht ist der Link abgeschnitten',
  'expected packed JSON with "cells"': 'gepacktes JSON mit "cells" erwartet',
  'the puzzle has constraints that Ninefold does not know: {names}': 'das Rätsel hat Bedingungen, die Ninefold nicht kennt: {names}',
  'the puzzle has constraints that Ninefold does not know together: {names}':
    'das Rätsel hat Bedingungen, die Ninefold nicht zusammen kennt: {names}',
  'no kind': 'keine Art',
  SudokuPad: 'SudokuPad',
  '"{name}" should hold from 2 to 61 rows of cells': '"{name}" sollte 2 bis 61 Zeilen von Feldern enthalten',
  'row {row} of "{name}" should hold {size} cells, as there are {size} rows':
    'Zeile {row} von "{name}" sollte {size} Felder enthalten, da es {size} Zeilen sind',
  '{place} holds {found}; expected a number from 1 to {most}': '{place} enthält {found}; erwartet wird eine Zahl von 1 bis {most}',
  'this is not valid JSON: {reason}': 'das ist kein gültiges JSON; der Browser meldet: {reason}',
  'this is not valid XML: {reason}': 'das ist kein gültiges XML; gemeldet wird: {reason}',
  'this is not valid packed JSON: {reason}': 'das ist kein gültiges gepacktes JSON: {reason}',
  'expected {takes}, found {found}': 'erwartet: {takes}; gefunden: {found}',
  'a text': 'ein Text',
  'a list of numbers': 'eine Liste von Zahlen',
  'a list of texts': 'eine Liste von Texten',
  'text or bytes': 'Text oder Bytes',
  'a stream of text or bytes': 'ein Strom von Text oder Bytes',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  nothing: 'nichts',
  'expected {expected} at character {character:id}': '{expected} erwartet bei Zeichen {character:id}',
  'at most {most} nested brackets': 'höchstens {most} Klammern ineinander',
  'a value': 'ein Wert',
  'a colon': 'ein Doppelpunkt',
  'the end of a string': 'das Ende einer Zeichenkette',
  'a name': 'ein Name',
  'the end': 'das Ende',
  'character {character:id} of the packed cells is {found}; expected 0-9, A-Z or a-x':
    'Zeichen {character:id} der gepackten Felder ist {found}; erwartet wird 0-9, A-Z oder a-x',
  'expected 81 cells for classic:3x3, found {found} in the packed text':
    '81 Felder für classic:3x3 erwartet, {found} im gepackten Text gefunden',
  'the region map has {cells} {cells|cell|cells}, which is not a square number':
    'die Gebietskarte hat {cells} {cells|Feld|Felder}, das ist keine Quadratzahl',
  '{what} cannot hold restricted candidates; the formats ninefold, json and candidates can':
    '{what} kann keine eingeschränkten Kandidaten aufnehmen; die Formate ninefold, json und candidates können es',
  '{what} cannot hold {kind}, only {known}': '{what} kann {kind} nicht aufnehmen, nur {known}',
  '{what} holds at most {largest} values, and {kind} has {size}': '{what} kann höchstens {largest} Werte aufnehmen, und {kind} hat {size}',
  '{what} holds classic:3x3 only, not {kind}': '{what} kann nur classic:3x3 aufnehmen, nicht {kind}',
  'a candidate grid of {kind} with {characters} characters per cell': 'ein Kandidatengitter von {kind} mit {characters} Zeichen je Feld',
  'expected a JSON object with "grid"': 'ein JSON-Objekt mit "grid" erwartet',
  'expected a JSON object with "puzzle"': 'ein JSON-Objekt mit "puzzle" erwartet',
  'f-puzzles': 'f-puzzles',
  'a file ending in {ending}': 'eine Datei mit der Endung {ending}',
  'an OpenSudoku file': 'eine OpenSudoku-Datei',
  'a line': 'eine Zeile',
  'a hexadecimal line': 'eine Hexadezimalzeile',
  'a letter line': 'eine Buchstabenzeile',
  'a library line': 'eine HoDoKu-Zeile',
  '{alphabet} has {symbols} symbols, too few for {values} values': '{alphabet} hat {symbols} Symbole, zu wenig für {values} Werte',
  'expected a square number of cells in a candidate grid, found {found}':
    'ein Kandidatengitter hat eine Quadratzahl von Feldern, hier sind es {found}',
  'expected a candidate grid (a group of digits for each cell, or N characters for each of N x N cells), found {characters} characters':
    'ein Kandidatengitter erwartet (eine Gruppe von Ziffern je Feld oder N Zeichen für jedes der N x N Felder), {characters} Zeichen gefunden',
  'expected a candidate grid': 'ein Kandidatengitter erwartet',
  '{place} (character {character:id}) holds {found}; expected {expected} or . for no candidate':
    '{place} (Zeichen {character:id}) enthält {found}; erwartet wird {expected} oder . für keinen Kandidaten',
  'expected {groups} groups of candidates for {kind}, found {found}':
    '{groups} Gruppen von Kandidaten für {kind} erwartet, {found} gefunden',
  '{place} lists the candidates {found}; expected {expected}, * for all or . for none':
    '{place} nennt die Kandidaten {found}; erwartet wird {expected}, * für alle oder . für keinen',
  '{place} holds {value}, but an earlier place of the same cell holds {earlier}':
    '{place} enthält {value}, ein früherer Platz desselben Felds aber {earlier}',
  'expected an <opensudoku> element': 'ein Element <opensudoku> erwartet',
  'no puzzle found: there is no <game> element': 'kein Rätsel gefunden: Es gibt kein Element <game>',
  'a <game> has no data': 'ein <game> hat keine Daten',
  'a two-digit line': 'eine zweistellige Zeile',
  '{what} cannot hold a region map; the formats jigsaw and ninefold can':
    '{what} kann keine Gebietskarte aufnehmen; die Formate jigsaw und ninefold können es',
  'expected two characters per cell, found {found} characters': 'zwei Zeichen je Feld erwartet, {found} Zeichen gefunden',
  'expected two characters per cell, found {pairs} {pairs|pair|pairs} for {kind}':
    'zwei Zeichen je Feld erwartet, {pairs} {pairs|Paar|Paare} für {kind} gefunden',
  'expected two characters per cell, found {pairs} {pairs|pair|pairs}':
    'zwei Zeichen je Feld erwartet, {pairs} {pairs|Paar|Paare} gefunden',
  'expected two digits per cell': 'zwei Ziffern je Feld erwartet',
  '{place} holds {found}; expected 01-{size} or .. for blank': '{place} enthält {found}; erwartet wird 01-{size} oder .. für leer',
  'regions: character {character:id} is {found}; expected 0-9, A-Z or a-z, one for each cell':
    'regions: Zeichen {character:id} ist {found}; erwartet wird 0-9, A-Z oder a-z, eines je Feld',
  'no cells follow the headers': 'nach den Kopfzeilen kommen keine Felder',
  'version: expected a number such as {known}, found {found}': 'version: eine Zahl wie {known} erwartet, {found} gefunden',
  'the text is of version {version} of the format; this program reads version {known}, so a newer one is needed':
    'der Text hat Version {version} des Formats; dieses Programm liest Version {known}, also ist ein neueres nötig',
  'expected N*N cells followed by a region map of N*N characters': 'N*N Felder und danach eine Gebietskarte aus N*N Zeichen erwartet',
  'a jigsaw line holds jigsaws only, not {kind}': 'eine Jigsaw-Zeile kann nur Jigsaws aufnehmen, nicht {kind}',
  '{kind} has more regions or symbols than there are characters': '{kind} hat mehr Gebiete oder Symbole, als es Zeichen gibt',
  'hexadecimal has 16 values, and {kind} has {values}': 'hexadezimal gibt es 16 Werte, und {kind} hat {values}',
  'expected <ksudoku><game><puzzle><graph>': '<ksudoku><game><puzzle><graph> erwartet',
  'expected {wanted} characters of values for {kind}, found {found}':
    '{wanted} Zeichen für die Werte von {kind} erwartet, {found} gefunden',
  '{place} (character {character:id}) holds {found}; expected b-{last} or _ for blank':
    '{place} (Zeichen {character:id}) enthält {found}; erwartet wird b-{last} oder _ für leer',
  'the graph has no order from 2 to 25': 'der Graph hat keine Ordnung von 2 bis 25',
  'the graph is of type {found} and order {order}; expected sudoku, roxdoku or custom with a square order':
    'der Graph hat den Typ {found} und die Ordnung {order}; erwartet wird sudoku, roxdoku oder custom mit einer Quadratzahl als Ordnung',
  'the graph {graph} has groups of its own that no kind has': 'der Graph {graph} hat eigene Gruppen, die keine Art hat',
  'the graph has no kind': 'der Graph hat keine Art',
  'KSudoku cannot hold {kind}, only {known}': 'KSudoku kann {kind} nicht aufnehmen, nur {known}',
  'KSudoku cannot hold {kind}; it has square boxes and at most 25 values':
    'KSudoku kann {kind} nicht aufnehmen; es hat quadratische Blöcke und höchstens 25 Werte',
  'Ninefold does not know it': 'das kennt Ninefold nicht',
  'RegionSize: expected a number from 1 to {most}, found {found}':
    'RegionSize: erwartet wird eine Zahl von 1 bis {most}, gefunden wurde {found}',
  'Shape: expected a size such as 6x8 or 9x9~0-8 with up to {most} rows and columns, found {found}':
    'Shape: erwartet wird eine Größe wie 6x8 oder 9x9~0-8 mit bis zu {most} Zeilen und Spalten, gefunden wurde {found}',
  'Shape: grids of type {type} have no rows and columns, which Ninefold does not know':
    'Shape: Gitter vom Typ {type} haben keine Zeilen und Spalten, so etwas kennt Ninefold nicht',
  'a cell without any candidate cannot be written there': 'ein Feld ohne Kandidaten lässt sich dort nicht schreiben',
  'a line of killer numbers': 'eine Zeile mit Killer-Zahlen',
  'a line of killer signs': 'eine Zeile mit Killer-Zeichen',
  'a pill is read from left to right and top to bottom there': 'eine Pille wird dort von links nach rechts und von oben nach unten gelesen',
  'a sum has one total there, not {totals}': 'eine Summe hat dort einen Betrag, nicht {totals}',
  'constraint {number:id}, {type}: {sentence}': 'Bedingung {number:id}, {type}: {sentence}',
  'constraint {number:id}: .End ends nothing': 'Bedingung {number:id}: .End beendet nichts',
  'constraint {number:id}: nested too deep': 'Bedingung {number:id}: zu tief verschachtelt',
  'constraint {number:id}: {place} holds {found}; expected a number from {least} to {most}':
    'Bedingung {number:id}: {place} enthält {found}; erwartet wird eine Zahl von {least} bis {most}',
  'expected 3x3::k: and {cells} numbers with colons between them, found {found}':
    'erwartet werden 3x3::k: und {cells} Zahlen mit Doppelpunkten dazwischen, gefunden wurden {found}',
  'expected a constraint such as .Cage~15~R1C1~R1C2, found {found}':
    'erwartet wird eine Bedingung wie .Cage~15~R1C1~R1C2, gefunden wurde {found}',
  'expected a line and one or two clues': 'erwartet werden eine Linie und ein oder zwei Hinweise',
  'expected a total such as 15 or 0_=_1_-1, found {found}': 'erwartet wird eine Summe wie 15 oder 0_=_1_-1, gefunden wurde {found}',
  'expected no argument, found {found}': 'erwartet wird keine Angabe, gefunden wurde {found}',
  'expected {cells} characters, one for each cell, found {found}':
    'erwartet werden {cells} Zeichen, eines für jedes Feld, gefunden wurden {found}',
  'it has no such rule': 'so eine Regel gibt es dort nicht',
  'it is for the numbers {least} to {most} only there': 'es gibt sie dort nur für die Zahlen {least} bis {most}',
  'it stands for {value} only there, not for {found}': 'sie steht dort nur für {value}, nicht für {found}',
  'its cells have to be a whole diagonal there': 'ihre Felder müssen dort eine ganze Diagonale sein',
  'its cells have to be a whole row or column there': 'ihre Felder müssen dort eine ganze Zeile oder Spalte sein',
  'its four cells have to meet in a corner there': 'ihre vier Felder müssen dort an einer Ecke zusammenstoßen',
  'its sets have to be of the same size there': 'ihre Mengen müssen dort gleich groß sein',
  'its two cells have to be neighbours there': 'ihre beiden Felder müssen dort Nachbarn sein',
  'more than one region is not as large as a row': 'mehr als ein Gebiet ist nicht so groß wie eine Zeile',
  'no diagonal begins at {cell}': 'bei {cell} beginnt keine Diagonale',
  'no four cells meet below and right of {cell}': 'rechts unterhalb von {cell} stoßen keine vier Felder zusammen',
  'the Interactive Sudoku Solver': 'der Interactive Sudoku Solver',
  'there is no word for "{found}" there': 'für „{found}“ gibt es dort kein Wort',
  'weights go from -100 to 100 there': 'Gewichte reichen dort von -100 bis 100',
  '{cells} cells cannot be divided into {sets} sets': '{cells} {cells|Feld lässt|Felder lassen} sich nicht in {sets} Mengen teilen',
  '{found} is no cell of the grid; expected one such as R1C2': '{found} ist kein Feld des Gitters; erwartet wird eines wie R1C2',
  '{found} is no expression in base 64': '{found} ist kein Ausdruck in Base64',
  '{found} is no row or column of the grid; expected one such as R1':
    '{found} ist keine Zeile oder Spalte des Gitters; erwartet wird eine wie R1',
  '{name} is missing': '{name} fehlt',
  '{place} holds {found}; expected a number': '{place} enthält {found}; erwartet wird eine Zahl',
  '{place} holds {found}; expected a sum or a sign': '{place} enthält {found}; erwartet wird eine Summe oder ein Zeichen',
  '{place} points out of the grid': '{place} zeigt aus dem Gitter hinaus',
  '{place} points round in a circle': 'von {place} aus führen die Zeichen im Kreis herum',
  '{place} says that its cage has the sum {sum}, another cell {other}':
    '{place} sagt, sein Käfig habe die Summe {sum}, ein anderes Feld {other}',
  '{type} has no .End': '{type} hat kein .End',
  '{what} cannot hold the rule {rule}; the formats ninefold and json can':
    '{what} kann die Regel {rule} nicht aufnehmen; die Formate ninefold und json können es',
  '{what} cannot hold {kind} with these regions; each has to be as large as a row':
    '{what} kann {kind} mit diesen Gebieten nicht aufnehmen; jedes muss so groß sein wie eine Zeile',
  '{what} cannot hold {kind}; it has at most {most} rows, columns and values':
    '{what} kann {kind} nicht aufnehmen; dort gibt es höchstens {most} Zeilen, Spalten und Werte',
  '{what} cannot hold {kind}; its boxes are not the usual ones': '{what} kann {kind} nicht aufnehmen; die Blöcke sind nicht die üblichen',
  '{what} cannot hold {rule}: {sentence}': '{what} kann {rule} nicht aufnehmen: {sentence}',
  '{what} has no room for givens': '{what} hat keinen Platz für Vorgaben',
  '{place} is in another cage already': '{place} liegt schon in einem anderen Käfig',
  'it has no sum': 'er hat keine Summe',
  'the largest sum there is {most}': 'die größte Summe dort ist {most}',
  '{place} does not touch the rest of it': '{place} berührt den Rest nicht',
  'constraints such as .Type~argument': 'Bedingungen wie .Type~Angabe',
  'a line that begins with 3x3::k:': 'eine Zeile, die mit 3x3::k: beginnt',
  '81 characters with signs for cages': '81 Zeichen, von denen manche Käfige bilden',
  'the puzzle has drawings that no rule accounts for, and a rule may hide in them: {names}; {field} does without them':
    'das Rätsel hat Zeichnungen, die keine Regel erklärt, und eine Regel kann sich darin verbergen: {names}; {field} lässt sie weg',
  'the region of {place} is {found}; expected a number or null': 'das Gebiet von {place} ist {found}; erwartet wird eine Zahl oder null',
  '{key} {number:id}: {sentence}': '{key} {number:id}: {sentence}',
  '{what} cannot hold {kind}; it would come back as {usual}': '{what} kann {kind} nicht aufnehmen; es käme als {usual} zurück',
  '{what} cannot hold {kind}; its grids are square, with as many values as rows, from 1 on':
    '{what} kann {kind} nicht aufnehmen; Gitter dort sind quadratisch und haben so viele Werte wie Zeilen, von 1 an',
  'neighbours with a dot are left out there': 'Nachbarn mit einem Punkt sind dort ausgenommen',
  'a shaft does not begin in its circle there': 'ein Pfeil beginnt dort nicht in seinem eigenen Kreis',
  'expected an object with "lines", found {found}': 'erwartet wird ein Objekt mit "lines", gefunden wurde {found}',
  'expected an object, found {found}': 'erwartet wird ein Objekt, gefunden wurde {found}',
  '{found} is no place beside a row or column; expected one such as R0C1':
    '{found} ist keine Stelle neben einer Zeile oder Spalte; erwartet wird eine wie R0C1',
  'rules within rules go at most {most} deep': 'Regeln in Regeln reichen höchstens {most} tief',
  'expected at least {least} sets of rules, found {found}': 'erwartet werden mindestens {least} Mengen von Regeln, gefunden wurden {found}',
  'expected a list of sets of rules, found {found}': 'erwartet wird eine Liste von Mengen von Regeln, gefunden wurde {found}',
  'expected a set of rules such as {example}, found {found}': 'erwartet wird eine Menge von Regeln wie {example}, gefunden wurde {found}',
  'expected a list of rules, found {found}': 'erwartet wird eine Liste von Regeln, gefunden wurde {found}',
  'expected a rule, found {found}': 'erwartet wird eine Regel, gefunden wurde {found}',
  'expected an even number of cells, found {found}': 'erwartet wurde eine gerade Anzahl von Feldern, gefunden {found}',
  'it is for 5 with 1 above or 9 below only there': 'dort gibt es sie nur für 5 mit 1 darüber oder 9 darunter',
  'the kind is not a single grid': 'diese Art ist kein einzelnes Gitter',
  'the kind has more values than rows': 'diese Art hat mehr Werte als Zeilen',
  'its cells have to be a whole row or column': 'die Felder müssen eine ganze Zeile oder Spalte sein',
  'expected pairs such as "1:2,3 2:4", found {found}': 'erwartet wurden Paare wie "1:2,3 2:4", gefunden {found}',
  'expected the states of an automaton such as "start 1>1 2-9>0; end", found {found}':
    'erwartet wurden die Zustände eines Automaten wie "start 1>1 2-9>0; end", gefunden {found}',
  '{found} is no table of pairs in base 64': '{found} ist keine Tabelle von Paaren in Base 64',
  '{found} is no automaton in base 64': '{found} ist kein Automat in Base 64',
  '{found} is no list of cells in base 64': '{found} ist keine Liste von Feldern in Base 64',
  'a copy has {cell} outside the grid': 'eine Kopie hat {cell} außerhalb des Gitters',
  'ties are allowed for all ranks or for none there': 'Gleichstand ist dort für alle Ränge erlaubt oder für keinen',
  '{found} is no border of blocks; expected a-z or _': '{found} ist keine Grenze von Blöcken; erwartet wurden a-z oder _',
  'there are more borders of blocks than {wanted}': 'es gibt mehr Grenzen von Blöcken als {wanted}',
  'expected {wanted} borders of blocks, found {found}': 'erwartet wurden {wanted} Grenzen von Blöcken, gefunden {found}',
  '{found} is not a cell; expected a number, a-z or _': '{found} ist kein Feld; erwartet wurden eine Zahl, a-z oder _',
  'expected {wanted} cells, found {found}': 'erwartet wurden {wanted} Felder, gefunden {found}',
  'a game id of Solo': 'eine Spielkennung von Solo',
  'expected a game id such as 3x3:a1b2..., found {found}': 'erwartet wurde eine Spielkennung wie 3x3:a1b2..., gefunden {found}',
  'expected from 2 to 61 rows, found {found}': 'erwartet wurden 2 bis 61 Zeilen, gefunden {found}',
  'expected {wanted} {wanted|part|parts} with commas between them, found {found}':
    'erwartet {wanted|wurde {wanted} Teil|wurden {wanted} Teile} mit Kommas dazwischen, gefunden {found}',
  'the cage at {place} has more than one sum': 'der Käfig bei {place} hat mehr als eine Summe',
  'both diagonals go together there': 'dort gehören beide Diagonalen zusammen',
  'cages are for at most {most} values there': 'dort gibt es Käfige nur für höchstens {most} Werte',
  'every cell is in a cage there, and {place} is in none': 'dort ist jedes Feld in einem Käfig, und {place} ist in keinem',
  'its cells have to touch there': 'ihre Felder müssen dort zusammenhängen',
  Solo: 'Solo',
  KSudoku: 'KSudoku',
  'cages are known of {wanted} only, not of {found}': 'Käfige sind nur von {wanted} bekannt, nicht von {found}',
  'its operator is {found}; expected {known}': 'seine Rechenart ist {found}; erwartet wurde {known}',
  'cage {number:id}: {sentence}': 'Käfig {number:id}: {sentence}',
  'cages are for grids of 4 and 9 rows with boxes there': 'dort gibt es Käfige nur für Gitter mit 4 und 9 Zeilen und Blöcken',
  'KSudoku cannot hold restricted candidates': 'KSudoku kann keine eingeschränkten Kandidaten aufnehmen',
  '"kind" holds {found}; expected {known}': '"kind" enthält {found}; erwartet wird {known}',
  '"box" has to be a whole number from 2 to 8': '"box" muss eine ganze Zahl von 2 bis 8 sein',
  '"edges" holds {found}; expected "match" or "differ"': '"edges" enthält {found}; erwartet wird "match" oder "differ"',
  'the corpus form cannot hold {kind}, only classic, jigsaw, solid and faces with square boxes':
    'die Form der Sammlung kann {kind} nicht aufnehmen, nur classic, jigsaw, solid und faces mit quadratischen Blöcken',
  'the corpus form cannot hold restricted candidates': 'die Form der Sammlung kann keine eingeschränkten Kandidaten aufnehmen',
  'expected "format":"ninefold", found {found}': '"format":"ninefold" erwartet, {found} gefunden',
  '"{name}" holds {found}; expected a string': '"{name}" enthält {found}; erwartet wird eine Zeichenkette',
  '"puzzle" holds {found}; expected a string or a list of numbers':
    '"puzzle" enthält {found}; erwartet wird eine Zeichenkette oder eine Liste von Zahlen',
  'item {item:id} of "puzzle" is {found}; expected a number, 0 for blank':
    'Eintrag {item:id} von "puzzle" ist {found}; erwartet wird eine Zahl, 0 für leer',
  '"regions" is not a region map; expected one number from 0 for each cell, or a string with one character for each':
    '"regions" ist keine Gebietskarte; erwartet wird für jedes Feld eine Zahl ab 0 oder eine Zeichenkette mit einem Zeichen je Feld',
  '"{name}" holds {found}; expected a list of strings, one for each place':
    '"{name}" enthält {found}; erwartet wird eine Liste von Zeichenketten, eine je Platz',
  'expected :code:candidates:cells:removed: with at least five colons, found {colons}':
    ':code:candidates:cells:removed: mit mindestens fünf Doppelpunkten erwartet, {colons} gefunden',
  'expected classic:3x3': 'classic:3x3 erwartet',
  'a library line holds 81 cells, which {kind} does not have': 'eine HoDoKu-Zeile enthält 81 Felder, {kind} hat nicht so viele',
  'the cells hold {found}; expected 1-9, + before a placed digit, or . for blank':
    'die Felder enthalten {found}; erwartet wird 1-9, + vor einer gesetzten Ziffer oder . für leer',
  'expected 81 cells for {kind}, found {found}': '81 Felder für {kind} erwartet, {found} gefunden',
  'a removed candidate is {found}; expected three digits from 1 to 9: value, row, column':
    'ein entfernter Kandidat ist {found}; erwartet werden drei Ziffern von 1 bis 9: Wert, Zeile, Spalte',
  'column {column:id} should hold the puzzle, but it is empty': 'Spalte {column:id} sollte das Rätsel enthalten und ist leer',
  'the formula of {kind} has about {clauses} clauses, more than one text holds ({most})':
    'die Formel von {kind} hat etwa {clauses} Klauseln, mehr als ein Text aufnimmt ({most})',
  'a candidate grid holds single grids without a region map, not {kind}':
    'ein Kandidatengitter kann nur einzelne Gitter ohne Gebietskarte aufnehmen, nicht {kind}',
  'a candidate grid has one character per candidate, too few for {kind}':
    'ein Kandidatengitter hat ein Zeichen je Kandidat, zu wenig für {kind}',
  '{cell} has no candidate left, which a candidate grid cannot show':
    '{cell} hat keinen Kandidaten mehr; das kann ein Kandidatengitter nicht zeigen',
  'expected one puzzle, found {found}': 'ein Rätsel erwartet, {found} gefunden',
  'a file in the format {format} holds one puzzle, not {puzzles}': 'eine Datei im Format {format} enthält ein Rätsel, nicht {puzzles}',
  '{format} is read only, never written': 'das Format {format} wird nur gelesen, nie geschrieben',
  '{format} is written only, never read': 'das Format {format} wird nur geschrieben, nie gelesen',
  'unknown kind "{kind}"; the kinds are {known}': 'unbekannte Art „{kind}“; es gibt {known}',
  '{family} has no options, so "/{option}" means nothing': '{family} hat keine Regeln zur Wahl, also bedeutet „/{option}“ nichts',
  'a region map is given, but {family} has none; the kind for region maps is jigsaw':
    'eine Gebietskarte ist angegeben, aber {family} hat keine; die Art dafür ist jigsaw',
  '{family}:{argument} is not a box: expected {family}:RxC with boxes of R rows and C columns, both at least 2, such as {family}:3x3':
    '{family}:{argument} ist kein Block: erwartet wird {family}:RxC mit Blöcken aus R Zeilen und C Spalten, beide mindestens 2, etwa {family}:3x3',
  '{family}:{argument} has {values} values; at most {most} are possible':
    '{family}:{argument} hat {values} Werte; höchstens {most} sind möglich',
  '{written} needs a number from {least} to {most} after the colon, such as {family}:{example}':
    '{written} braucht nach dem Doppelpunkt eine Zahl von {least} bis {most}, etwa {family}:{example}',
  '{family} has no option "{option}"; it takes {known}': '{family} hat keine Regel „{option}“; es gibt {known}',
  'jigsaw:{size} needs a region map: a line "regions:" with {cells} symbols, one for each cell':
    'jigsaw:{size} braucht eine Gebietskarte: eine Zeile „regions:“ mit {cells} Zeichen, eines je Feld',
  'the region map has {cells} {cells|cell|cells}; jigsaw:{size} has {wanted}':
    'die Gebietskarte hat {cells} {cells|Feld|Felder}; jigsaw:{size} hat {wanted}',
  'region {region} (from {start}) has {cells} {cells|cell|cells}; every region of jigsaw:{size} has {size}':
    'Gebiet {region} (ab {start}) hat {cells} {cells|Feld|Felder}; jedes Gebiet von jigsaw:{size} hat {size}',
  'a drawing (SVG)': 'eine Zeichnung (SVG)',
  'a web page (HTML)': 'eine Webseite (HTML)',
  'a PDF document': 'ein PDF-Dokument',
  'this is {what}; a puzzle is expected as text': 'das ist {what}; ein Rätsel wird als Text erwartet',
  'this is not text but a binary file: it holds a NUL byte; a puzzle is expected as text':
    'das ist kein Text, sondern eine Binärdatei: Sie enthält ein NUL-Byte; ein Rätsel wird als Text erwartet',
  'no puzzle found: the text is empty, or holds comments only': 'kein Rätsel gefunden: Der Text ist leer oder enthält nur Kommentare',
  'this line has {characters} characters, more than are read ({most} for a line)':
    'diese Zeile hat {characters} Zeichen, mehr als gelesen werden ({most} für eine Zeile)',
  'a puzzle that begins here is longer than {longest} characters, which is more than is read':
    'ein Rätsel, das hier beginnt, ist länger als {longest} Zeichen; so viel wird nicht gelesen',
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
  'a solved jigsaw grid needs its region map': 'ein gelöstes Jigsaw-Gitter braucht seine Gebietskarte',
  'a saved game should be an object': 'ein gespeichertes Spiel sollte ein Objekt sein',
  'the saved game is of version {version}; this page reads version {known}':
    'das gespeicherte Spiel hat Version {version}; diese Seite liest Version {known}',
  'this is not a file that this page has saved': 'diese Datei hat diese Seite nicht gespeichert',
  'the saved file is of version {version}; this page reads version {known}':
    'die gespeicherte Datei hat Version {version}; diese Seite liest Version {known}',
  'a saved game should have an id': 'ein gespeichertes Spiel sollte eine Kennung haben',
  'the notes of the saved game are damaged': 'die Notizen des gespeicherten Spiels sind beschädigt',
  'the moves of the saved game are damaged': 'die Züge des gespeicherten Spiels sind beschädigt',
  'a saved puzzle should be an object': 'ein gespeichertes Rätsel sollte ein Objekt sein',
  'a saved puzzle should name its kind': 'ein gespeichertes Rätsel sollte seine Art nennen',
  'the region map of a saved puzzle should be a list of numbers':
    'die Gebietskarte eines gespeicherten Rätsels sollte eine Liste von Zahlen sein',
  'a saved puzzle of {kind} should have {cells} givens from 0 to {size}':
    'ein gespeichertes Rätsel {kind} sollte {cells} Vorgaben von 0 bis {size} haben',
  'a saved puzzle of {kind} should have {size} different symbols':
    'ein gespeichertes Rätsel {kind} sollte {size} verschiedene Symbole haben',
  'the disputes of a saved puzzle should be places with values':
    'die Streitfälle eines gespeicherten Rätsels sollten Plätze mit Werten sein',
  'the candidates of a saved puzzle of {kind} should be {words} words':
    'die Kandidaten eines gespeicherten Rätsels {kind} sollten {words} Wörter sein',
  'title and author of a saved puzzle should be text': 'Titel und Autor eines gespeicherten Rätsels sollten Text sein',
  'this game is not kept in this browser': 'dieses Spiel ist in diesem Browser nicht gespeichert',
  'the worker could not be started': 'der Rechenprozess ließ sich nicht starten',
  'whether the puzzle has one solution was not decided; a higher {effort} may help':
    'ob das Rätsel genau eine Lösung hat, wurde nicht entschieden; mehr {effort} kann helfen',
  '{clues} {from}-{to} is an empty range': '{clues} {from}-{to} ist ein leerer Bereich',
  '{class} and {clues} both say how many clues there are; give one of them':
    '{class} und {clues} sagen beide, wie viele Vorgaben es sind; nur eines davon angeben',
  '{these:or} cannot be combined with {others:or}': '{these:or} lässt sich nicht mit {others:or} verbinden',
  'the text uses letters alone, which may be values from {from} on (1-9, then A) or from 1 on (A, B, ...); say which with {ways:or}':
    'der Text hat nur Buchstaben; sie können Werte ab {from} sein (1-9, dann A) oder ab 1 (A, B, ...). Eindeutig wird es mit {ways:or}',
  'the text is written in {letters} {letters|letter|different letters}, but {kind} has {size} values; a line "symbols:" has to name all {size}, or {way} says that they are A, B, C ...':
    'der Text hat {letters} {letters|Buchstaben|verschiedene Buchstaben}, aber {kind} hat {size} Werte; eine Zeile „symbols:“ muss alle {size} nennen, oder {way} sagt, dass es A, B, C ... sind',
  'the text says that its kind is {kind} ({places} places), but {asked} ({wanted} places) was asked for with {field}':
    'laut Text ist die Art {kind} ({places} Plätze), mit {field} ist aber {asked} ({wanted} Plätze) verlangt',
  'expected {cells} cells for {kind}, found {found}; a puzzle of another kind needs {field} or a line "kind:"':
    '{cells} Felder für {kind} erwartet, {found} gefunden; ein Rätsel anderer Art braucht {field} oder eine Zeile „kind:“',
  '{characters} characters may be {kinds:or}; say which with {ways:or}, or with a line "kind:"':
    '{characters} Zeichen können {kinds:or} sein; eindeutig wird es mit {ways:or} oder mit einer Zeile „kind:“',
  'no puzzle of {kind} is rated above {most:.1}: all of its minimal ones were tried':
    'kein Rätsel von {kind} ist schwerer als {most:.1}: alle minimalen wurden durchprobiert',
  '"{technique}" needs boxes that share several cells with other groups, and {kind} has none':
    '„{technique}“ braucht Blöcke, die mehrere Felder mit anderen Gruppen teilen, und {kind} hat keine',
  '"{technique}" needs lines of two directions, and {kind} has none':
    '„{technique}“ braucht Linien in zwei Richtungen, und {kind} hat keine',
  'the scale goes from {least:.1} to {hardest:.1}': 'die Skala geht von {least:.1} bis {hardest:.1}',
  'a comma or a closing brace': 'ein Komma oder eine schließende geschweifte Klammer',
  'a comma or a closing bracket': 'ein Komma oder eine schließende eckige Klammer',
  '{kind} has {places} {places|place|places}; at most {most} are taken':
    '{kind} hat {places} {places|Platz|Plätze}; angenommen werden höchstens {most}',
  '{few} and {many} contradict each other': '{few} und {many} schließen sich aus',
  'unknown difficulty "{difficulty}"; there are {known}': 'unbekannte Schwierigkeit „{difficulty}“; es gibt {known}',
  '{field} cannot be read: {sentence}': '{field} ist nicht lesbar: {sentence}',
  'places of one cell disagree in {field}': '{field}: Plätze desselben Felds widersprechen sich',
  '{field} has blanks; it must be a filled grid': '{field} hat leere Felder; es muss ein gefülltes Gitter sein',
  '{field} is not a solution: it breaks a rule at {cells}': '{field} ist keine Lösung: verletzt ist eine Regel bei {cells}',
  'row {row:id} has "{name}", and there is no such column': 'Zeile {row:id} hat „{name}“; eine solche Spalte gibt es nicht',
  'row {row:id}: "{name}" holds {found}; expected {expected}': 'Zeile {row:id}: "{name}" enthält {found}; erwartet wird {expected}',
  'a number': 'eine Zahl',
  'a word': 'ein Wort',
  'true or false': 'true oder false',
  '{expected} or null': '{expected} oder null',
  'it knows groups of different values only, and the rules of the puzzle say more':
    'er kennt nur Gruppen verschiedener Werte, und die Regeln des Rätsels sagen mehr',
  'it fills cells one by one, and a rule of the puzzle leaves open which of several rules holds':
    'er füllt Feld um Feld, und eine Regel des Rätsels lässt offen, welche von mehreren Regeln gilt',
  'this puzzle has rules beyond those of its kind, and nothing to read them with was given':
    'dieses Rätsel hat Regeln über die seiner Art hinaus, und es wurde nichts mitgegeben, das sie lesen kann',
  'what was kept of the document of a puzzle (drawings, fog, solution) is damaged':
    'was vom Dokument eines Rätsels behalten wurde (Zeichnungen, Nebel, Lösung), ist beschädigt',
  'what a saved puzzle leaves out should be a list of names': 'was ein gespeichertes Rätsel auslässt, muss eine Liste von Namen sein',
  'the rules of a saved puzzle should be a list of lines': 'die Regeln eines gespeicherten Rätsels müssen eine Liste von Zeilen sein',
  '{found} is no place of the puzzle; expected one such as {example}':
    '{found} ist kein Feld des Rätsels; erwartet wird eines wie {example}',
  'no straight line joins the ends of {word}': 'keine gerade Linie verbindet die Enden von {word}',
  'expected a whole number from {least} to {most}, found {found}':
    'erwartet wird eine ganze Zahl von {least} bis {most}, gefunden wurde {found}',
  'expected {fewest} to {most} whole numbers, found {found}': 'erwartet werden {fewest} bis {most} ganze Zahlen, gefunden wurde {found}',
  'expected {known}, found {found}': 'erwartet wird {known}, gefunden wurde {found}',
  'expected a text, found {found}': 'erwartet wird ein Text, gefunden wurde {found}',
  'expected a text in quotes, found {found}': 'erwartet wird ein Text in Anführungszeichen, gefunden wurde {found}',
  'expected {least} cells, found {found}': 'erwartet: {least} {least|Feld|Felder}, gefunden: {found}',
  'expected at least {least} cells, found {found}': 'erwartet: mindestens {least} {least|Feld|Felder}, gefunden: {found}',
  '{cell} stands twice': '{cell} steht zweimal da',
  'expected at least {least} lists of cells, found {found}':
    'erwartet: mindestens {least} {least|Liste|Listen} von Feldern, gefunden: {found}',
  'expected a list of cells, found {found}': 'erwartet wird eine Liste von Feldern, gefunden wurde {found}',
  '{rule}: it has no field {found}; its fields are {known}': '{rule}: eine Angabe {found} gibt es hier nicht; die Angaben sind {known}',
  '{rule}: {name} is missing': '{rule}: {name} fehlt',
  '{rule}: {name}: {sentence}': '{rule}: {name}: {sentence}',
  '{rule}: expected numbers and words, then a colon, then cells':
    '{rule}: erwartet werden Zahlen und Wörter, dann ein Doppelpunkt, dann Felder',
  'unknown rule {found}; the rules are {known}': 'unbekannte Regel {found}; die Regeln sind {known}',
  '{rule}: nobody knows what {found} means there; it is written {form}':
    '{rule}: was {found} dort bedeuten soll, ist unbekannt; geschrieben wird sie {form}',
  'the kind has no boxes and no regions': 'diese Art hat weder Blöcke noch Gebiete',
  'it has too many cases to be worked out': 'sie hat zu viele Fälle, um durchgerechnet zu werden',
  'unknown header or rule {found}; the headers are {known}': 'unbekannte Kopfzeile oder Regel {found}; die Kopfzeilen sind {known}',
  'rule {number:id}: {sentence}': 'Regel {number:id}: {sentence}',
  '"rules" holds {found}; expected a list of rules': '„rules“ enthält {found}; erwartet wird eine Liste von Regeln',
  'the rule {rule} forbids this symmetry: it would no longer say the same':
    'die Regel {rule} verbietet diese Symmetrie: Sie würde nicht mehr dasselbe sagen',
  'puzzles with rules such as {rule} are not taken here: the answer would lose them':
    'Rätsel mit Regeln wie {rule} werden hier nicht angenommen: Die Antwort würde sie verlieren',
  '{format} has no room for rules such as {example}; the formats ninefold and json have':
    '{format} hat keinen Platz für Regeln wie {example}; die Formate ninefold und json haben ihn',
  'there are {weights} weights for {cells} cells': 'es gibt {weights} {weights|Gewicht|Gewichte} für {cells} {cells|Feld|Felder}',
  'the shapes have {cells} and {copy} cells': 'die Formen haben {cells} und {copy} Felder',
  'it needs pairs of how many and of which number': 'gebraucht werden Paare aus Anzahl und Zahl',
  'the kind has more boxes than values, or boxes that share cells':
    'diese Art hat mehr Blöcke als Werte oder Blöcke mit gemeinsamen Feldern',
  'the kind is not a single square grid': 'diese Art ist kein einzelnes quadratisches Gitter',
  'windows need a grid whose side is a square number': 'Fenster gibt es nur in Gittern, deren Seite eine Quadratzahl ist',
  '{pattern} is no regular expression that Ninefold knows': '{pattern} ist kein regulärer Ausdruck, den Ninefold kennt',
  'unknown technique "{technique}"; the techniques are {known}': 'unbekannte Technik „{technique}“; die Techniken sind {known}',
  'the puzzle has {places} places; at most {most} are taken': 'das Rätsel hat {places} Plätze; angenommen werden höchstens {most}',
  'the engine {engine} cannot take {kind}: {refusal}': 'das Verfahren {engine} kann {kind} nicht lösen: {refusal}',
  'the request must be {takes}': 'die Anfrage muss {takes} sein',
  '{field} is missing; it must be {takes}': '{field} fehlt; es muss {takes} sein',
  '{field} must be {takes}, not {value}': '{field} muss {takes} sein, nicht {value}',
  'a text of {least} to {most} characters': 'ein Text mit {least} bis {most} Zeichen',
  'a text of at most {most} characters': 'ein Text mit höchstens {most} Zeichen',
  'a whole number of at least {least}': 'eine ganze Zahl ab {least}',
  'a whole number from {least:id} to {most:id}': 'eine ganze Zahl von {least:id} bis {most:id}',
  'a number from {least:id} to {most:id}': 'eine Zahl von {least:id} bis {most:id}',
  'one of {known}': 'eines von {known}',
  'a list of {least} to {most}': 'eine Liste mit {least} bis {most} Einträgen',
  '{before} or {one}': '{before} oder {one}',
  'there is no field {field}; the fields are {known}': 'es gibt kein Feld {field}; die Felder sind {known}',
  'a range such as {such}': 'ein Bereich wie {such}',
  'a number or a range such as {such}': 'eine Zahl oder ein Bereich wie {such}',
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
  'grid:{argument} is not a grid: expected grid:RxC with up to {most} rows and columns, such as grid:6x8':
    'grid:{argument} ist kein Gitter: erwartet wird grid:RxC mit bis zu {most} Zeilen und Spalten, etwa grid:6x8',
  'grid does not know "{setting}"; it takes values=A-B, boxes=RxC and boxes=none':
    'grid kennt „{setting}“ nicht; möglich sind values=A-B, boxes=RxC und boxes=none',
  'the values of a grid begin at 0 or 1, and there are {least} to {most} of them here, not {size}':
    'die Werte eines Gitters beginnen bei 0 oder 1, und hier sind es {least} bis {most}, nicht {size}',
  'boxes of {down} rows and {across} columns do not fit into grid:{argument} with {size} values':
    'Blöcke mit {down} {down|Zeile|Zeilen} und {across} {across|Spalte|Spalten} passen nicht in grid:{argument} mit {size} Werten',
  'the region map has {found} cells; {kind} has {cells}': 'die Gebietskarte hat {found} {found|Feld|Felder}; {kind} hat {cells}',
  'a region has {cells} cells, more than the {size} values': 'ein Gebiet hat {cells} Felder, mehr als die {size} Werte',
  'the claim is no JSON object': 'die Behauptung ist kein JSON-Objekt',
  'the claim has no list of solutions': 'die Behauptung hat keine Liste von Lösungen',
  'the claim counts {count}, but lists {listed}': 'die Behauptung zählt {count}, führt aber {listed} auf',
  'the claim does not say where its added sums come from': 'die Behauptung sagt nicht, woher ihre zusätzlichen Summen kommen',
  'the claim adds a sum that cannot be worked out: number {number:id}':
    'die Behauptung fügt eine Summe hinzu, die sich nicht ausrechnen lässt: Nummer {number:id}',
  'the explanation is no JSON object': 'die Erklärung ist kein JSON-Objekt',
  'the explanation lacks its puzzle or its claims': 'der Erklärung fehlen das Rätsel oder die Behauptungen',
  'step {number:id}: {reason}': 'Schritt {number:id}: {reason}',
  'it speaks of a cell or a value that the puzzle has not': 'er spricht von einem Feld oder einem Wert, den das Rätsel nicht hat',
  'it names a group or a rule that the puzzle has not': 'er nennt eine Gruppe oder eine Regel, die das Rätsel nicht hat',
  'it could not be followed within the effort for one step': 'er ließ sich mit dem Aufwand für einen Schritt nicht nachvollziehen',
  'what it rules out is possible by what it names': 'was er ausschließt, ist nach dem, was er nennt, möglich',
  'the time ended before it was looked at': 'die Zeit war um, bevor er angesehen wurde',
  'it places a value that was ruled out before': 'er setzt einen Wert, der vorher ausgeschlossen wurde',
  'the claim lacks the hashes of its files': 'der Behauptung fehlen die Prüfsummen ihrer Dateien',
  'solution {number:id}: {reason}': 'Lösung {number:id}: {reason}',
  'it breaks a rule': 'sie verletzt eine Regel',
  'it stands there twice': 'sie steht zweimal da',
  '{file}, line {line:id}: {reason}': '{file}, Zeile {line:id}: {reason}',
  '{file} is longer than {most} bytes': '{file} ist länger als {most} Bytes',
  '{file}: {reason}': '{file}: {reason}',
  '{file}: the hash is not the one that the claim states': '{file}: die Prüfsumme ist nicht die, die in der Behauptung steht',
  'this machine has no WebAssembly, which proofs need': 'dieser Rechner hat kein WebAssembly, das Beweise brauchen',
  'expected the line "p cnf"': 'erwartet wird die Zeile "p cnf"',
  'the file ends too early': 'die Datei endet zu früh',
  'expected a number': 'erwartet wird eine Zahl',
  'expected a number of at most 15 digits': 'erwartet wird eine Zahl mit höchstens 15 Ziffern',
  'the proof ends without the empty clause': 'der Beweis endet ohne die leere Klausel',
  'the number of the line does not follow those before it': 'die Nummer der Zeile folgt nicht auf die vorigen',
  'something follows the empty clause': 'nach der leeren Klausel folgt noch etwas',
  'there is no such clause to forget': 'es gibt keine solche Klausel zu vergessen',
  'there is no such variable': 'es gibt keine solche Variable',
  'a hint follows the one that ends the line': 'nach dem Hinweis, mit dem die Zeile endet, folgt noch einer',
  'a hint names a clause that is not there': 'ein Hinweis nennt eine Klausel, die es nicht gibt',
  'the hints do not show that the clause follows': 'die Hinweise zeigen nicht, dass die Klausel folgt',
  'a hint leaves more than one literal': 'ein Hinweis lässt mehr als ein Literal übrig',
  'the formula has another number of variables than the puzzle': 'die Formel hat eine andere Zahl von Variablen als das Rätsel',
  'the formula is not that of the puzzle and its solutions': 'die Formel ist nicht die des Rätsels und seiner Lösungen',
  'the formula has more clauses than the puzzle and its solutions': 'die Formel hat mehr Klauseln als das Rätsel und seine Lösungen',
  'the first line counts other clauses than there are': 'die erste Zeile zählt andere Klauseln, als es gibt',
  'the format is not recognised: this is {seen}; expected cells in a line or in rows, a link, or a file of a program that is known; {field} names the format':
    'das Format ist nicht erkannt: das ist {seen}; erwartet werden Felder in einer Zeile oder in mehreren, ein Link oder eine Datei eines bekannten Programms; {field} nennt das Format',
  'read as {taken}, though it may be {others:or} as well: {ways:or} says so':
    'gelesen als {taken}, obwohl es auch {others:or} sein kann: {ways:or} sagt das',
  'the format is not recognised: this is {seen}; it resembles {alike:or}; say what it is with {ways:or}':
    'das Format ist nicht erkannt: das ist {seen}; es ähnelt {alike:or}; was es ist, sagt {ways:or}',
  '{format} ({seen})': '{format} ({seen})',
  'a link to {host}': 'ein Link zu {host}',
  'XML with the element {element}': 'XML mit dem Element {element}',
  'data that begins with {start}': 'ein Datensatz, der mit {start} beginnt',
  'one line of {characters} characters, {start}': 'eine Zeile von {characters} Zeichen, {start}',
  '{lines} {lines|line|lines}, the first of them {start}': '{lines} {lines|Zeile|Zeilen}, die erste davon {start}',
  'a link or an id of SudokuPad': 'ein Link oder eine Kennung von SudokuPad',
  'a link of f-puzzles, or what it packs': 'ein Link von f-puzzles oder das, was er packt',
  'JSON with {name}': 'JSON mit {name}',
  JSON: 'JSON',
  'the element {element}': 'das Element {element}',
  'a line {line}': 'eine Zeile {line}',
  'a line of the form {form}': 'eine Zeile der Form {form}',
  '{rows} rows of cells': '{rows} Zeilen von Feldern',
  'rows of groups of candidates': 'Zeilen mit Gruppen von Kandidaten',
  'a grid drawn with lines of characters': 'ein Gitter, mit Linien aus Zeichen gezeichnet',
  'a column {name}': 'eine Spalte {name}',
  'a table with a column of puzzles': 'eine Tabelle mit einer Spalte von Rätseln',
  'nothing but comments': 'nichts als Kommentare',
  '{lines} {lines|line|lines} of up to {cells} cells': '{lines} {lines|Zeile|Zeilen} von bis zu {cells} Feldern',
  brackets: 'Klammern',
  '{cells} cells in a line among words': '{cells} Felder in einer Zeile zwischen Worten',
  'a list of {rows} rows of cells': 'eine Liste von {rows} Zeilen mit Feldern',
  'no list of N rows of N cells was found': 'es fand sich keine Liste von N Zeilen mit N Feldern',
  '{grids} {grids|grid|grids} of rows among words': '{grids} {grids|Gitter|Gitter} aus Zeilen zwischen Worten',
  '{rows} rows with spaces for blanks': '{rows} Zeilen mit Leerzeichen für leere Felder',
  'expected N rows of up to N characters, with spaces for blanks':
    'erwartet werden N Zeilen von bis zu N Zeichen, mit Leerzeichen für leere Felder',
  'this picture has only {width} x {height} pixels, which is too few for a grid':
    'dieses Bild hat nur {width} x {height} Pixel, das sind zu wenige für ein Gitter',
  'there is no grid to be seen in this picture; it should fill most of it, with all four sides inside':
    'auf diesem Bild ist kein Gitter zu sehen; es sollte den größten Teil füllen, mit allen vier Seiten im Bild',
  'a part of the grid lies outside the picture; all four sides have to be inside':
    'ein Teil des Gitters liegt außerhalb des Bildes; alle vier Seiten müssen im Bild sein',
  'there is a grid in this picture, but nothing in it can be read': 'auf diesem Bild ist ein Gitter, aber darin ist nichts zu lesen',
  'as it was read the puzzle has several solutions, and no likely reading has only one':
    'so gelesen hat das Rätsel mehrere Lösungen, und keine wahrscheinliche Lesart hat nur eine',
  'as it was read the puzzle has no solution, and no likely reading has one':
    'so gelesen hat das Rätsel keine Lösung, und keine wahrscheinliche Lesart hat eine',
  'whether the puzzle has one solution was too hard to say': 'ob das Rätsel eine einzige Lösung hat, war zu schwer zu sagen',
  'this archive is larger than a file with one puzzle; unpack it and read what is inside':
    'dieses Archiv ist größer als eine Datei mit einem Rätsel; entpacken und einlesen, was darin ist',
  'this archive cannot be unpacked; unpack it and read what is inside':
    'dieses Archiv lässt sich nicht entpacken; anders entpacken und einlesen, was darin ist',
  'expected an object of class {name}; files of HoDoKu before version 2 are not read':
    'erwartet wurde ein Objekt der Klasse {name}; Dateien von HoDoKu vor Version 2 werden nicht gelesen',
  'a puzzle file of HoDoKu holds 81 cells, which {kind} does not have':
    'eine Rätseldatei von HoDoKu enthält 81 Felder, die {kind} nicht hat',
  'a cell holds {value}; expected 1-9, or 0 for blank': 'ein Feld enthält {value}; erwartet wurde 1-9 oder 0 für leer',
  'a saved game of version {version} has {wanted} fields, and this one has {found}':
    'ein gespeichertes Spiel der Version {version} hat {wanted} Angaben, dieses hat {found}',
  'a saved game has "{text}" for cell {number}, which is not understood':
    'ein gespeichertes Spiel hat „{text}“ für Feld {number}; das ist unverständlich',
  'moves below a grid are read for grids of 9x9, which {kind} is not':
    'Züge unter einem Gitter werden für Gitter von 9x9 gelesen; {kind} ist keines',
  'the move {text} names no cell from 00 to 80 or no value from 1 to 9':
    'der Zug {text} nennt kein Feld von 00 bis 80 oder keinen Wert von 1 bis 9',
  'the values are read as {taken}, not as {others:or}': 'die Werte werden als {taken} gelesen, nicht als {others:or}',
  'no sum can be read in the cage of {cell}; it is taken to be {sum}: so the puzzle has one solution':
    'im Käfig von {cell} ist keine Summe zu lesen; angenommen wird {sum}: so hat das Rätsel genau eine Lösung',
  'the sum of the cage of {cell} looks like {seen}, but is read as {sum}: so the puzzle has one solution':
    'die Summe des Käfigs von {cell} sieht nach {seen} aus, wird aber als {sum} gelesen: so hat das Rätsel genau eine Lösung',
  'no sum can be read in {cells|the cage|the cages} of {cells}; the puzzle is taken without {cells|it|them}':
    'in {cells|dem Käfig|den Käfigen} von {cells} ist keine Summe zu lesen; das Rätsel wird ohne {cells|sie|diese Summen} genommen',
  'the {cells|sum of this cage is|sums of these cages are} doubtful: {cells}':
    '{cells|die Summe dieses Käfigs ist|die Summen dieser Käfige sind} zweifelhaft: {cells}',
  'where {cells|this cage ends|these cages end} is doubtful: {cells}':
    'wo {cells|dieser Käfig endet|diese Käfige enden}, ist zweifelhaft: {cells}',
  'the {value} in {cell} looks written, but is read as printed: so the puzzle has one solution':
    'der Wert {value} in {cell} sieht geschrieben aus, wird aber als gedruckt gelesen: so hat das Rätsel eine Lösung',
  'the {value} in {cell} looks printed, but is read as written: so the puzzle has one solution':
    'der Wert {value} in {cell} sieht gedruckt aus, wird aber als geschrieben gelesen: so hat das Rätsel eine Lösung',
  '{cell} looks like {seen}, but is read as {value}: so the puzzle has one solution':
    '{cell} sieht aus wie {seen}, wird aber als {value} gelesen: so hat das Rätsel eine Lösung',
  '{cells|this cell is|these cells are} doubtful: {cells}': '{cells|dieses Feld ist|diese Felder sind} zweifelhaft: {cells}',
  'this picture is broken: it ends before it begins': 'dieses Bild ist beschädigt: es endet, bevor es beginnt',
  'this is not a picture; JPEG and PNG are read': 'das ist kein Bild; gelesen werden JPEG und PNG',
  'this is a picture in the format {format}; JPEG and PNG are read': 'das ist ein Bild im Format {format}; gelesen werden JPEG und PNG',
  'this picture is broken: it says that it has no pixels': 'dieses Bild ist beschädigt: es hat nach eigener Angabe keine Pixel',
  'this picture has {width} x {height} pixels; at most {most} million are read, so make it smaller':
    'dieses Bild hat {width} x {height} Pixel; höchstens {most} Millionen werden gelesen, also ist es zu verkleinern',
  'this picture is broken: it cannot be decoded': 'dieses Bild ist beschädigt: es lässt sich nicht entschlüsseln',
  'this picture has more than {most} MB, which is too much': 'dieses Bild hat mehr als {most} MB, das ist zu viel',
  'this link packs clues in a way that cannot be told from candidates; the site writes a newer one that begins with S9B':
    'dieser Link packt Vorgaben so, dass sie von Kandidaten nicht zu unterscheiden sind; die Seite schreibt inzwischen einen, der mit S9B beginnt',
  'expected sudoku/N/N/ with from 4 to 25 rows and as many columns, found {found}':
    'erwartet wird sudoku/N/N/ mit 4 bis 25 Zeilen und ebenso vielen Spalten, gefunden {found}',
  'character {character:id} of the packed cells is {found}; expected 0-9, a-z or -':
    'Zeichen {character:id} der gepackten Felder ist {found}; erwartet wird 0-9, a-z oder -',
  'a link that carries cells': 'ein Link, der Felder enthält',
  'this link carries no cells': 'dieser Link enthält keine Felder',
  'a link of Penpa+': 'ein Link von Penpa+',
  'this text was not packed by Penpa+; perhaps the link is cut short':
    'dieser Text wurde nicht von Penpa+ gepackt; vielleicht ist der Link abgeschnitten',
  'only square grids of 4 to 25 rows without rows or columns outside are read, not {found}':
    'gelesen werden nur quadratische Gitter von 4 bis 25 Zeilen ohne Zeilen oder Spalten außerhalb, nicht {found}',
  'the drawing has no boxes; say what it is with {ways:or}': 'die Zeichnung hat keine Blöcke; was sie ist, sagt {ways:or}',
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
