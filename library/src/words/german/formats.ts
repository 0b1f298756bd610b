import type { Texts } from '#core';

/** Sentences of texts that are read and written in German, by their English text. */
export const formats: Texts = {
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
  'numbers from 1 to {most}': 'Zahlen von 1 bis {most}',
  'row {row:id}, character {character:id}': 'Zeile {row:id}, Zeichen {character:id}',
  'character {character:id}': 'Zeichen {character:id}',
  '{place} ({where}) holds {found}; expected {expected} or . for blank':
    '{place} ({where}) enthält {found}; erwartet: {expected} oder . für leer',
  'expected {cells} cells for {kind}, found {found}': '{cells} Felder für {kind} erwartet, {found} gefunden',
  'row {row} has {cells} {cells|cell|cells}, not {wanted}: {sentence}':
    'Zeile {row} des Gitters hat {cells} {cells|Feld|Felder} statt {wanted}: {sentence}',
  '{name}: {sentence}': '{name}: {sentence}',
  'line {line:id}: {sentence}': 'Zeile {line:id}: {sentence}',
  'item {item:id}: {sentence}': 'Eintrag {item:id}: {sentence}',
  'column {column:id}: {sentence}': 'Spalte {column:id}: {sentence}',
  '[State]: {sentence}': '[State]: {sentence}',
  '[PencilMarks]: {sentence}': '[PencilMarks]: {sentence}',
  'entries: {sentence}': 'entries: {sentence}',
  'unknown format "{format}"; the formats are {known}': 'unbekanntes Format „{format}“; es gibt {known}',
  'the id {id} names a puzzle on a server; only ids that carry the puzzle are read: scl, ctc, fpuz, scf':
    'die Kennung {id} nennt ein Rätsel auf einem Server; gelesen werden nur Kennungen, die das Rätsel enthalten: scl, ctc, fpuz, scf',
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
  'this is not valid JSON: {reason}': 'das ist kein gültiges JSON; gemeldet wird: {reason}',
  'this is not valid XML: {reason}': 'das ist kein gültiges XML; gemeldet wird: {reason}',
  'this is not valid packed JSON: {reason}': 'das ist kein gültiges gepacktes JSON: {reason}',
  'text or bytes': 'Text oder Bytes',
  'a stream of text or bytes': 'ein Strom von Text oder Bytes',
  'expected {expected} at character {character:id}': '{expected} erwartet bei Zeichen {character:id}',
  'at most {most} nested brackets': 'höchstens {most} Klammern ineinander',
  'a colon': 'ein Doppelpunkt',
  'the end of a string': 'das Ende einer Zeichenkette',
  'a name': 'ein Name',
  'the end': 'das Ende',
  'character {character:id} of the packed cells is {found}; expected 0-9, A-Z or a-x':
    'Zeichen {character:id} der gepackten Felder ist {found}; erwartet wird 0-9, A-Z oder a-x',
  'expected 81 cells for classic:3x3, found {found} in the packed text':
    '81 Felder für classic:3x3 erwartet, {found} im gepackten Text gefunden',
  '{what} cannot hold restricted candidates; the formats ninefold, json and candidates can':
    '{what} kann keine eingeschränkten Kandidaten aufnehmen; die Formate ninefold, json und candidates können es',
  '{what} cannot hold {kind}, only {known}': '{what} kann {kind} nicht aufnehmen, nur {known}',
  '{what} holds at most {largest} values, and {kind} has {size}': '{what} kann höchstens {largest} Werte aufnehmen, und {kind} hat {size}',
  '{what} holds {only} only, not {kind}': '{what} kann nur {only} aufnehmen, nicht {kind}',
  'a candidate grid of {kind} with {characters} characters per cell': 'ein Kandidatengitter von {kind} mit {characters} Zeichen je Feld',
  'expected a JSON object with "grid"': 'ein JSON-Objekt mit "grid" erwartet',
  'a list of {items}, the first of them {first}': 'eine Liste von {items}, als Erstes {first}',
  'an object with {names}': 'ein Objekt mit {names}',
  'no puzzle is in this data, which is {seen}: expected a JSON object with "puzzle", or rows of cells; {field} names another format':
    'in diesen Daten ist kein Rätsel, nur {seen}; ein JSON-Objekt mit "puzzle" oder Zeilen von Feldern erwartet; {field} nennt ein anderes Format',
  'JSON without {name}': 'JSON ohne {name}',
  'expected as many cells as some kind has, found {found}; {field} or a line "kind:" names the kind, {from} the format':
    'so viele Felder erwartet, wie eine Art hat, aber {found} gefunden; {field} oder eine Zeile „kind:“ nennt die Art, {from} das Format',
  '{sentence}; {unread} more parts of this text could not be read as {format} either, so it may be something else: say what it is with {field}':
    '{sentence}; {unread} weitere Teile dieses Textes waren als {format} auch nicht zu lesen, vielleicht ist er etwas anderes; {field} sagt, was er ist',
  '{more} more parts of the text up to this line could not be read either':
    '{more} weitere Teile des Textes bis zu dieser Zeile waren auch nicht zu lesen',
  'a text that begins with {start}': 'ein Text, der mit {start} beginnt',
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
    '{place} (Zeichen {character:id}) enthält {found}; erwartet: {expected} oder . für keinen Kandidaten',
  'expected {groups} groups of candidates for {kind}, found {found}':
    '{groups} Gruppen von Kandidaten für {kind} erwartet, {found} gefunden',
  '{place} lists the candidates {found}; expected {expected}, * for all or . for none':
    '{place} nennt die Kandidaten {found}; erwartet: {expected}, * für alle oder . für keinen',
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
    'RegionSize: Erwartet wird eine Zahl von 1 bis {most}, gefunden wurde {found}',
  'Shape: expected a size such as 6x8 or 9x9~0-8 with up to {most} rows and columns, found {found}':
    'Shape: Erwartet wird eine Größe wie 6x8 oder 9x9~0-8 mit bis zu {most} Zeilen und Spalten, gefunden wurde {found}',
  'Shape: grids of type {type} have no rows and columns, which Ninefold does not know':
    'Shape: Gitter vom Typ {type} haben keine Zeilen und Spalten, so etwas kennt Ninefold nicht',
  'a line of killer numbers': 'eine Zeile mit Killer-Zahlen',
  'a line of killer signs': 'eine Zeile mit Killer-Zeichen',
  'constraint {number:id}, {type}: {sentence}': 'Bedingung {number:id}, {type}: {sentence}',
  'constraint {number:id}: .End ends nothing': 'Bedingung {number:id}: .End beendet nichts',
  'constraint {number:id}: nested too deep': 'Bedingung {number:id}: zu tief verschachtelt',
  'constraint {number:id}: {place} holds {found}; expected a number from {least} to {most}':
    'Bedingung {number:id}: {place} enthält {found}; erwartet wird eine Zahl von {least} bis {most}',
  'expected {head} and {cells} cells that begin with = or +, found {found}':
    '{head} und {cells} Felder erwartet, die mit = oder + beginnen, aber {found} gefunden',
  '{place} holds {found}; expected = or +, a number, and J with a region in a jigsaw':
    '{place} enthält {found}; = oder +, eine Zahl und im Jigsaw J mit einer Region erwartet',
  '{place} is in a cage that begins in {head}, where none begins':
    '{place} ist in einem Käfig, der in {head} beginnt, aber dort beginnt keiner',
  '{found} cells have a region; expected all {cells} or none': '{found} Felder haben eine Region; alle {cells} oder keines erwartet',
  'this is a saved game of {game}; only those of Solo are read':
    'das ist ein gespeichertes Spiel von {game}; nur die von Solo werden gelesen',
  'the move {move} is none of Solo': 'der Zug {move} ist keiner von Solo',
  'expected 3x3::k: and {cells} numbers with colons between them, found {found}':
    'erwartet werden 3x3::k: und {cells} Zahlen mit Doppelpunkten dazwischen, gefunden wurden {found}',
  'expected a constraint such as .Cage~15~R1C1~R1C2, found {found}':
    'erwartet wird eine Bedingung wie .Cage~15~R1C1~R1C2, gefunden wurde {found}',
  'expected {cells} characters, one for each cell, found {found}':
    'erwartet werden {cells} Zeichen, eines für jedes Feld, gefunden wurden {found}',
  'it has no such rule': 'so eine Regel gibt es dort nicht',
  'more than one region is not as large as a row': 'mehr als ein Gebiet ist nicht so groß wie eine Zeile',
  'the Interactive Sudoku Solver': 'der Interactive Sudoku Solver',
  '{found} is not a cell of the grid; expected one such as R1C2': '{found} ist kein Feld des Gitters; erwartet wird eines wie R1C2',
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
  '{found} is not a list of cells in base 64': '{found} ist keine Liste von Feldern in Base64',
  'a copy has {cell} outside the grid': 'eine Kopie hat {cell} außerhalb des Gitters',
  'ties are allowed for all ranks or for none there': 'Gleichstand ist dort für alle Ränge erlaubt oder für keinen',
  '{found} is not a border of blocks; expected a-z or _': '{found} ist keine Grenze von Blöcken; erwartet wurden a-z oder _',
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
  'a drawing (SVG)': 'eine Zeichnung (SVG)',
  'a web page (HTML)': 'eine Webseite (HTML)',
  'a PDF document': 'ein PDF-Dokument',
  'this is {what}; a puzzle is expected as text': 'das ist {what}; ein Rätsel wird als Text erwartet',
  'this is not text but a binary file: it holds a NUL byte; a puzzle is expected as text':
    'das ist kein Text, sondern eine Binärdatei: Sie enthält ein NUL-Byte; ein Rätsel wird als Text erwartet',
  'no puzzle found: the text is empty, or holds nothing but words and comments':
    'kein Rätsel gefunden: Der Text ist leer oder enthält nur Wörter und Kommentare',
  'this line has {characters} characters, more than are read ({most} for a line)':
    'diese Zeile hat {characters} Zeichen, mehr als gelesen werden ({most} für eine Zeile)',
  'a puzzle that begins here is longer than {longest} characters, which is more than is read':
    'ein Rätsel, das hier beginnt, ist länger als {longest} Zeichen; so viel wird nicht gelesen',
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
  'a comma or a closing brace': 'ein Komma oder eine schließende geschweifte Klammer',
  'a comma or a closing bracket': 'ein Komma oder eine schließende eckige Klammer',
  'expected {known}, found {found}': 'erwartet wird {known}, gefunden wurde {found}',
  'unknown header or rule {found}; the headers are {known}': 'unbekannte Kopfzeile oder Regel {found}; die Kopfzeilen sind {known}',
  'rule {number:id}: {sentence}': 'Regel {number:id}: {sentence}',
  '"rules" holds {found}; expected a list of rules': '„rules“ enthält {found}; erwartet wird eine Liste von Regeln',
  '{format} has no room for rules such as {example}; the formats ninefold and json have':
    '{format} hat keinen Platz für Regeln wie {example}; die Formate ninefold und json haben ihn',
  'the format is not recognised: this is {seen}; expected cells in a line or in rows, a link, or a file of a program that is known; say what it is with {field}':
    'das Format wurde nicht erkannt: Das ist {seen}; erwartet werden Felder in einer Zeile oder in mehreren, ein Link oder eine Datei eines bekannten Programms; was es ist, lässt sich mit {field} angeben',
  'read as {taken}, though it may be {others:or} as well: {ways:or} says so':
    'gelesen als {taken}, obwohl es auch {others:or} sein kann; das lässt sich mit {ways:or} angeben',
  'the format is not recognised: this is {seen}; it resembles {alike:or}; say what it is with {ways:or}':
    'das Format wurde nicht erkannt: Das ist {seen}; es ähnelt {alike:or}; was es ist, lässt sich mit {ways:or} angeben',
  '{format} ({seen})': '{format} ({seen})',
  'a link to {host} whose data is packed in a way that is not known': 'ein Link zu {host}, dessen Daten auf unbekannte Weise gepackt sind',
  'a link to {host} without cells in it': 'ein Link zu {host} ohne Felder darin',
  'XML with the element {element}': 'XML mit dem Element {element}',
  'data that begins with {start}': 'ein Datensatz, der mit {start} beginnt',
  'one line of {characters} characters, {start}': 'eine Zeile von {characters} Zeichen, {start}',
  'a text of {lines} lines, the first of them {start}': 'ein Text von {lines} Zeilen, die erste davon {start}',
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
  'no list of N rows of N cells was found': 'keine Liste von N Zeilen mit N Feldern wurde gefunden',
  '{grids} {grids|grid|grids} of rows among words': '{grids} {grids|Gitter|Gitter} aus Zeilen zwischen Worten',
  '{rows} rows with spaces for blanks': '{rows} Zeilen mit Leerzeichen für leere Felder',
  'expected N rows of up to N characters, with spaces for blanks':
    'erwartet werden N Zeilen von bis zu N Zeichen, mit Leerzeichen für leere Felder',
  'this link packs clues in a way that cannot be told from candidates; the site writes a newer one that begins with S9B':
    'dieser Link packt Vorgaben so, dass sie von Kandidaten nicht zu unterscheiden sind; die Seite schreibt inzwischen einen, der mit S9B beginnt',
  'expected sudoku/N/N/ with from 4 to 25 rows and as many columns, found {found}':
    'erwartet wird sudoku/N/N/ mit 4 bis 25 Zeilen und ebenso vielen Spalten, gefunden {found}',
  'character {character:id} of the packed cells is {found}; expected 0-9, a-z or -':
    'Zeichen {character:id} der gepackten Felder ist {found}; erwartet wird 0-9, a-z oder -',
  'a link that carries cells': 'ein Link, der Felder enthält',
  'this link carries no cells': 'dieser Link enthält keine Felder',
  'a link of Penpa+': 'ein Link von Penpa+',
  'the drawing has no boxes; say what it is with {ways:or}':
    'die Zeichnung hat keine Blöcke; was sie ist, lässt sich mit {ways:or} angeben',
  'this text was not packed by {program}; perhaps the link is cut short':
    'das ist kein von {program} gepackter Text; vielleicht ist der Link abgeschnitten',
  'only square grids of 4 to 25 rows are read, not {found}': 'gelesen werden nur quadratische Gitter von 4 bis 25 Zeilen, nicht {found}',
  'a link of lisudoku, or what it packs': 'ein Link von lisudoku oder das, was er packt',
  'expected a JSON object with "gridSize"': 'ein JSON-Objekt mit "gridSize" erwartet',
  'a cell lies outside the grid of {size} rows': 'ein Feld liegt außerhalb des Gitters von {size} Zeilen',
};
