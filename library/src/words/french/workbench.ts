import type { Texts } from '#core';

/** Sentences of experiments, jobs and the surfaces of the workbench in French, by their English text. */
export const workbench: Texts = {
  'this is not data of an experiment: expected an object with "experiment", "run" and "rows", as "ninefold experiment" writes it':
    'ce ne sont pas les données d’une expérience : il faut un objet avec "experiment", "run" et "rows", tel que « ninefold experiment » l’écrit',
  'there is no experiment {found}; there are {known}': 'il n’y a pas d’expérience {found} ; il y a {known}',
  '"run" holds {found}; expected an object': '"run" contient {found} ; attendu : un objet',
  '"run.id" holds {found}; expected a whole number': '"run.id" contient {found} ; attendu : un entier',
  '"run.started" holds {found}; expected a date': '"run.started" contient {found} ; attendu : une date',
  '"run.machine" holds {found}; expected words': '"run.machine" contient {found} ; attendu : des mots',
  '"run.scale" holds {found}; expected an object': '"run.scale" contient {found} ; attendu : un objet',
  '"run.scale.seed" holds {found}; expected a whole number': '"run.scale.seed" contient {found} ; attendu : un entier',
  '"run.scale.size" holds {found}; expected {known}': '"run.scale.size" contient {found} ; attendu : {known}',
  '"run.scale.runs" holds {found}; expected a number of repetitions up to {most}':
    '"run.scale.runs" contient {found} ; attendu : un nombre de répétitions jusqu’à {most}',
  '"run.scale.peers" holds {found}; expected a list of names': '"run.scale.peers" contient {found} ; attendu : une liste de noms',
  '"rows" holds {found}; expected a list': '"rows" contient {found} ; attendu : une liste',
  '"rows" holds {rows} rows; at most {most} are read': '"rows" contient {rows} lignes ; au plus {most} sont lues',
  'row {row:id} is {found}; expected an object': 'la ligne {row:id} est {found} ; attendu : un objet',
  'its rows are not those of {experiment}: {reason}': 'les lignes ne sont pas celles de {experiment} : {reason}',
  'no filled grid of {kind} was found': 'aucune grille remplie de {kind} n’a été trouvée',
  'this is not a file that this page has saved': 'ce fichier n’a pas été enregistré par cette page',
  'the saved file is of version {version}; this page reads version {known}':
    'le fichier enregistré est de la version {version}\u00a0; cette page lit la version {known}',
  'this game is not kept in this browser': 'cette partie n’est pas gardée dans ce navigateur',
  'the worker could not be started': 'le processus de calcul n’a pas pu démarrer',
  '{kind} has {places} {places|place|places}; the attribute puzzle has {signs}':
    '{kind} a {places} {places|place|places}\u00a0; l’attribut puzzle en a {signs}',
  '{sign} in {cell} is not a symbol of {kind}': '{sign} en {cell} n’est pas un signe de {kind}',
  'row {row:id} has "{name}", and there is no such column': 'la ligne {row:id} a « {name} » ; cette colonne n’existe pas',
  'row {row:id}: "{name}" holds {found}; expected {expected}': 'ligne {row:id} : "{name}" contient {found} ; attendu : {expected}',
  'a word': 'un mot',
  '{expected} or null': '{expected} ou null',
};
