import type { Texts } from '#core';

/** Sentences of what puzzles, kinds and plain data may be, and of play in German, by their English text. */
export const model: Texts = {
  'symbols: expected {size} symbols, one for each value, and found {found}':
    'symbols: {size} Symbole erwartet, eines je Wert, {found} gefunden',
  'symbols: "{twice}" stands twice; every value needs its own symbol':
    'symbols: „{twice}“ steht zweimal da; jeder Wert braucht ein eigenes Symbol',
  'symbols: "{reserved}" cannot be a symbol because it marks blanks or structure':
    'symbols: „{reserved}“ kann kein Symbol sein, denn es steht für leere Felder oder den Aufbau',
  '{field} {objection}, not "{raw}"': '{field} {objection}, nicht „{raw}“',
  'the engine {engine} has no setting {field}': 'das Verfahren {engine} hat keine Einstellung {field}',
  '{field} must be true or false, not "{raw}"': '{field} muss true oder false sein, nicht „{raw}“',
  '{field} must be a number, not "{raw}"': '{field} muss eine Zahl sein, nicht „{raw}“',
  '{field} must be one of {known}, not "{raw}"': '{field} muss eines von {known} sein, nicht „{raw}“',
  'expected {takes}, found {found}': 'erwartet: {takes}; gefunden: {found}',
  'a text': 'ein Text',
  'a list of numbers': 'eine Liste von Zahlen',
  'a list': 'eine Liste',
  bytes: 'Bytes',
  'an object': 'ein Objekt',
  nothing: 'nichts',
  'a value': 'ein Wert',
  'the region map has {cells} {cells|cell|cells}, which is not a square number':
    'die Gebietskarte hat {cells} {cells|Feld|Felder}, das ist keine Quadratzahl',
  'unknown kind "{kind}"; the kinds are {known}': 'unbekannte Art „{kind}“; es gibt {known}',
  '{family} has no options, so "/{option}" means nothing': '{family} hat keine Regeln zur Wahl, also bedeutet „/{option}“ nichts',
  'a region map is given, but {family} has none; the kind for region maps is jigsaw':
    'eine Gebietskarte ist angegeben, aber {family} hat keine; die Art dafür ist jigsaw',
  '{family}:{argument} is not a box: expected {family}:RxC with boxes of R rows and C columns, both at least 2, such as {family}:3x3':
    '{family}:{argument} ist kein Block: Erwartet wird {family}:RxC mit Blöcken aus R Zeilen und C Spalten, beide mindestens 2, etwa {family}:3x3',
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
  'a saved game should be an object': 'ein gespeichertes Spiel sollte ein Objekt sein',
  'the saved game is of version {version}; this page reads version {known}':
    'das gespeicherte Spiel hat Version {version}; diese Seite liest Version {known}',
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
  'a number': 'eine Zahl',
  'true or false': 'true oder false',
  'this puzzle has rules beyond those of its kind, and nothing to read them with was given':
    'dieses Rätsel hat Regeln über die seiner Art hinaus, und es wurde nichts mitgegeben, das sie lesen kann',
  'what was kept of the document of a puzzle (drawings, fog, solution) is damaged':
    'was vom Dokument eines Rätsels behalten wurde (Zeichnungen, Nebel, Lösung), ist beschädigt',
  'what a saved puzzle leaves out should be a list of names': 'was ein gespeichertes Rätsel auslässt, muss eine Liste von Namen sein',
  'the rules of a saved puzzle should be a list of lines': 'die Regeln eines gespeicherten Rätsels müssen eine Liste von Zeilen sein',
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
  'there is no field {field}; the fields are {known}': 'es gibt keine Angabe {field}; die Angaben sind {known}',
  'a range such as {such}': 'ein Bereich wie {such}',
  'a number or a range such as {such}': 'eine Zahl oder ein Bereich wie {such}',
  'grid:{argument} is not a grid: expected grid:RxC with up to {most} rows and columns, such as grid:6x8':
    'grid:{argument} ist kein Gitter: Erwartet wird grid:RxC mit bis zu {most} Zeilen und Spalten, etwa grid:6x8',
  'grid does not know "{setting}"; it takes values=A-B, boxes=RxC and boxes=none':
    'grid kennt „{setting}“ nicht; möglich sind values=A-B, boxes=RxC und boxes=none',
  'the values of a grid begin at 0 or 1, and there are {least} to {most} of them here, not {size}':
    'die Werte eines Gitters beginnen bei 0 oder 1, und hier sind es {least} bis {most}, nicht {size}',
  'boxes of {down} rows and {across} columns do not fit into grid:{argument} with {size} values':
    'Blöcke mit {down} {down|Zeile|Zeilen} und {across} {across|Spalte|Spalten} passen nicht in grid:{argument} mit {size} Werten',
  'the region map has {found} cells; {kind} has {cells}': 'die Gebietskarte hat {found} {found|Feld|Felder}; {kind} hat {cells}',
  'a region has {cells} cells, more than the {size} values': 'ein Gebiet hat {cells} Felder, mehr als die {size} Werte',
};
