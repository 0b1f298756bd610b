import type { LanguageCode } from '#core';
import { SURVEY_GROUP_FACTS } from '#logic';

/**
 * What stands over the tables of reports, under their columns and below them: reports are in English, and the page says it in its own
 * language. The English text is the key. Names of kinds, engines and settings are the same everywhere and not here.
 */
const WORDS: Readonly<Record<string, readonly [german: string, french: string]>> = {
  // Columns.
  accepted: ['angenommen', 'acceptés'],
  anywhere: ['überall', 'partout'],
  average: ['Mittel', 'moyenne'],
  'average (s)': ['Mittel (s)', 'moyenne (s)'],
  'average CPU time': ['mittlere CPU-Zeit', 'temps CPU moyen'],
  blanks: ['Leerfelder', 'cases vides'],
  bound: ['Schranke', 'borne'],
  'by logic': ['durch Logik', 'par logique'],
  'by logic, of the unique ones': ['durch Logik, von den eindeutigen', 'par logique, parmi les uniques'],
  'by singles': ['durch Einer', 'par singletons'],
  class: ['Klasse', 'classe'],
  clues: ['Vorgaben', 'chiffres donnés'],
  comparisons: ['Vergleiche', 'comparaisons'],
  cooling: ['Abkühlung', 'refroidissement'],
  'CPU time': ['CPU-Zeit', 'temps CPU'],
  cubes: ['Würfel', 'cubes'],
  "deemed unique by the paper's test": ['nach der Probe der Arbeit eindeutig', 'jugées uniques par le test de l’article'],
  deviation: ['Abweichung', 'écart type'],
  'deviation (s)': ['Abweichung (s)', 'écart type (s)'],
  'empty (%)': ['leer (%)', 'vides (%)'],
  'empty places': ['leere Plätze', 'places vides'],
  'END nodes': ['END-Knoten', 'nœuds END'],
  engine: ['Verfahren', 'moteur'],
  fixed: ['fest', 'fixées'],
  'fixed (%)': ['fest (%)', 'fixées (%)'],
  highest: ['höchste', 'la plus haute'],
  instance: ['Instanz', 'instance'],
  kept: ['behalten', 'gardées'],
  kind: ['Art', 'type'],
  level: ['Stufe', 'niveau'],
  'lowest rating': ['niedrigste Wertung', 'note la plus basse'],
  median: ['Median', 'médiane'],
  'median (s)': ['Median (s)', 'médiane (s)'],
  'median CPU time': ['Median der CPU-Zeit', 'temps CPU médian'],
  'median nodes': ['Median der Knoten', 'nœuds, médiane'],
  'median rating': ['Median der Wertung', 'note médiane'],
  'median solutions': ['Median der Lösungen', 'solutions, médiane'],
  'memory (MB)': ['Speicher (MB)', 'mémoire (Mo)'],
  nodes: ['Knoten', 'nœuds'],
  'not working': ['geht nicht', 'ne marche pas'],
  order: ['Reihenfolge', 'ordre'],
  paper: ['Arbeit', 'article'],
  'paper (s)': ['Arbeit (s)', 'article (s)'],
  'paper says': ['die Arbeit sagt', 'dit l’article'],
  'paths kept': ['behaltene Wege', 'chemins gardés'],
  'pencil and paper': ['Bleistift und Papier', 'papier et crayon'],
  'pencil and paper, all rules': ['Bleistift und Papier, alle Regeln', 'papier et crayon, toutes les règles'],
  'brute force': ['Brute Force', 'force brute'],
  'permutations made': ['Permutationen gebildet', 'permutations formées'],
  puzzle: ['Rätsel', 'grille'],
  puzzles: ['Rätsel', 'grilles'],
  reheats: ['Aufheizungen', 'réchauffes'],
  rule: ['Regel', 'règle'],
  'runs with reheats': ['Läufe mit Aufheizung', 'essais réchauffés'],
  set: ['Menge', 'ensemble'],
  setting: ['Einstellung', 'réglage'],
  several: ['mehrere', 'plusieurs'],
  'share blank': ['Anteil leer', 'part vide'],
  'singles only': ['nur Einer', 'singletons seuls'],
  solutions: ['Lösungen', 'solutions'],
  'solutions (table 3)': ['Lösungen (Tabelle 3)', 'solutions (table 3)'],
  solved: ['gelöst', 'résolues'],
  solver: ['Löser', 'solveur'],
  stopped: ['abgebrochen', 'arrêtés'],
  'stored at once': ['zugleich gespeichert', 'stockés à la fois'],
  stuck: ['festgefahren', 'bloquées'],
  'swaps (millions)': ['Vertauschungen (Millionen)', 'échanges (millions)'],
  technique: ['Technik', 'technique'],
  unique: ['eindeutig', 'uniques'],
  'unique, exactly': ['eindeutig, genau', 'uniques, exactement'],
  unknown: ['unbekannt', 'inconnues'],
  wrongly: ['zu Unrecht', 'à tort'],
  // Levels, edge rules and settings that stand over columns.
  easy: ['leicht', 'facile'],
  medium: ['mittel', 'moyen'],
  hard: ['schwer', 'difficile'],
  evil: ['böse', 'diabolique'],
  'very hard': ['sehr schwer', 'très difficile'],
  hardest: ['am schwersten', 'les plus dures'],
  match: ['gleiche Kanten', 'bords égaux'],
  differ: ['verschiedene Kanten', 'bords différents'],
  'all on': ['alle an', 'toutes'],
  none: ['keine', 'aucune'],
  'search tree': ['Suchbaum', 'arbre de recherche'],
  // Titles.
  'Table 3': ['Tabelle 3', 'Table 3'],
  'Tables 4 and 5': ['Tabellen 4 und 5', 'Tables 4 et 5'],
  'an empty puzzle of three faces, n = 3': ['ein leeres Rätsel auf drei Seiten, n = 3', 'une grille vide de trois faces, n = 3'],
  'The worked example (table 2, 16 blanks)': [
    'Das gerechnete Beispiel (Tabelle 2, 16 Leerfelder)',
    'L’exemple traité (table 2, 16 cases vides)',
  ],
  'Nodes of the tree, one cube for each number of blanks': [
    'Knoten des Baums, ein Würfel für jede Zahl von Leerfeldern',
    'Nœuds de l’arbre, un cube pour chaque nombre de cases vides',
  ],
  'Medians of CPU time by level; complete counts only, and how many were stopped': [
    'Mediane der CPU-Zeit nach Stufe; nur vollständige Zählungen, und wie viele abgebrochen wurden',
    'Médianes du temps CPU par niveau\u00a0; comptes complets seulement, et combien ont été arrêtés',
  ],
  'Instance by instance: the paper, and the same number of blanks under each rule': [
    'Instanz für Instanz: die Arbeit, und ebenso viele Leerfelder nach jeder Regel',
    'Instance par instance\u00a0: l’article, et le même nombre de cases vides selon chaque règle',
  ],
  'Figures 22 to 24: cubes by their number of solutions': [
    'Abbildungen 22 bis 24: Würfel nach der Zahl ihrer Lösungen',
    'Figures 22 à 24\u00a0: cubes selon leur nombre de solutions',
  ],
  'Uniqueness and the median number of solutions against blanks': [
    'Eindeutigkeit und Median der Lösungen gegen Leerfelder',
    'Unicité et nombre médian de solutions selon les cases vides',
  ],
  'Table I: classes by clues': ['Tabelle I: Klassen nach Vorgaben', 'Table I\u00a0: classes selon les chiffres donnés'],
  'Table II: classes by the fewest clues in a row or column': [
    'Tabelle II: Klassen nach den wenigsten Vorgaben in einer Zeile oder Spalte',
    'Table II\u00a0: classes selon le moins de chiffres donnés dans une ligne ou une colonne',
  ],
  'cells removed at random': ['zufällig geleert', 'cases ôtées au hasard'],
  'solution kept unique': ['Lösung eindeutig gehalten', 'solution gardée unique'],
  'Medians over all puzzles': ['Mediane über alle Rätsel', 'Médianes sur toutes les grilles'],
  'Median of comparisons by level': ['Median der Vergleiche nach Stufe', 'Comparaisons médianes par niveau'],
  'Averages by level (diagrams 1 and 2)': ['Mittel nach Stufe (Diagramme 1 und 2)', 'Moyennes par niveau (diagrammes 1 et 2)'],
  'Medians by clues (diagram 3)': ['Mediane nach Vorgaben (Diagramm 3)', 'Médianes selon les chiffres donnés (diagramme 3)'],
  'An empty puzzle of three faces': ['Ein leeres Rätsel auf drei Seiten', 'Une grille vide de trois faces'],
  'Highest share of blank cells with every puzzle settled': [
    'Größter Anteil leerer Felder, bei dem jedes Rätsel entschieden ist',
    'Plus grande part de cases vides où chaque grille est décidée',
  ],
  'Nodes of the first puzzle of each setting': [
    'Knoten des ersten Rätsels jeder Einstellung',
    'Nœuds de la première grille de chaque réglage',
  ],
  'Hardest step of each puzzle, by group': [
    'Schwerster Schritt jedes Rätsels, nach Gruppe',
    'Pas le plus dur de chaque grille, par groupe',
  ],
  'Puzzles in which a technique was used when taken in the order of the scale': [
    'Rätsel, in denen eine Technik gebraucht wurde, in der Reihenfolge der Skala',
    'Grilles où une technique a servi, dans l’ordre de l’échelle',
  ],
  'common edges only': ['nur gemeinsame Kanten', 'arêtes communes seulement'],
};

/** A text of a table in a language; undefined where nobody translated it. */
export function tableText(text: string, code: LanguageCode): string | undefined {
  if (code === 'en') return text;
  // What the survey prints of its groups has words of its own, beside them.
  const group = Object.values(SURVEY_GROUP_FACTS).find(({ printed }) => printed.en === text);
  if (group) return group.printed[code];
  return Object.hasOwn(WORDS, text) ? WORDS[text]![code === 'de' ? 0 : 1] : undefined;
}

/** What stands over a column or a table: of what it is, which may be a name that is the same everywhere, and what it is. */
export function captionText(of: string | undefined, text: string, code: LanguageCode, joint: string): string {
  const say = (one: string): string => tableText(one, code) ?? one;
  if (of === undefined) return say(text);
  return `${say(of)}${code === 'fr' && joint === ': ' ? '\u00a0: ' : joint}${say(text)}`;
}
