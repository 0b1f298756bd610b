import type { Texts } from '#core';

/** Sentences of texts that are read and written in French, by their English text. */
export const formats: Texts = {
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
  'numbers from 1 to {most}': 'des nombres de 1 à {most}',
  'row {row:id}, character {character:id}': 'ligne {row:id}, caractère {character:id}',
  'character {character:id}': 'caractère {character:id}',
  '{place} ({where}) holds {found}; expected {expected} or . for blank':
    '{place} ({where}) contient {found} ; attendu : {expected}, ou . si vide',
  'expected {cells} cells for {kind}, found {found}': '{cells} cases attendues pour {kind}, {found} {found|trouvée|trouvées}',
  'row {row} has {cells} {cells|cell|cells}, not {wanted}: {sentence}':
    'la ligne {row} de la grille a {cells} {cells|case|cases} au lieu de {wanted} : {sentence}',
  '{name}: {sentence}': '{name} : {sentence}',
  'line {line:id}: {sentence}': 'ligne {line:id} : {sentence}',
  'item {item:id}: {sentence}': 'élément {item:id} : {sentence}',
  'column {column:id}: {sentence}': 'colonne {column:id} : {sentence}',
  '[State]: {sentence}': '[State] : {sentence}',
  '[PencilMarks]: {sentence}': '[PencilMarks] : {sentence}',
  'entries: {sentence}': 'entries : {sentence}',
  'unknown format "{format}"; the formats are {known}': 'format inconnu « {format} » ; il y a {known}',
  'the id {id} names a puzzle on a server; only ids that carry the puzzle are read: scl, ctc, fpuz, scf':
    'l’identifiant {id} désigne une grille sur un serveur ; seuls ceux qui contiennent la grille sont lus : scl, ctc, fpuz, scf',
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
  'this is not valid JSON: {reason}': 'ce n’est pas du JSON valide ; message : {reason}',
  'this is not valid XML: {reason}': 'ce n’est pas du XML valide ; message : {reason}',
  'this is not valid packed JSON: {reason}': 'ce n’est pas du JSON compressé valide : {reason}',
  'text or bytes': 'du texte ou des octets',
  'a stream of text or bytes': 'un flux de texte ou d’octets',
  'expected {expected} at character {character:id}': 'au caractère {character:id}, attendu : {expected}',
  'at most {most} nested brackets': 'au plus {most} parenthèses imbriquées',
  'a colon': 'un deux-points',
  'the end of a string': 'la fin d’une chaîne',
  'a name': 'un nom',
  'the end': 'la fin',
  'character {character:id} of the packed cells is {found}; expected 0-9, A-Z or a-x':
    'le caractère {character:id} des cases compressées est {found} ; attendu : 0-9, A-Z ou a-x',
  'expected 81 cells for classic:3x3, found {found} in the packed text':
    '81 cases attendues pour classic:3x3, {found} {found|trouvée|trouvées} dans le texte compressé',
  '{what} cannot hold restricted candidates; the formats ninefold, json and candidates can':
    '{what} ne peut contenir de candidats restreints ; les formats ninefold, json et candidates le peuvent',
  '{what} cannot hold {kind}, only {known}': '{what} ne peut contenir {kind}, seulement {known}',
  '{what} holds at most {largest} values, and {kind} has {size}': '{what} peut contenir {largest} valeurs au plus, et {kind} en a {size}',
  '{what} holds {only} only, not {kind}': '{what} ne peut contenir que {only}, pas {kind}',
  'a candidate grid of {kind} with {characters} characters per cell':
    'une grille de candidats de {kind} avec {characters} caractères par case',
  'expected a JSON object with "grid"': 'objet JSON avec "grid" attendu',
  'a list of {items}, the first of them {first}': 'une liste de {items}, dont d’abord {first}',
  'an object with {names}': 'un objet avec {names}',
  'no puzzle is in this data, which is {seen}: expected a JSON object with "puzzle", or rows of cells; {field} names another format':
    'il n’y a pas de grille dans ces données, seulement {seen}\u00a0: objet JSON avec "puzzle" ou lignes de cases attendus ; {field} nomme un autre format',
  'JSON without {name}': 'JSON sans {name}',
  'expected as many cells as some kind has, found {found}; {field} or a line "kind:" names the kind, {from} the format':
    'on attendait autant de cases qu’en a un type de grille, et on en a trouvé {found} ; {field} ou une ligne « kind: » nomme le type, {from} le format',
  '{sentence}; {unread} more parts of this text could not be read as {format} either, so it may be something else: say what it is with {field}':
    '{sentence} ; {unread} autres parties de ce texte n’ont pas pu être lues comme {format} non plus, c’est donc peut-être autre chose : dites ce que c’est avec {field}',
  '{more} more parts of the text up to this line could not be read either':
    '{more} autres parties du texte jusqu’à cette ligne n’ont pas pu être lues non plus',
  'a text that begins with {start}': 'un texte qui commence par {start}',
  'f-puzzles': 'f-puzzles',
  'a file ending in {ending}': 'un fichier en {ending}',
  'an OpenSudoku file': 'un fichier OpenSudoku',
  'a line': 'une ligne',
  'a hexadecimal line': 'une ligne hexadécimale',
  'a letter line': 'une ligne de lettres',
  'a library line': 'une ligne HoDoKu',
  '{alphabet} has {symbols} symbols, too few for {values} values': '{alphabet} a {symbols} symboles, trop peu pour {values} valeurs',
  'expected a square number of cells in a candidate grid, found {found}':
    'une grille de candidats a un nombre de cases qui est un carré parfait, et non {found}',
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
    '{place} contient {value}, mais un emplacement antérieur de la même case contient {earlier}',
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
  'a line of killer numbers': 'une ligne de nombres killer',
  'a line of killer signs': 'une ligne de signes killer',
  'constraint {number:id}, {type}: {sentence}': 'contrainte {number:id}, {type} : {sentence}',
  'constraint {number:id}: .End ends nothing': 'contrainte {number:id} : .End ne termine rien',
  'constraint {number:id}: nested too deep': 'contrainte {number:id} : imbrication trop profonde',
  'constraint {number:id}: {place} holds {found}; expected a number from {least} to {most}':
    'contrainte {number:id} : {place} contient {found} ; un nombre de {least} à {most} était attendu',
  'expected {head} and {cells} cells that begin with = or +, found {found}':
    '{head} et {cells} cases commençant par = ou + étaient attendus, {found} trouvées',
  '{place} holds {found}; expected = or +, a number, and J with a region in a jigsaw':
    '{place} contient {found} ; = ou +, un nombre, et J avec une région dans un jigsaw étaient attendus',
  '{place} is in a cage that begins in {head}, where none begins':
    '{place} est dans une cage qui commence en {head}, où aucune ne commence',
  '{found} cells have a region; expected all {cells} or none': '{found} cases ont une région ; toutes les {cells} ou aucune attendues',
  'this is a saved game of {game}; only those of Solo are read': 'c’est une partie enregistrée de {game} ; seules celles de Solo sont lues',
  'the move {move} is none of Solo': 'le coup {move} n’est pas un coup de Solo',
  'expected 3x3::k: and {cells} numbers with colons between them, found {found}':
    '3x3::k: et {cells} nombres séparés par des deux-points étaient attendus, {found} trouvés',
  'expected a constraint such as .Cage~15~R1C1~R1C2, found {found}': 'une contrainte comme .Cage~15~R1C1~R1C2 était attendue, pas {found}',
  'expected {cells} characters, one for each cell, found {found}': '{cells} caractères étaient attendus, un par case, {found} trouvés',
  'it has no such rule': 'cette règle n’y existe pas',
  'more than one region is not as large as a row': 'plus d’une région n’est pas aussi grande qu’une ligne',
  'the Interactive Sudoku Solver': 'l’Interactive Sudoku Solver',
  '{found} is not a cell of the grid; expected one such as R1C2':
    '{found} n’est pas une case de la grille ; une case comme R1C2 était attendue',
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
    'la grille a des dessins qu’aucune règle n’explique, et une règle peut s’y cacher : {names} ; {field} s’en passe',
  'the region of {place} is {found}; expected a number or null': 'la région de {place} est {found} ; un nombre ou null était attendu',
  '{key} {number:id}: {sentence}': '{key} {number:id} : {sentence}',
  '{what} cannot hold {kind}; it would come back as {usual}': '{what} ne peut contenir {kind} ; cela reviendrait comme {usual}',
  '{what} cannot hold {kind}; its grids are square, with as many values as rows, from 1 on':
    '{what} ne peut contenir {kind} ; les grilles y sont carrées, avec autant de valeurs que de lignes, à partir de 1',
  '{found} is not a list of cells in base 64': '{found} n’est pas une liste de cases en base 64',
  'a copy has {cell} outside the grid': 'une copie a {cell} hors de la grille',
  'ties are allowed for all ranks or for none there': 'les ex æquo y sont permis pour tous les rangs ou pour aucun',
  '{found} is not a border of blocks; expected a-z or _': '{found} n’est pas une limite de blocs ; a-z ou _ attendus',
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
  'a drawing (SVG)': 'un dessin (SVG)',
  'a web page (HTML)': 'une page web (HTML)',
  'a PDF document': 'un document PDF',
  'this is {what}; a puzzle is expected as text': 'c’est {what} ; une grille est attendue sous forme de texte',
  'this is not text but a binary file: it holds a NUL byte; a puzzle is expected as text':
    'ce n’est pas un texte mais un fichier binaire : il contient un octet NUL ; une grille est attendue sous forme de texte',
  'no puzzle found: the text is empty, or holds nothing but words and comments':
    'aucune grille trouvée : le texte est vide ou ne contient que des mots et des commentaires',
  'this line has {characters} characters, more than are read ({most} for a line)':
    'cette ligne a {characters} caractères, plus qu’il n’en est lu ({most} par ligne)',
  'a puzzle that begins here is longer than {longest} characters, which is more than is read':
    'une grille qui commence ici dépasse {longest} caractères ; on n’en lit pas autant',
  'the text uses letters alone, which may be values from {from} on (1-9, then A) or from 1 on (A, B, ...); say which with {ways:or}':
    'le texte n’a que des lettres ; ce peuvent être des valeurs à partir de {from} (1-9, puis A) ou à partir de 1 (A, B, ...) ; précisez avec {ways:or}',
  'the text is written in {letters} {letters|letter|different letters}, but {kind} has {size} values; a line "symbols:" has to name all {size}, or {way} says that they are A, B, C ...':
    'le texte a {letters} {letters|lettre|lettres différentes}, mais {kind} a {size} valeurs ; une ligne « symbols: » doit les nommer toutes les {size}, ou {way} indique que ce sont A, B, C ...',
  'the text says that its kind is {kind} ({places} places), but {asked} ({wanted} places) was asked for with {field}':
    'le texte se dit du type {kind} ({places} emplacements), mais {field} demande {asked} ({wanted} emplacements)',
  'expected {cells} cells for {kind}, found {found}; a puzzle of another kind needs {field} or a line "kind:"':
    '{cells} cases attendues pour {kind}, {found} {found|trouvée|trouvées} ; une grille d’un autre type demande {field} ou une ligne « kind: »',
  '{characters} characters may be {kinds:or}; say which with {ways:or}, or with a line "kind:"':
    '{characters} caractères peuvent être {kinds:or} ; précisez avec {ways:or}, ou avec une ligne « kind: »',
  'a comma or a closing brace': 'une virgule ou une accolade fermante',
  'a comma or a closing bracket': 'une virgule ou un crochet fermant',
  'expected {known}, found {found}': 'il faut {known}, et non {found}',
  'unknown header or rule {found}; the headers are {known}': 'en-tête ou règle inconnue {found} ; les en-têtes sont {known}',
  'rule {number:id}: {sentence}': 'règle {number:id} : {sentence}',
  '"rules" holds {found}; expected a list of rules': '« rules » contient {found} ; il faut une liste de règles',
  '{format} has no room for rules such as {example}; the formats ninefold and json have':
    '{format} n’a pas de place pour des règles comme {example} ; les formats ninefold et json en ont',
  'the format is not recognised: this is {seen}; expected cells in a line or in rows, a link, or a file of a program that is known; say what it is with {field}':
    'le format n’est pas reconnu\u00a0: c’est {seen}\u00a0; on attend des cases sur une ligne ou sur plusieurs, un lien, ou un fichier d’un programme connu\u00a0; dites ce que c’est avec {field}',
  'read as {taken}, though it may be {others:or} as well: {ways:or} says so':
    'lu comme {taken}, bien que ce puisse être aussi {others:or}\u00a0: {ways:or} le dit',
  'the format is not recognised: this is {seen}; it resembles {alike:or}; say what it is with {ways:or}':
    'le format n’est pas reconnu\u00a0: c’est {seen}\u00a0; cela ressemble à {alike:or}\u00a0; dites ce que c’est avec {ways:or}',
  '{format} ({seen})': '{format} ({seen})',
  'a link to {host} whose data is packed in a way that is not known':
    'un lien vers {host} dont les données sont codées d’une façon inconnue',
  'a link to {host} without cells in it': 'un lien vers {host} sans cases',
  'XML with the element {element}': 'du XML avec l’élément {element}',
  'data that begins with {start}': 'un ensemble de données qui commence par {start}',
  'one line of {characters} characters, {start}': 'une ligne de {characters} caractères, {start}',
  'a text of {lines} lines, the first of them {start}': 'un texte de {lines} lignes, dont la première est {start}',
  'a link or an id of SudokuPad': 'un lien ou un identifiant de SudokuPad',
  'a link of f-puzzles, or what it packs': 'un lien de f-puzzles, ou ce qu’il contient',
  'JSON with {name}': 'du JSON avec {name}',
  JSON: 'du JSON',
  'the element {element}': 'l’élément {element}',
  'a line {line}': 'une ligne {line}',
  'a line of the form {form}': 'une ligne de la forme {form}',
  '{rows} rows of cells': '{rows} rangées de cases',
  'rows of groups of candidates': 'des rangées de groupes de candidats',
  'a grid drawn with lines of characters': 'une grille dessinée avec des caractères',
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
  'this link packs clues in a way that cannot be told from candidates; the site writes a newer one that begins with S9B':
    'ce lien code les chiffres donnés d’une manière qui ne les distingue pas des candidats\u00a0; le site en écrit un plus récent qui commence par S9B',
  'expected sudoku/N/N/ with from 4 to 25 rows and as many columns, found {found}':
    'on attend sudoku/N/N/ avec de 4 à 25 rangées et autant de colonnes, trouvé {found}',
  'character {character:id} of the packed cells is {found}; expected 0-9, a-z or -':
    'le caractère {character:id} des cases codées est {found}\u00a0; on attend 0-9, a-z ou -',
  'a link that carries cells': 'un lien qui contient des cases',
  'this link carries no cells': 'ce lien ne contient pas de cases',
  'a link of Penpa+': 'un lien de Penpa+',
  'the drawing has no boxes; say what it is with {ways:or}': 'le dessin n’a pas de blocs\u00a0; dites ce que c’est avec {ways:or}',
  'this text was not packed by {program}; perhaps the link is cut short':
    'ce n’est pas un texte compressé par {program}\u00a0; le lien est peut-être tronqué',
  'only square grids of 4 to 25 rows are read, not {found}': 'on ne lit que des grilles carrées de 4 à 25 rangées, pas {found}',
  'a link of lisudoku, or what it packs': 'un lien de lisudoku, ou ce qu’il contient',
  'expected a JSON object with "gridSize"': 'objet JSON avec "gridSize" attendu',
  'a cell lies outside the grid of {size} rows': 'une case est hors de la grille de {size} lignes',
};
