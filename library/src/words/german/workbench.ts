import type { Texts } from '#core';

/** Sentences of experiments, jobs and the surfaces of the workbench in German, by their English text. */
export const workbench: Texts = {
  'this is not data of an experiment: expected an object with "experiment", "run" and "rows", as "ninefold experiment" writes it':
    'das sind keine Daten eines Experiments: Erwartet wird ein Objekt mit "experiment", "run" und "rows", wie „ninefold experiment“ es schreibt',
  'there is no experiment {found}; there are {known}': 'es gibt kein Experiment {found}; es gibt {known}',
  '"run" holds {found}; expected an object': '"run" enthält {found}; erwartet wird ein Objekt',
  '"run.id" holds {found}; expected a whole number': '"run.id" enthält {found}; erwartet wird eine ganze Zahl',
  '"run.started" holds {found}; expected a date': '"run.started" enthält {found}; erwartet wird ein Datum',
  '"run.machine" holds {found}; expected words': '"run.machine" enthält {found}; erwartet wird ein Text',
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
  'no filled grid of {kind} was found': 'kein gefülltes Gitter von {kind} wurde gefunden',
  'this is not a file that this page has saved': 'diese Datei wurde nicht von dieser Seite gespeichert',
  'the saved file is of version {version}; this page reads version {known}':
    'die gespeicherte Datei hat Version {version}; diese Seite liest Version {known}',
  'this game is not kept in this browser': 'dieses Spiel ist in diesem Browser nicht gespeichert',
  'the worker could not be started': 'der Rechenprozess ließ sich nicht starten',
  '{kind} has {places} {places|place|places}; the attribute puzzle has {signs}':
    '{kind} hat {places} {places|Platz|Plätze}; das Attribut puzzle hat {signs}',
  '{sign} in {cell} is not a symbol of {kind}': '{sign} in {cell} ist kein Zeichen von {kind}',
  'row {row:id} has "{name}", and there is no such column': 'Zeile {row:id} hat „{name}“; eine solche Spalte gibt es nicht',
  'row {row:id}: "{name}" holds {found}; expected {expected}': 'Zeile {row:id}: "{name}" enthält {found}; erwartet wird {expected}',
  'a word': 'ein Wort',
  '{expected} or null': '{expected} oder null',
};
