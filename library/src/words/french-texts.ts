import type { Texts } from '#core';

/** The sentences of the library in French, by their English text. */
export const texts: Texts = {
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
  'numbers from 1 to {most}': 'des nombres de 1 à {most}',
  'row {row:id}, character {character:id}': 'ligne {row:id}, caractère {character:id}',
  'character {character:id}': 'caractère {character:id}',
  '{place} ({where}) holds {found}; expected {expected} or . for blank':
    '{place} ({where}) contient {found} ; attendu : {expected}, ou . si vide',
  'expected {cells} cells for {kind}, found {found}': '{cells} cases attendues pour {kind}, {found} {found|trouvée|trouvées}',
  'row {row} has {cells} {cells|cell|cells}, not {wanted}: {sentence}':
    'la ligne {row} de la grille a {cells} {cells|case|cases} au lieu de {wanted} : {sentence}',
  'symbols: expected {size} symbols, one for each value, and found {found}':
    'symbols: {size} symboles attendus, un par valeur, {found} {found|trouvé|trouvés}',
  'symbols: "{twice}" stands twice; every value needs its own symbol':
    'symbols: « {twice} » figure deux fois ; chaque valeur a besoin de son symbole',
  'symbols: "{reserved}" cannot be a symbol because it marks blanks or structure':
    'symbols: « {reserved} » ne peut être un symbole, car il marque les cases vides ou la structure',
  '{name}: {sentence}': '{name} : {sentence}',
  'line {line:id}: {sentence}': 'ligne {line:id} : {sentence}',
  'item {item:id}: {sentence}': 'élément {item:id} : {sentence}',
  'column {column:id}: {sentence}': 'colonne {column:id} : {sentence}',
  '[State]: {sentence}': '[State] : {sentence}',
  '[PencilMarks]: {sentence}': '[PencilMarks] : {sentence}',
  'entries: {sentence}': 'entries : {sentence}',
  '{field} {objection}, not "{raw}"': '{field} {objection}, et non « {raw} »',
  'the engine {engine} has no setting {field}': 'le moteur {engine} n’a pas de réglage {field}',
  '{field} must be true or false, not "{raw}"': '{field} doit être true ou false, et non « {raw} »',
  '{field} must be a number, not "{raw}"': '{field} doit être un nombre, et non « {raw} »',
  '{field} must be one of {known}, not "{raw}"': '{field} doit être l’un de {known}, et non « {raw} »',
  'unknown engine "{engine}"; the engines are {known}': 'moteur inconnu « {engine} » ; il y a {known}',
  'there is not enough memory for the kernel': 'la mémoire ne suffit pas pour le noyau de calcul',
  'its cells cannot be tiled by houses of one family, and swaps stay inside such blocks':
    'ses cases ne se partagent pas en zones d’une même famille, et les échanges restent dans de tels blocs',
  'must be a whole number of at least {least}': 'doit être un entier à partir de {least}',
  'must be A, B, C, D, a rate such as 80, or pairs of fall and rate such as 0:50,25:60,90:80':
    'doit être A, B, C, D, un taux comme 80, ou des paires de baisse et de taux comme 0:50,25:60,90:80',
  'must have rates of at least 1 and below 100 per cent': 'doit avoir des taux d’au moins 1 et de moins de 100 pour cent',
  'must have falls that begin at 0 and rise to at most 100 per cent':
    'doit avoir des baisses qui partent de 0 et montent à 100 pour cent au plus',
  'it joins layers, planes or faces that are puzzles themselves, and here there are none':
    'il joint des couches, des plans ou des faces qui sont eux-mêmes des grilles, et il n’y en a pas ici',
  '{kind} is not cut into blocks that hold every value once': '{kind} n’est pas découpé en parties qui contiennent chaque valeur une fois',
  '{kind} has no {wanted} to permute; it has {known}': '{kind} n’a pas de {wanted} à permuter, mais {known}',
  'there is no block {number}; the {partition} of {kind} are numbered 1 to {count}':
    'il n’y a pas de partie {number} ; les {partition} de {kind} vont de 1 à {count}',
  'two givens cannot both stand, so there is nothing to permute': 'deux chiffres donnés se contredisent, il n’y a donc rien à permuter',
  'it fills {partitions:or} one by one, and this grid is not cut into {partitions:or}':
    'il remplit les {partitions:or} tour à tour, et cette grille n’est pas découpée en {partitions:or}',
  'it fills {partition} one by one, and here they share cells': 'il remplit tour à tour les {partition}, qui ont ici des cases communes',
  'it permutes the values of a block, and {block} does not hold every value once':
    'il permute les valeurs d’une partie, et {block} ne contient pas chaque valeur une fois',
  'the rules must be printed, all, or some of {known}, not "{text}"':
    'les règles doivent être printed, all ou certaines de {known}, et non « {text} »',
  'the path must be {known} or the numbers of all {count} blocks, not "{text}"':
    'le chemin doit être {known} ou les numéros des {count} blocs, et non « {text} »',
  'the path "{text}" must name each of the blocks 1 to {count} once':
    'le chemin « {text} » doit nommer une fois chacun des blocs 1 à {count}',
  'the seed must be a whole number, and the attempts a whole number of at least 1':
    'la graine doit être un entier, et les essais un entier à partir de 1',
  'unknown format "{format}"; the formats are {known}': 'format inconnu « {format} » ; il y a {known}',
  'the id {id} names a puzzle on a server; only ids that carry the puzzle are read: scl, ctc, fpuz, scf':
    'l’identifiant {id} désigne une grille sur un serveur ; seuls ceux qui contiennent la grille sont lus : scl, ctc, fpuz, scf',
  'this text was not packed by SudokuPad; perhaps the link is cut short':
    'ce n’est pas un texte compressé par SudokuPad ; le lien est peut-être tronqué',
  'this text was not packed by f-puzzles; perhaps the link is cut short':
    'ce n’est pas un texte compressé par f-puzzles ; le lien est peut-être tronqué',
  'expected packed JSON with "cells"': 'JSON compressé avec "cells" attendu',
  'the puzzle has constraints that Ninefold does not know: {names}': 'la grille a des contraintes que Ninefold ne connaît pas : {names}',
  'the puzzle has constraints that Ninefold does not know together: {names}':
    'la grille a des contraintes que Ninefold ne connaît pas ensemble : {names}',
  'no kind': 'aucun type',
  SudokuPad: 'SudokuPad',
  '"{name}" should hold from 2 to 61 rows of cells': '"{name}" doit contenir de 2 à 61 lignes de cases',
  'row {row} of "{name}" should hold {size} cells, as there are {size} rows':
    'la ligne {row} de "{name}" doit contenir {size} cases, puisqu’il y a {size} lignes',
  '{place} holds {found}; expected a number from 1 to {most}': '{place} contient {found} ; attendu : un nombre de 1 à {most}',
  'this is not valid JSON: {reason}': 'ce n’est pas du JSON valide ; le navigateur indique : {reason}',
  'this is not valid XML: {reason}': 'ce n’est pas du XML valide ; message : {reason}',
  'this is not valid packed JSON: {reason}': 'ce n’est pas du JSON compressé valide : {reason}',
  'expected {takes}, found {found}': 'attendu : {takes} ; trouvé : {found}',
  'a text': 'un texte',
  'a list of numbers': 'une liste de nombres',
  'a list of texts': 'une liste de textes',
  'text or bytes': 'du texte ou des octets',
  'a stream of text or bytes': 'un flux de texte ou d’octets',
  'a list': 'une liste',
  'an object': 'un objet',
  nothing: 'rien',
  'expected {expected} at character {character:id}': 'au caractère {character:id}, attendu : {expected}',
  'at most {most} nested brackets': 'au plus {most} parenthèses imbriquées',
  'a value': 'une valeur',
  'a colon': 'un deux-points',
  'the end of a string': 'la fin d’une chaîne',
  'a name': 'un nom',
  'the end': 'la fin',
  'character {character:id} of the packed cells is {found}; expected 0-9, A-Z or a-x':
    'le caractère {character:id} des cases compressées est {found} ; attendu : 0-9, A-Z ou a-x',
  'expected 81 cells for classic:3x3, found {found} in the packed text':
    '81 cases attendues pour classic:3x3, {found} {found|trouvée|trouvées} dans le texte compressé',
  'the region map has {cells} {cells|cell|cells}, which is not a square number':
    'la carte des régions a {cells} {cells|case|cases}, ce qui n’est pas un carré',
  '{what} cannot hold restricted candidates; the formats ninefold, json and candidates can':
    '{what} ne peut contenir de candidats restreints ; les formats ninefold, json et candidates le peuvent',
  '{what} cannot hold {kind}, only {known}': '{what} ne peut contenir {kind}, seulement {known}',
  '{what} holds at most {largest} values, and {kind} has {size}': '{what} peut contenir {largest} valeurs au plus, et {kind} en a {size}',
  '{what} holds classic:3x3 only, not {kind}': '{what} ne peut contenir que classic:3x3, pas {kind}',
  'a candidate grid of {kind} with {characters} characters per cell':
    'une grille de candidats de {kind} avec {characters} caractères par case',
  'expected a JSON object with "grid"': 'objet JSON avec "grid" attendu',
  'expected a JSON object with "puzzle"': 'objet JSON avec "puzzle" attendu',
  'f-puzzles': 'f-puzzles',
  'a file ending in {ending}': 'un fichier en {ending}',
  'an OpenSudoku file': 'un fichier OpenSudoku',
  'a line': 'une ligne',
  'a hexadecimal line': 'une ligne hexadécimale',
  'a letter line': 'une ligne de lettres',
  'a library line': 'une ligne HoDoKu',
  '{alphabet} has {symbols} symbols, too few for {values} values': '{alphabet} a {symbols} symboles, trop peu pour {values} valeurs',
  'expected a square number of cells in a candidate grid, found {found}':
    'une grille de candidats a un nombre carré de cases, et non {found}',
  'expected a candidate grid (a group of digits for each cell, or N characters for each of N x N cells), found {characters} characters':
    'grille de candidats attendue (un groupe de chiffres par case, ou N caractères pour chacune des N x N cases), {characters} {characters|caractère trouvé|caractères trouvés}',
  'expected a candidate grid': 'grille de candidats attendue',
  '{place} (character {character:id}) holds {found}; expected {expected} or . for no candidate':
    '{place} (caractère {character:id}) contient {found} ; attendu : {expected}, ou . sans candidat',
  'expected {groups} groups of candidates for {kind}, found {found}':
    '{groups} groupes de candidats attendus pour {kind}, {found} {found|trouvé|trouvés}',
  '{place} lists the candidates {found}; expected {expected}, * for all or . for none':
    '{place} liste les candidats {found} ; attendu : {expected}, * pour tous ou . pour aucun',
  '{place} holds {value}, but an earlier place of the same cell holds {earlier}':
    '{place} contient {value}, mais une place antérieure de la même case contient {earlier}',
  'expected an <opensudoku> element': 'élément <opensudoku> attendu',
  'no puzzle found: there is no <game> element': 'aucune grille trouvée : il n’y a pas d’élément <game>',
  'a <game> has no data': 'un <game> n’a pas de données',
  'a two-digit line': 'une ligne à deux chiffres',
  '{what} cannot hold a region map; the formats jigsaw and ninefold can':
    '{what} ne peut contenir de carte des régions ; les formats jigsaw et ninefold le peuvent',
  'expected two characters per cell, found {found} characters':
    'deux caractères par case attendus, {found} {found|caractère trouvé|caractères trouvés}',
  'expected two characters per cell, found {pairs} {pairs|pair|pairs} for {kind}':
    'deux caractères par case attendus, {pairs} {pairs|paire trouvée|paires trouvées} pour {kind}',
  'expected two characters per cell, found {pairs} {pairs|pair|pairs}':
    'deux caractères par case attendus, {pairs} {pairs|paire trouvée|paires trouvées}',
  'expected two digits per cell': 'deux chiffres par case attendus',
  '{place} holds {found}; expected 01-{size} or .. for blank': '{place} contient {found} ; attendu : 01-{size}, ou .. si vide',
  'regions: character {character:id} is {found}; expected 0-9, A-Z or a-z, one for each cell':
    'regions: le caractère {character:id} est {found} ; attendu : 0-9, A-Z ou a-z, un par case',
  'no cells follow the headers': 'aucune case ne suit les en-têtes',
  'version: expected a number such as {known}, found {found}': 'version: un nombre comme {known} attendu, {found} trouvé',
  'the text is of version {version} of the format; this program reads version {known}, so a newer one is needed':
    'le texte est de la version {version} du format ; ce programme lit la version {known}, il en faut donc un plus récent',
  'expected N*N cells followed by a region map of N*N characters': 'N*N cases suivies d’une carte des régions de N*N caractères attendues',
  'a jigsaw line holds jigsaws only, not {kind}': 'une ligne jigsaw ne peut contenir que des sudokus irréguliers (jigsaw), pas {kind}',
  '{kind} has more regions or symbols than there are characters': '{kind} a plus de régions ou de symboles qu’il n’y a de caractères',
  'hexadecimal has 16 values, and {kind} has {values}': 'l’hexadécimal a 16 valeurs, et {kind} en a {values}',
  'expected <ksudoku><game><puzzle><graph>': '<ksudoku><game><puzzle><graph> attendu',
  'expected {wanted} characters of values for {kind}, found {found}':
    '{wanted} caractères de valeurs attendus pour {kind}, {found} {found|trouvé|trouvés}',
  '{place} (character {character:id}) holds {found}; expected b-{last} or _ for blank':
    '{place} (caractère {character:id}) contient {found} ; attendu : b-{last}, ou _ si vide',
  'the graph has no order from 2 to 25': 'le graphe n’a pas d’ordre de 2 à 25',
  'the graph is of type {found} and order {order}; expected sudoku, roxdoku or custom with a square order':
    'le graphe est de type {found} et d’ordre {order} ; attendu : sudoku, roxdoku ou custom avec un ordre carré',
  'the graph {graph} has groups of its own that no kind has': 'le graphe {graph} a ses propres groupes, qu’aucun type n’a',
  'the graph has no kind': 'le graphe n’a pas de type',
  'KSudoku cannot hold {kind}, only {known}': 'KSudoku ne peut contenir {kind}, seulement {known}',
  'KSudoku cannot hold {kind}; it has square boxes and at most 25 values':
    'KSudoku ne peut contenir {kind} ; il a des blocs carrés et 25 valeurs au plus',
  'Ninefold does not know it': 'Ninefold ne le connaît pas',
  'RegionSize: expected a number from 1 to {most}, found {found}': 'RegionSize : un nombre de 1 à {most} était attendu, pas {found}',
  'Shape: expected a size such as 6x8 or 9x9~0-8 with up to {most} rows and columns, found {found}':
    'Shape : une taille comme 6x8 ou 9x9~0-8 avec {most} lignes et colonnes au plus était attendue, pas {found}',
  'Shape: grids of type {type} have no rows and columns, which Ninefold does not know':
    'Shape : les grilles de type {type} n’ont ni lignes ni colonnes, ce que Ninefold ne connaît pas',
  'a cell without any candidate cannot be written there': 'une case sans candidat ne peut pas s’y écrire',
  'a line of killer numbers': 'une ligne de nombres killer',
  'a line of killer signs': 'une ligne de signes killer',
  'a pill is read from left to right and top to bottom there': 'une gélule s’y lit de gauche à droite et de haut en bas',
  'a sum has one total there, not {totals}': 'une somme y a un seul total, pas {totals}',
  'constraint {number:id}, {type}: {sentence}': 'contrainte {number:id}, {type} : {sentence}',
  'constraint {number:id}: .End ends nothing': 'contrainte {number:id} : .End ne termine rien',
  'constraint {number:id}: nested too deep': 'contrainte {number:id} : imbrication trop profonde',
  'constraint {number:id}: {place} holds {found}; expected a number from {least} to {most}':
    'contrainte {number:id} : {place} contient {found} ; un nombre de {least} à {most} était attendu',
  'expected 3x3::k: and {cells} numbers with colons between them, found {found}':
    '3x3::k: et {cells} nombres séparés par des deux-points étaient attendus, {found} trouvés',
  'expected a constraint such as .Cage~15~R1C1~R1C2, found {found}': 'une contrainte comme .Cage~15~R1C1~R1C2 était attendue, pas {found}',
  'expected a line and one or two clues': 'une ligne et un ou deux indices étaient attendus',
  'expected a total such as 15 or 0_=_1_-1, found {found}': 'un total comme 15 ou 0_=_1_-1 était attendu, pas {found}',
  'expected no argument, found {found}': 'aucun argument n’était attendu, {found} trouvé',
  'expected {cells} characters, one for each cell, found {found}': '{cells} caractères étaient attendus, un par case, {found} trouvés',
  'it has no such rule': 'cette règle n’y existe pas',
  'it is for the numbers {least} to {most} only there': 'elle n’y existe que pour les nombres de {least} à {most}',
  'it stands for {value} only there, not for {found}': 'elle n’y vaut que pour {value}, pas pour {found}',
  'its cells have to be a whole diagonal there': 'ses cases doivent y former une diagonale entière',
  'its cells have to be a whole row or column there': 'ses cases doivent y former une ligne ou une colonne entière',
  'its four cells have to meet in a corner there': 'ses quatre cases doivent s’y toucher en un coin',
  'its sets have to be of the same size there': 'ses ensembles doivent y être de même taille',
  'its two cells have to be neighbours there': 'ses deux cases doivent y être voisines',
  'more than one region is not as large as a row': 'plus d’une région n’est pas aussi grande qu’une ligne',
  'no diagonal begins at {cell}': 'aucune diagonale ne commence en {cell}',
  'no four cells meet below and right of {cell}': 'il n’y a pas quatre cases qui se touchent en bas à droite de {cell}',
  'the Interactive Sudoku Solver': 'l’Interactive Sudoku Solver',
  'there is no word for "{found}" there': 'il n’y a pas de mot pour « {found} »',
  'weights go from -100 to 100 there': 'les poids y vont de -100 à 100',
  '{cells} cells cannot be divided into {sets} sets': '{cells} {cells|case ne peut|cases ne peuvent} être réparties en {sets} ensembles',
  '{found} is no cell of the grid; expected one such as R1C2':
    '{found} n’est pas une case de la grille ; une case comme R1C2 était attendue',
  '{found} is no expression in base 64': '{found} n’est pas une expression en base 64',
  '{found} is no row or column of the grid; expected one such as R1':
    '{found} n’est ni une ligne ni une colonne de la grille ; R1 par exemple était attendu',
  '{name} is missing': '{name} manque',
  '{place} holds {found}; expected a number': '{place} contient {found} ; un nombre était attendu',
  '{place} holds {found}; expected a sum or a sign': '{place} contient {found} ; une somme ou un signe était attendu',
  '{place} points out of the grid': '{place} pointe hors de la grille',
  '{place} points round in a circle': 'depuis {place}, les signes tournent en rond',
  '{place} says that its cage has the sum {sum}, another cell {other}': '{place} dit que sa cage a la somme {sum}, une autre case {other}',
  '{type} has no .End': '{type} n’a pas de .End',
  '{what} cannot hold the rule {rule}; the formats ninefold and json can':
    '{what} ne peut contenir la règle {rule} ; les formats ninefold et json le peuvent',
  '{what} cannot hold {kind} with these regions; each has to be as large as a row':
    '{what} ne peut contenir {kind} avec ces régions ; chacune doit être aussi grande qu’une ligne',
  '{what} cannot hold {kind}; it has at most {most} rows, columns and values':
    '{what} ne peut contenir {kind} ; il y a au plus {most} lignes, colonnes et valeurs',
  '{what} cannot hold {kind}; its boxes are not the usual ones':
    '{what} ne peut contenir {kind} ; ses blocs ne sont pas les blocs habituels',
  '{what} cannot hold {rule}: {sentence}': '{what} ne peut contenir {rule} : {sentence}',
  '{what} has no room for givens': '{what} n’a pas de place pour des valeurs données',
  '{place} is in another cage already': '{place} est déjà dans une autre cage',
  'it has no sum': 'elle n’a pas de somme',
  'the largest sum there is {most}': 'la plus grande somme y est {most}',
  '{place} does not touch the rest of it': '{place} ne touche pas le reste',
  'constraints such as .Type~argument': 'des contraintes comme .Type~argument',
  'a line that begins with 3x3::k:': 'une ligne qui commence par 3x3::k:',
  '81 characters with signs for cages': '81 caractères, dont certains forment des cages',
  'the puzzle has drawings that no rule accounts for, and a rule may hide in them: {names}; {field} does without them':
    'l’énigme a des dessins qu’aucune règle n’explique, et une règle peut s’y cacher : {names} ; {field} s’en passe',
  'the region of {place} is {found}; expected a number or null': 'la région de {place} est {found} ; un nombre ou null était attendu',
  '{key} {number:id}: {sentence}': '{key} {number:id} : {sentence}',
  '{what} cannot hold {kind}; it would come back as {usual}': '{what} ne peut contenir {kind} ; cela reviendrait comme {usual}',
  '{what} cannot hold {kind}; its grids are square, with as many values as rows, from 1 on':
    '{what} ne peut contenir {kind} ; les grilles y sont carrées, avec autant de valeurs que de lignes, à partir de 1',
  'neighbours with a dot are left out there': 'les voisins marqués d’un point y sont exclus',
  'a shaft does not begin in its circle there': 'une flèche n’y commence pas dans son cercle',
  'expected an object with "lines", found {found}': 'un objet avec "lines" était attendu, pas {found}',
  'expected an object, found {found}': 'un objet était attendu, pas {found}',
  '{found} is no place beside a row or column; expected one such as R0C1':
    '{found} n’est pas une place à côté d’une ligne ou d’une colonne ; R0C1 par exemple était attendu',
  'rules within rules go at most {most} deep': 'des règles dans des règles ne vont pas au-delà de {most} niveaux',
  'expected at least {least} sets of rules, found {found}': 'au moins {least} ensembles de règles étaient attendus, {found} trouvés',
  'expected a list of sets of rules, found {found}': 'une liste d’ensembles de règles était attendue, pas {found}',
  'expected a set of rules such as {example}, found {found}': 'un ensemble de règles comme {example} était attendu, pas {found}',
  'expected a list of rules, found {found}': 'une liste de règles était attendue, pas {found}',
  'expected a rule, found {found}': 'une règle était attendue, pas {found}',
  'expected an even number of cells, found {found}': 'un nombre pair de cases était attendu, trouvé {found}',
  'it is for 5 with 1 above or 9 below only there': 'elle n’y existe que pour 5 avec 1 au-dessus ou 9 en dessous',
  'the kind is not a single grid': 'ce type de grille n’est pas une grille unique',
  'the kind has more values than rows': 'ce type de grille a plus de valeurs que de lignes',
  'its cells have to be a whole row or column': 'les cases doivent former une ligne ou une colonne entière',
  'expected pairs such as "1:2,3 2:4", found {found}': 'des paires comme "1:2,3 2:4" étaient attendues, trouvé {found}',
  'expected the states of an automaton such as "start 1>1 2-9>0; end", found {found}':
    'les états d’un automate comme "start 1>1 2-9>0; end" étaient attendus, trouvé {found}',
  '{found} is no table of pairs in base 64': '{found} n’est pas une table de paires en base 64',
  '{found} is no automaton in base 64': '{found} n’est pas un automate en base 64',
  '{found} is no list of cells in base 64': '{found} n’est pas une liste de cases en base 64',
  'a copy has {cell} outside the grid': 'une copie a {cell} hors de la grille',
  'ties are allowed for all ranks or for none there': 'les ex æquo y sont permis pour tous les rangs ou pour aucun',
  '{found} is no border of blocks; expected a-z or _': '{found} n’est pas une limite de blocs ; a-z ou _ attendus',
  'there are more borders of blocks than {wanted}': 'il y a plus de limites de blocs que {wanted}',
  'expected {wanted} borders of blocks, found {found}': '{wanted} limites de blocs attendues, {found} {found|trouvée|trouvées}',
  '{found} is not a cell; expected a number, a-z or _': '{found} n’est pas une case ; un nombre, a-z ou _ attendus',
  'expected {wanted} cells, found {found}': '{wanted} cases attendues, trouvé {found}',
  'a game id of Solo': 'un identifiant de jeu de Solo',
  'expected a game id such as 3x3:a1b2..., found {found}': 'un identifiant de jeu comme 3x3:a1b2... était attendu, trouvé {found}',
  'expected from 2 to 61 rows, found {found}': 'de 2 à 61 lignes attendues, trouvé {found}',
  'expected {wanted} {wanted|part|parts} with commas between them, found {found}':
    '{wanted} {wanted|partie attendue|parties attendues}, séparées par des virgules, trouvé {found}',
  'the cage at {place} has more than one sum': 'la cage en {place} a plus d’une somme',
  'both diagonals go together there': 'les deux diagonales y vont ensemble',
  'cages are for at most {most} values there': 'les cages n’y existent que pour {most} valeurs au plus',
  'every cell is in a cage there, and {place} is in none': 'toute case y est dans une cage, et {place} n’est dans aucune',
  'its cells have to touch there': 'ses cases doivent s’y toucher',
  Solo: 'Solo',
  KSudoku: 'KSudoku',
  'cages are known of {wanted} only, not of {found}': 'les cages ne sont connues que de {wanted}, pas de {found}',
  'its operator is {found}; expected {known}': 'son opérateur est {found} ; {known} attendu',
  'cage {number:id}: {sentence}': 'cage {number:id} : {sentence}',
  'cages are for grids of 4 and 9 rows with boxes there': 'les cages n’y existent que pour les grilles de 4 et 9 lignes avec des blocs',
  'KSudoku cannot hold restricted candidates': 'KSudoku ne peut contenir de candidats restreints',
  '"kind" holds {found}; expected {known}': '"kind" contient {found} ; attendu : {known}',
  '"box" has to be a whole number from 2 to 8': '"box" doit être un entier de 2 à 8',
  '"edges" holds {found}; expected "match" or "differ"': '"edges" contient {found} ; attendu : "match" ou "differ"',
  'the corpus form cannot hold {kind}, only classic, jigsaw, solid and faces with square boxes':
    'la forme du corpus ne peut contenir {kind}, seulement classic, jigsaw, solid et faces à blocs carrés',
  'the corpus form cannot hold restricted candidates': 'la forme du corpus ne peut contenir de candidats restreints',
  'expected "format":"ninefold", found {found}': '"format":"ninefold" attendu, {found} trouvé',
  '"{name}" holds {found}; expected a string': '"{name}" contient {found} ; attendu : une chaîne',
  '"puzzle" holds {found}; expected a string or a list of numbers':
    '"puzzle" contient {found} ; attendu : une chaîne ou une liste de nombres',
  'item {item:id} of "puzzle" is {found}; expected a number, 0 for blank':
    'l’élément {item:id} de "puzzle" est {found} ; attendu : un nombre, 0 si vide',
  '"regions" is not a region map; expected one number from 0 for each cell, or a string with one character for each':
    '"regions" n’est pas une carte des régions ; attendu : un nombre à partir de 0 par case, ou une chaîne d’un caractère par case',
  '"{name}" holds {found}; expected a list of strings, one for each place':
    '"{name}" contient {found} ; attendu : une liste de chaînes, une par place',
  'expected :code:candidates:cells:removed: with at least five colons, found {colons}':
    ':code:candidates:cells:removed: avec au moins cinq deux-points attendu, {colons} {colons|trouvé|trouvés}',
  'expected classic:3x3': 'classic:3x3 attendu',
  'a library line holds 81 cells, which {kind} does not have': 'une ligne HoDoKu contient 81 cases, ce que {kind} n’a pas',
  'the cells hold {found}; expected 1-9, + before a placed digit, or . for blank':
    'les cases contiennent {found} ; attendu : 1-9, + devant un chiffre placé, ou . si vide',
  'expected 81 cells for {kind}, found {found}': '81 cases attendues pour {kind}, {found} {found|trouvée|trouvées}',
  'a removed candidate is {found}; expected three digits from 1 to 9: value, row, column':
    'un candidat retiré est {found} ; attendu : trois chiffres de 1 à 9 : valeur, ligne, colonne',
  'column {column:id} should hold the puzzle, but it is empty': 'la colonne {column:id} doit contenir la grille, et elle est vide',
  'the formula of {kind} has about {clauses} clauses, more than one text holds ({most})':
    'la formule de {kind} a environ {clauses} clauses, plus qu’un texte n’en contient ({most})',
  'a candidate grid holds single grids without a region map, not {kind}':
    'une grille de candidats ne peut contenir que des grilles simples sans carte des régions, pas {kind}',
  'a candidate grid has one character per candidate, too few for {kind}':
    'une grille de candidats a un caractère par candidat, trop peu pour {kind}',
  '{cell} has no candidate left, which a candidate grid cannot show':
    '{cell} n’a plus de candidat ; une grille de candidats ne peut le montrer',
  'expected one puzzle, found {found}': 'une grille attendue, {found} {found|trouvée|trouvées}',
  'a file in the format {format} holds one puzzle, not {puzzles}': 'un fichier au format {format} contient une grille, et non {puzzles}',
  '{format} is read only, never written': 'le format {format} est seulement lu, jamais écrit',
  '{format} is written only, never read': 'le format {format} est seulement écrit, jamais lu',
  'unknown kind "{kind}"; the kinds are {known}': 'type inconnu « {kind} » ; il y a {known}',
  '{family} has no options, so "/{option}" means nothing': '{family} n’a pas de règles au choix, « /{option} » ne veut donc rien dire',
  'a region map is given, but {family} has none; the kind for region maps is jigsaw':
    'une carte des régions est donnée, mais {family} n’en a pas ; le type pour cela est jigsaw',
  '{family}:{argument} is not a box: expected {family}:RxC with boxes of R rows and C columns, both at least 2, such as {family}:3x3':
    '{family}:{argument} n’est pas un bloc : attendu {family}:RxC avec des blocs de R lignes et C colonnes, au moins 2 chacune, comme {family}:3x3',
  '{family}:{argument} has {values} values; at most {most} are possible':
    '{family}:{argument} a {values} valeurs ; {most} au plus sont possibles',
  '{written} needs a number from {least} to {most} after the colon, such as {family}:{example}':
    '{written} demande après le deux-points un nombre de {least} à {most}, comme {family}:{example}',
  '{family} has no option "{option}"; it takes {known}': '{family} n’a pas de règle « {option} » ; il y a {known}',
  'jigsaw:{size} needs a region map: a line "regions:" with {cells} symbols, one for each cell':
    'jigsaw:{size} demande une carte des régions : une ligne « regions: » de {cells} signes, un par case',
  'the region map has {cells} {cells|cell|cells}; jigsaw:{size} has {wanted}':
    'la carte des régions a {cells} {cells|case|cases} ; jigsaw:{size} en a {wanted}',
  'region {region} (from {start}) has {cells} {cells|cell|cells}; every region of jigsaw:{size} has {size}':
    'la région {region} (depuis {start}) a {cells} {cells|case|cases} ; chaque région de jigsaw:{size} en a {size}',
  'a drawing (SVG)': 'un dessin (SVG)',
  'a web page (HTML)': 'une page web (HTML)',
  'a PDF document': 'un document PDF',
  'this is {what}; a puzzle is expected as text': 'c’est {what} ; une grille est attendue sous forme de texte',
  'this is not text but a binary file: it holds a NUL byte; a puzzle is expected as text':
    'ce n’est pas un texte mais un fichier binaire : il contient un octet NUL ; une grille est attendue sous forme de texte',
  'no puzzle found: the text is empty, or holds comments only':
    'aucune grille trouvée : le texte est vide ou ne contient que des commentaires',
  'this line has {characters} characters, more than are read ({most} for a line)':
    'cette ligne a {characters} caractères, plus qu’il n’en est lu ({most} par ligne)',
  'a puzzle that begins here is longer than {longest} characters, which is more than is read':
    'une grille qui commence ici dépasse {longest} caractères ; autant n’est pas lu',
  'unknown symmetry "{symmetry}"; there are {known}': 'symétrie inconnue « {symmetry} » ; il y a {known}',
  '{kind} has no symmetry "{symmetry}"; it has {known}': '{kind} n’a pas de symétrie « {symmetry} » ; il y a {known}',
  '{kind} has {cells} cells, so it cannot have {clues} clues': '{kind} a {cells} cases et ne peut avoir {clues} chiffres donnés',
  'no puzzle of {kind} with fewer than {fewest} clues has only one solution ({source})':
    'aucune grille du type {kind} de moins de {fewest} chiffres donnés n’a une seule solution ({source})',
  'with fewer than {clues} clues at least two values never appear and can change places':
    'avec moins de {clues} chiffres donnés, au moins deux valeurs n’apparaissent jamais et peuvent s’échanger',
  'a difficulty from {from:.1} to {to:.1} is an empty range': 'il n’y a rien entre les difficultés {from:.1} et {to:.1}',
  'the classes {known} are made for 9x9 grids': 'les classes {known} sont faites pour les grilles 9x9',
  'the pattern has {cells} {cells|cell|cells}; {kind} has {wanted}': 'le motif a {cells} {cells|case|cases} ; {kind} en a {wanted}',
  'the pattern has room for {marked} {marked|clue|clues}; at least {few} are needed':
    'le motif a de la place pour {marked} {marked|chiffre donné|chiffres donnés} ; il en faut au moins {few}',
  'the pattern and the symmetry "{symmetry}" forbid each other: of its {marked} cells only {usable} stay among themselves, and at least {few} clues are needed':
    'le motif et la symétrie « {symmetry} » s’excluent : de ses {marked} cases, {usable} {usable|seulement reste|seulement restent} entre elles, et il faut au moins {few} chiffres donnés',
  'the clues are not symmetric ("{symmetry}") to begin with': 'les chiffres donnés ne sont pas symétriques (« {symmetry} ») au départ',
  'the puzzle restricts candidates from the start; only puzzles of clues alone are accepted':
    'la grille restreint des candidats dès le début ; seules les grilles faites de chiffres donnés sont acceptées',
  'places of one cell disagree, so the puzzle has no solution':
    'des places d’une même case se contredisent, la grille n’a donc pas de solution',
  'the puzzle has several solutions; it needs exactly one': 'la grille a plusieurs solutions ; il en faut exactement une',
  'the puzzle has no solution': 'la grille n’a pas de solution',
  'this kind has no filled grid': 'ce genre n’a aucune grille remplie',
  'the grids of this kind cannot be listed up to relabelling': 'les grilles de ce genre ne peuvent être énumérées à renommage près',
  'this kind has too many grids to be listed: more than {most}': 'ce genre a trop de grilles pour être énumérées : plus de {most}',
  'a solved jigsaw grid needs its region map': 'une grille irrégulière résolue a besoin de sa carte des régions',
  'a saved game should be an object': 'une partie gardée doit être un objet',
  'the saved game is of version {version}; this page reads version {known}':
    'la partie gardée est de la version {version} ; cette page lit la version {known}',
  'this is not a file that this page has saved': 'ce fichier n’a pas été enregistré par cette page',
  'the saved file is of version {version}; this page reads version {known}':
    'le fichier enregistré est de la version {version}\u00a0; cette page lit la version {known}',
  'a saved game should have an id': 'une partie gardée doit avoir un identifiant',
  'the notes of the saved game are damaged': 'les notes de la partie gardée sont endommagées',
  'the moves of the saved game are damaged': 'les coups de la partie gardée sont endommagés',
  'a saved puzzle should be an object': 'une grille gardée doit être un objet',
  'a saved puzzle should name its kind': 'une grille gardée doit nommer son type',
  'the region map of a saved puzzle should be a list of numbers': 'la carte des régions d’une grille gardée doit être une liste de nombres',
  'a saved puzzle of {kind} should have {cells} givens from 0 to {size}':
    'une grille gardée de {kind} doit avoir {cells} chiffres donnés de 0 à {size}',
  'a saved puzzle of {kind} should have {size} different symbols': 'une grille gardée de {kind} doit avoir {size} symboles différents',
  'the disputes of a saved puzzle should be places with values':
    'les conflits d’une grille gardée doivent être des places avec des valeurs',
  'the candidates of a saved puzzle of {kind} should be {words} words':
    'les candidats d’une grille gardée de {kind} doivent être {words} mots',
  'title and author of a saved puzzle should be text': 'titre et auteur d’une grille gardée doivent être du texte',
  'this game is not kept in this browser': 'cette partie n’est pas gardée dans ce navigateur',
  'the worker could not be started': 'le processus de calcul n’a pas pu démarrer',
  'whether the puzzle has one solution was not decided; a higher {effort} may help':
    'on n’a pas pu décider si la grille a une seule solution ; augmenter {effort} peut aider',
  '{clues} {from}-{to} is an empty range': '{clues} {from}-{to} est un intervalle vide',
  '{class} and {clues} both say how many clues there are; give one of them':
    '{class} et {clues} fixent tous deux le nombre de chiffres donnés ; n’en indiquez qu’un',
  '{these:or} cannot be combined with {others:or}': '{these:or} ne peut pas se combiner avec {others:or}',
  'the text uses letters alone, which may be values from {from} on (1-9, then A) or from 1 on (A, B, ...); say which with {ways:or}':
    'le texte n’a que des lettres ; ce peuvent être des valeurs à partir de {from} (1-9, puis A) ou à partir de 1 (A, B, ...) ; précisez avec {ways:or}',
  'the text is written in {letters} {letters|letter|different letters}, but {kind} has {size} values; a line "symbols:" has to name all {size}, or {way} says that they are A, B, C ...':
    'le texte a {letters} {letters|lettre|lettres différentes}, mais {kind} a {size} valeurs ; une ligne « symbols: » doit les nommer toutes les {size}, ou {way} indique que ce sont A, B, C ...',
  'the text says that its kind is {kind} ({places} places), but {asked} ({wanted} places) was asked for with {field}':
    'le texte se dit du type {kind} ({places} emplacements), mais {field} demande {asked} ({wanted} emplacements)',
  'expected {cells} cells for {kind}, found {found}; a puzzle of another kind needs {field} or a line "kind:"':
    '{cells} cases attendues pour {kind}, {found} trouvées ; une grille d’un autre type demande {field} ou une ligne « kind: »',
  '{characters} characters may be {kinds:or}; say which with {ways:or}, or with a line "kind:"':
    '{characters} caractères peuvent être {kinds:or} ; précisez avec {ways:or}, ou avec une ligne « kind: »',
  'no puzzle of {kind} is rated above {most:.1}: all of its minimal ones were tried':
    'aucune grille de {kind} n’est plus difficile que {most:.1}\u00a0: toutes les minimales ont été essayées',
  '"{technique}" needs boxes that share several cells with other groups, and {kind} has none':
    '«\u00a0{technique}\u00a0» demande des blocs qui partagent plusieurs cases avec d’autres groupes, et {kind} n’en a pas',
  '"{technique}" needs lines of two directions, and {kind} has none':
    '«\u00a0{technique}\u00a0» demande des lignes de deux directions, et {kind} n’en a pas',
  'the scale goes from {least:.1} to {hardest:.1}': 'l’échelle va de {least:.1} à {hardest:.1}',
  'a comma or a closing brace': 'une virgule ou une accolade fermante',
  'a comma or a closing bracket': 'une virgule ou un crochet fermant',
  '{kind} has {places} {places|place|places}; at most {most} are taken':
    '{kind} a {places} {places|emplacement|emplacements} ; {most} au plus sont acceptés',
  '{few} and {many} contradict each other': '{few} et {many} s’excluent',
  'unknown difficulty "{difficulty}"; there are {known}': 'difficulté inconnue « {difficulty} » ; il y a {known}',
  '{field} cannot be read: {sentence}': '{field} : illisible ; {sentence}',
  'places of one cell disagree in {field}': '{field} : des emplacements d’une même case se contredisent',
  '{field} has blanks; it must be a filled grid': '{field} : il y a des cases vides ; il faut une grille remplie',
  '{field} is not a solution: it breaks a rule at {cells}': '{field} : ce n’est pas une solution, une règle est enfreinte en {cells}',
  'row {row:id} has "{name}", and there is no such column': 'la ligne {row:id} a « {name} » ; cette colonne n’existe pas',
  'row {row:id}: "{name}" holds {found}; expected {expected}': 'ligne {row:id} : "{name}" contient {found} ; attendu : {expected}',
  'a number': 'un nombre',
  'a word': 'un mot',
  'true or false': 'true ou false',
  '{expected} or null': '{expected} ou null',
  'it knows groups of different values only, and the rules of the puzzle say more':
    'il ne connaît que des groupes de valeurs différentes, et les règles de la grille en disent plus',
  'it fills cells one by one, and a rule of the puzzle leaves open which of several rules holds':
    'il remplit les cases une à une, et une règle de la grille laisse ouvert laquelle de plusieurs règles s’applique',
  'this puzzle has rules beyond those of its kind, and nothing to read them with was given':
    'cette grille a des règles en plus de celles de son type, et rien n’a été donné pour les lire',
  'what was kept of the document of a puzzle (drawings, fog, solution) is damaged':
    'ce qui a été gardé du document d’une grille (dessins, brouillard, solution) est abîmé',
  'what a saved puzzle leaves out should be a list of names': 'ce qu’une grille enregistrée laisse de côté doit être une liste de noms',
  'the rules of a saved puzzle should be a list of lines': 'les règles d’une grille enregistrée doivent être une liste de lignes',
  '{found} is no place of the puzzle; expected one such as {example}':
    '{found} n’est pas une case de la grille ; il faut un nom comme {example}',
  'no straight line joins the ends of {word}': 'aucune ligne droite ne relie les deux extrémités de {word}',
  'expected a whole number from {least} to {most}, found {found}': 'il faut un nombre entier de {least} à {most}, et non {found}',
  'expected {fewest} to {most} whole numbers, found {found}': 'il faut de {fewest} à {most} nombres entiers, et non {found}',
  'expected {known}, found {found}': 'il faut {known}, et non {found}',
  'expected a text, found {found}': 'il faut un texte, et non {found}',
  'expected a text in quotes, found {found}': 'il faut un texte entre guillemets, et non {found}',
  'expected {least} cells, found {found}': 'il faut {least} {least|case|cases}, et il y en a {found}',
  'expected at least {least} cells, found {found}': 'il faut au moins {least} {least|case|cases}, et il y en a {found}',
  '{cell} stands twice': '{cell} figure deux fois',
  'expected at least {least} lists of cells, found {found}': 'il faut au moins {least} {least|liste|listes} de cases, et il y en a {found}',
  'expected a list of cells, found {found}': 'il faut une liste de cases, et non {found}',
  '{rule}: it has no field {found}; its fields are {known}': '{rule} : il n’y a pas de champ {found} ; les champs sont {known}',
  '{rule}: {name} is missing': '{rule} : il manque {name}',
  '{rule}: {name}: {sentence}': '{rule} : {name} : {sentence}',
  '{rule}: expected numbers and words, then a colon, then cells':
    '{rule} : il faut des nombres et des mots, puis deux-points, puis des cases',
  'unknown rule {found}; the rules are {known}': 'règle inconnue {found} ; les règles sont {known}',
  '{rule}: nobody knows what {found} means there; it is written {form}':
    '{rule} : on ne sait pas ce que {found} veut dire à cet endroit ; elle s’écrit {form}',
  'the kind has no boxes and no regions': 'ce type de grille n’a ni blocs ni régions',
  'it has too many cases to be worked out': 'elle a trop de cas pour être calculée',
  'unknown header or rule {found}; the headers are {known}': 'en-tête ou règle inconnue {found} ; les en-têtes sont {known}',
  'rule {number:id}: {sentence}': 'règle {number:id} : {sentence}',
  '"rules" holds {found}; expected a list of rules': '« rules » contient {found} ; il faut une liste de règles',
  'the rule {rule} forbids this symmetry: it would no longer say the same':
    'la règle {rule} interdit cette symétrie\u00a0: elle ne dirait plus la même chose',
  'puzzles with rules such as {rule} are not taken here: the answer would lose them':
    'les grilles avec des règles comme {rule} ne sont pas acceptées ici : la réponse les perdrait',
  '{format} has no room for rules such as {example}; the formats ninefold and json have':
    '{format} n’a pas de place pour des règles comme {example} ; les formats ninefold et json en ont',
  'there are {weights} weights for {cells} cells': 'il y a {weights} poids pour {cells} {cells|case|cases}',
  'the shapes have {cells} and {copy} cells': 'les formes ont {cells} et {copy} cases',
  'it needs pairs of how many and of which number': 'il faut des paires d’un nombre de fois et d’un nombre',
  'the kind has more boxes than values, or boxes that share cells':
    'ce type de grille a plus de blocs que de valeurs, ou des blocs qui partagent des cases',
  'the kind is not a single square grid': 'ce type de grille n’est pas un seul carré',
  'windows need a grid whose side is a square number': 'les fenêtres demandent une grille dont le côté est un nombre carré',
  '{pattern} is no regular expression that Ninefold knows': '{pattern} n’est pas une expression régulière que Ninefold connaît',
  'unknown technique "{technique}"; the techniques are {known}': 'technique inconnue « {technique} » ; les techniques sont {known}',
  'the puzzle has {places} places; at most {most} are taken': 'la grille a {places} places ; on en accepte au plus {most}',
  'the engine {engine} cannot take {kind}: {refusal}': 'le moteur {engine} ne peut pas résoudre {kind} : {refusal}',
  'the request must be {takes}': 'la requête doit être {takes}',
  '{field} is missing; it must be {takes}': '{field} manque ; ce doit être {takes}',
  '{field} must be {takes}, not {value}': '{field} doit être {takes}, et non {value}',
  'a text of {least} to {most} characters': 'un texte de {least} à {most} caractères',
  'a text of at most {most} characters': 'un texte d’au plus {most} caractères',
  'a whole number of at least {least}': 'un entier à partir de {least}',
  'a whole number from {least:id} to {most:id}': 'un entier de {least:id} à {most:id}',
  'a number from {least:id} to {most:id}': 'un nombre de {least:id} à {most:id}',
  'one of {known}': 'l’un de {known}',
  'a list of {least} to {most}': 'une liste de {least} à {most} éléments',
  '{before} or {one}': '{before} ou {one}',
  'there is no field {field}; the fields are {known}': 'il n’y a pas de champ {field} ; les champs sont {known}',
  'a range such as {such}': 'un intervalle comme {such}',
  'a number or a range such as {such}': 'un nombre ou un intervalle comme {such}',
  '{kind} is not a classic grid; canonical forms are made for those':
    '{kind} n’est pas une grille classique ; les formes canoniques n’existent que pour celles-ci',
  '{field}: "{word}" must be a setting such as path=spiral': '{field} : « {word} » doit être un réglage comme path=spiral',
  '{field}: {sentence}': '{field} : {sentence}',
  'the puzzle has several solutions': 'la grille a plusieurs solutions',
  'unknown motion "{motion}"; the motions are {known}': 'mouvement inconnu « {motion} » ; les mouvements sont {known}',
  'places of one cell disagree, so it cannot be moved': 'des places d’une même case se contredisent, elle ne peut donc pas être déplacée',
  '{kind} has no motion "{motion}"; it has {known}': '{kind} n’a pas de mouvement « {motion} » ; il y a {known}',
  '{field} must be each of {symbols} once, or random, not "{text}"':
    '{field} doit contenir chacun des symboles {symbols} une fois, ou être random, et non « {text} »',
  'grid:{argument} is not a grid: expected grid:RxC with up to {most} rows and columns, such as grid:6x8':
    'grid:{argument} n’est pas une grille : il faut grid:RxC, avec {most} lignes et colonnes au plus, par exemple grid:6x8',
  'grid does not know "{setting}"; it takes values=A-B, boxes=RxC and boxes=none':
    'grid ne connaît pas « {setting} » ; il accepte values=A-B, boxes=RxC et boxes=none',
  'the values of a grid begin at 0 or 1, and there are {least} to {most} of them here, not {size}':
    'les valeurs d’une grille commencent à 0 ou à 1, et il y en a ici de {least} à {most}, pas {size}',
  'boxes of {down} rows and {across} columns do not fit into grid:{argument} with {size} values':
    'des blocs de {down} {down|ligne|lignes} et {across} {across|colonne|colonnes} n’entrent pas dans grid:{argument} avec {size} valeurs',
  'the region map has {found} cells; {kind} has {cells}': 'la carte des régions a {found} {found|case|cases} ; {kind} en a {cells}',
  'a region has {cells} cells, more than the {size} values': 'une région a {cells} cases, plus que les {size} valeurs',
  'the claim is no JSON object': "l'affirmation n'est pas un objet JSON",
  'the claim has no list of solutions': "l'affirmation n'a pas de liste de solutions",
  'the claim counts {count}, but lists {listed}': "l'affirmation compte {count}, mais en énumère {listed}",
  'the claim does not say where its added sums come from': 'l’affirmation ne dit pas d’où viennent ses sommes ajoutées',
  'the claim adds a sum that cannot be worked out: number {number:id}':
    'l’affirmation ajoute une somme qui ne se calcule pas\u00a0: numéro {number:id}',
  'the explanation is no JSON object': 'l’explication n’est pas un objet JSON',
  'the explanation lacks its puzzle or its claims': 'il manque à l’explication sa grille ou ses affirmations',
  'step {number:id}: {reason}': 'étape {number:id}\u00a0: {reason}',
  'it speaks of a cell or a value that the puzzle has not': 'elle parle d’une case ou d’une valeur que la grille n’a pas',
  'it names a group or a rule that the puzzle has not': 'elle nomme un groupe ou une règle que la grille n’a pas',
  'it could not be followed within the effort for one step': 'elle n’a pas pu être suivie avec l’effort prévu pour une étape',
  'what it rules out is possible by what it names': 'ce qu’elle exclut est possible d’après ce qu’elle nomme',
  'the time ended before it was looked at': 'le temps s’est écoulé avant qu’elle soit examinée',
  'it places a value that was ruled out before': 'elle place une valeur exclue auparavant',
  'the claim lacks the hashes of its files': "il manque à l'affirmation les empreintes de ses fichiers",
  'solution {number:id}: {reason}': 'solution {number:id}\u00a0: {reason}',
  'it breaks a rule': 'elle enfreint une règle',
  'it stands there twice': 'elle y figure deux fois',
  '{file}, line {line:id}: {reason}': '{file}, ligne {line:id}\u00a0: {reason}',
  '{file} is longer than {most} bytes': '{file} dépasse {most} octets',
  '{file}: {reason}': '{file}\u00a0: {reason}',
  '{file}: the hash is not the one that the claim states': "{file}\u00a0: l'empreinte n'est pas celle qu'indique l'affirmation",
  'this machine has no WebAssembly, which proofs need': "cette machine n'a pas WebAssembly, dont les preuves ont besoin",
  'expected the line "p cnf"': 'la ligne "p cnf" est attendue',
  'the file ends too early': 'le fichier se termine trop tôt',
  'expected a number': 'un nombre est attendu',
  'expected a number of at most 15 digits': "un nombre d'au plus 15 chiffres est attendu",
  'the proof ends without the empty clause': 'la preuve se termine sans la clause vide',
  'the number of the line does not follow those before it': 'le numéro de la ligne ne suit pas les précédents',
  'something follows the empty clause': 'quelque chose suit la clause vide',
  'there is no such clause to forget': "il n'y a pas de telle clause à oublier",
  'there is no such variable': "il n'y a pas de telle variable",
  'a hint follows the one that ends the line': 'un indice suit celui qui termine la ligne',
  'a hint names a clause that is not there': "un indice nomme une clause qui n'existe pas",
  'the hints do not show that the clause follows': "les indices ne montrent pas que la clause s'ensuit",
  'a hint leaves more than one literal': "un indice laisse plus d'un littéral",
  'the formula has another number of variables than the puzzle': "la formule n'a pas le nombre de variables de la grille",
  'the formula is not that of the puzzle and its solutions': "la formule n'est pas celle de la grille et de ses solutions",
  'the formula has more clauses than the puzzle and its solutions': 'la formule a plus de clauses que la grille et ses solutions',
  'the first line counts other clauses than there are': "la première ligne compte d'autres clauses qu'il n'y en a",
  'the format is not recognised: this is {seen}; expected cells in a line or in rows, a link, or a file of a program that is known; {field} names the format':
    'le format n’est pas reconnu\u00a0: c’est {seen}\u00a0; on attend des cases sur une ligne ou sur plusieurs, un lien, ou un fichier d’un programme connu\u00a0; {field} nomme le format',
  'read as {taken}, though it may be {others:or} as well: {ways:or} says so':
    'lu comme {taken}, bien que ce puisse être aussi {others:or}\u00a0: {ways:or} le dit',
  'the format is not recognised: this is {seen}; it resembles {alike:or}; say what it is with {ways:or}':
    'le format n’est pas reconnu\u00a0: c’est {seen}\u00a0; cela ressemble à {alike:or}\u00a0; dites ce que c’est avec {ways:or}',
  '{format} ({seen})': '{format} ({seen})',
  'a link to {host}': 'un lien vers {host}',
  'XML with the element {element}': 'du XML avec l’élément {element}',
  'data that begins with {start}': 'des données qui commencent par {start}',
  'one line of {characters} characters, {start}': 'une ligne de {characters} caractères, {start}',
  '{lines} {lines|line|lines}, the first of them {start}': '{lines} {lines|ligne|lignes}, dont la première est {start}',
  'a link or an id of SudokuPad': 'un lien ou un identifiant de SudokuPad',
  'a link of f-puzzles, or what it packs': 'un lien de f-puzzles, ou ce qu’il contient',
  'JSON with {name}': 'du JSON avec {name}',
  JSON: 'du JSON',
  'the element {element}': 'l’élément {element}',
  'a line {line}': 'une ligne {line}',
  'a line of the form {form}': 'une ligne de la forme {form}',
  '{rows} rows of cells': '{rows} rangées de cases',
  'rows of groups of candidates': 'des rangées de groupes de candidats',
  'a grid drawn with lines of characters': 'une grille dessinée avec des traits de caractères',
  'a column {name}': 'une colonne {name}',
  'a table with a column of puzzles': 'un tableau avec une colonne de grilles',
  'nothing but comments': 'rien que des commentaires',
  '{lines} {lines|line|lines} of up to {cells} cells': '{lines} {lines|ligne|lignes} de {cells} cases au plus',
  brackets: 'des crochets',
  '{cells} cells in a line among words': '{cells} cases sur une ligne parmi des mots',
  'a list of {rows} rows of cells': 'une liste de {rows} rangées de cases',
  'no list of N rows of N cells was found': 'aucune liste de N rangées de N cases n’a été trouvée',
  '{grids} {grids|grid|grids} of rows among words': '{grids} {grids|grille|grilles} de rangées parmi des mots',
  '{rows} rows with spaces for blanks': '{rows} rangées avec des espaces pour les cases vides',
  'expected N rows of up to N characters, with spaces for blanks':
    'on attend N rangées de N caractères au plus, avec des espaces pour les cases vides',
  'this picture has only {width} x {height} pixels, which is too few for a grid':
    'cette image n’a que {width} x {height} pixels, c’est trop peu pour une grille',
  'there is no grid to be seen in this picture; it should fill most of it, with all four sides inside':
    'on ne voit pas de grille sur cette image\u00a0; elle devrait en remplir la plus grande partie, avec ses quatre côtés',
  'a part of the grid lies outside the picture; all four sides have to be inside':
    'une partie de la grille est hors de l’image\u00a0; ses quatre côtés doivent y être',
  'there is a grid in this picture, but nothing in it can be read': 'il y a une grille sur cette image, mais on ne peut rien y lire',
  'as it was read the puzzle has several solutions, and no likely reading has only one':
    'ainsi lue, la grille a plusieurs solutions, et aucune lecture vraisemblable n’en a une seule',
  'as it was read the puzzle has no solution, and no likely reading has one':
    'ainsi lue, la grille n’a pas de solution, et aucune lecture vraisemblable n’en a une',
  'whether the puzzle has one solution was too hard to say': 'dire si la grille a une seule solution était trop difficile',
  'this archive is larger than a file with one puzzle; unpack it and read what is inside':
    'cette archive est plus grande qu’un fichier avec une grille\u00a0; il faut l’extraire et lire ce qu’elle contient',
  'this archive cannot be unpacked; unpack it and read what is inside':
    'cette archive ne peut pas être extraite ici\u00a0; il faut l’extraire et lire ce qu’elle contient',
  'expected an object of class {name}; files of HoDoKu before version 2 are not read':
    'un objet de classe {name} est attendu\u00a0; les fichiers de HoDoKu d’avant la version 2 ne sont pas lus',
  'a puzzle file of HoDoKu holds 81 cells, which {kind} does not have':
    'un fichier de grille de HoDoKu contient 81 cases, que {kind} n’a pas',
  'a cell holds {value}; expected 1-9, or 0 for blank': 'une case contient {value}\u00a0; 1-9 est attendu, ou 0 pour une case vide',
  'a saved game of version {version} has {wanted} fields, and this one has {found}':
    'une partie enregistrée de version {version} a {wanted} champs, celle-ci en a {found}',
  'a saved game has "{text}" for cell {number}, which is not understood':
    'une partie enregistrée a «\u00a0{text}\u00a0» pour la case {number}, ce qui n’est pas compris',
  'moves below a grid are read for grids of 9x9, which {kind} is not':
    'les coups sous une grille sont lus pour les grilles 9x9, ce que {kind} n’est pas',
  'the move {text} names no cell from 00 to 80 or no value from 1 to 9':
    'le coup {text} ne nomme aucune case de 00 à 80 ou aucune valeur de 1 à 9',
  'the values are read as {taken}, not as {others:or}': 'les valeurs sont lues comme {taken}, pas comme {others:or}',
  'no sum can be read in the cage of {cell}; it is taken to be {sum}: so the puzzle has one solution':
    'aucune somme n’est lisible dans la cage de {cell}\u00a0; {sum} est supposé\u00a0: ainsi la grille a une seule solution',
  'the sum of the cage of {cell} looks like {seen}, but is read as {sum}: so the puzzle has one solution':
    'la somme de la cage de {cell} ressemble à {seen}, mais est lue comme {sum}\u00a0: ainsi la grille a une seule solution',
  'no sum can be read in {cells|the cage|the cages} of {cells}; the puzzle is taken without {cells|it|them}':
    'aucune somme n’est lisible dans {cells|la cage|les cages} de {cells}\u00a0; la grille est prise sans {cells|elle|elles}',
  'the {cells|sum of this cage is|sums of these cages are} doubtful: {cells}':
    '{cells|la somme de cette cage est douteuse|les sommes de ces cages sont douteuses}\u00a0: {cells}',
  'where {cells|this cage ends|these cages end} is doubtful: {cells}':
    'où {cells|cette cage finit|ces cages finissent} est douteux\u00a0: {cells}',
  'the {value} in {cell} looks written, but is read as printed: so the puzzle has one solution':
    'le {value} en {cell} semble écrit à la main, mais est lu comme imprimé\u00a0: ainsi la grille a une seule solution',
  'the {value} in {cell} looks printed, but is read as written: so the puzzle has one solution':
    'le {value} en {cell} semble imprimé, mais est lu comme écrit à la main\u00a0: ainsi la grille a une seule solution',
  '{cell} looks like {seen}, but is read as {value}: so the puzzle has one solution':
    '{cell} ressemble à {seen}, mais est lu comme {value}\u00a0: ainsi la grille a une seule solution',
  '{cells|this cell is|these cells are} doubtful: {cells}': '{cells|cette case est douteuse|ces cases sont douteuses}\u00a0: {cells}',
  'this picture is broken: it ends before it begins': 'cette image est abîmée\u00a0: elle finit avant de commencer',
  'this is not a picture; JPEG and PNG are read': 'ce n’est pas une image\u00a0; JPEG et PNG sont lus',
  'this is a picture in the format {format}; JPEG and PNG are read': 'c’est une image au format {format}\u00a0; JPEG et PNG sont lus',
  'this picture is broken: it says that it has no pixels': 'cette image est abîmée\u00a0: elle dit n’avoir aucun pixel',
  'this picture has {width} x {height} pixels; at most {most} million are read, so make it smaller':
    'cette image a {width} x {height} pixels\u00a0; {most} millions au plus sont lus, il faut donc la réduire',
  'this picture is broken: it cannot be decoded': 'cette image est abîmée\u00a0: on ne peut pas la décoder',
  'this picture has more than {most} MB, which is too much': 'cette image fait plus de {most} Mo, c’est trop',
  'this link packs clues in a way that cannot be told from candidates; the site writes a newer one that begins with S9B':
    'ce lien code les indices d’une manière qui ne les distingue pas des candidats\u00a0; le site en écrit un plus récent qui commence par S9B',
  'expected sudoku/N/N/ with from 4 to 25 rows and as many columns, found {found}':
    'on attend sudoku/N/N/ avec de 4 à 25 rangées et autant de colonnes, trouvé {found}',
  'character {character:id} of the packed cells is {found}; expected 0-9, a-z or -':
    'le caractère {character:id} des cases codées est {found}\u00a0; on attend 0-9, a-z ou -',
  'a link that carries cells': 'un lien qui contient des cases',
  'this link carries no cells': 'ce lien ne contient pas de cases',
  'a link of Penpa+': 'un lien de Penpa+',
  'this text was not packed by Penpa+; perhaps the link is cut short':
    'ce texte n’a pas été codé par Penpa+\u00a0; le lien est peut-être coupé',
  'only square grids of 4 to 25 rows without rows or columns outside are read, not {found}':
    'on ne lit que des grilles carrées de 4 à 25 rangées, sans rangées ni colonnes à l’extérieur, pas {found}',
  'the drawing has no boxes; say what it is with {ways:or}': 'le dessin n’a pas de blocs\u00a0; dites ce que c’est avec {ways:or}',
  'cages need at least three values': 'les cages demandent au moins trois valeurs',
  'sandwiches need at least three values': 'les sandwichs demandent au moins trois valeurs',
  'no two numbers here add up to 5 or 10': 'ici, aucune somme de deux nombres n’est 5 ou 10',
  'no rules are made by the name "{name}"; there are {known}':
    'aucune règle n’est posée sous le nom «\u00a0{name}\u00a0»\u00a0; il y a {known}',
  'there is no way to decide {rule} here': 'ici, {rule} ne peut être décidé d’aucune façon',
  '{rule} has no single number that could be left open': '{rule} n’a pas de nombre unique qui pourrait rester ouvert',
  'there is no kind of line {found}; there are {known}': 'il n’y a pas de sorte de ligne {found}\u00a0; il y a {known}',
  '{rule} speaks of such rules, so that none of them can be left open': '{rule} parle de telles règles, aucune ne peut donc rester ouverte',
};
