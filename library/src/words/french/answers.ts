import type { Texts } from '#core';

/** Sentences of engines, making and answering in French, by their English text. */
export const answers: Texts = {
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
  'an operation': 'une opération',
  'the request names no engine': 'la requête ne nomme aucun moteur',
  'the rules must be printed, all, or some of {known}, not "{text}"':
    'les règles doivent être printed, all ou certaines de {known}, et non « {text} »',
  'the path must be {known} or the numbers of all {count} blocks, not "{text}"':
    'le chemin doit être {known} ou les numéros des {count} blocs, et non « {text} »',
  'the path "{text}" must name each of the blocks 1 to {count} once':
    'le chemin « {text} » doit nommer une fois chacun des blocs 1 à {count}',
  'the seed must be a whole number, and the attempts a whole number of at least 1':
    'la graine doit être un entier, et les essais un entier à partir de 1',
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
    'des emplacements d’une même case se contredisent, la grille n’a donc pas de solution',
  'the puzzle has several solutions; it needs exactly one': 'la grille a plusieurs solutions ; il en faut exactement une',
  'the puzzle has no solution': 'la grille n’a pas de solution',
  'this kind has no filled grid': 'ce type n’a aucune grille remplie',
  'the grids of this kind cannot be listed up to relabelling': 'les grilles de ce type ne peuvent être énumérées à renommage près',
  'this kind has too many grids to be listed: more than {most}': 'ce type a trop de grilles pour être énumérées : plus de {most}',
  'no filled grid keeps these rules': 'aucune grille remplie ne respecte ces règles',
  'a solved jigsaw grid needs its region map': 'une grille irrégulière résolue a besoin de sa carte des régions',
  'whether the puzzle has one solution was not decided; a higher {effort} may help':
    'on n’a pas pu décider si la grille a une seule solution ; augmenter {effort} peut aider',
  'whether the puzzle has one solution was not decided in time': 'on n’a pas pu décider à temps si la grille a une seule solution',
  'the canonical form was not found in time': 'la forme canonique n’a pas été trouvée à temps',
  '{clues} {from}-{to} is an empty range': '{clues} {from}-{to} est un intervalle vide',
  '{class} and {clues} both say how many clues there are; give one of them':
    '{class} et {clues} fixent tous deux le nombre de chiffres donnés ; n’en indiquez qu’un',
  '{these:or} cannot be combined with {others:or}': '{these:or} ne peut pas se combiner avec {others:or}',
  'no puzzle of {kind} is rated above {most:.1}: all of its minimal ones were tried':
    'aucune grille de {kind} n’est plus difficile que {most:.1}\u00a0: toutes les minimales ont été essayées',
  '"{technique}" needs boxes that share several cells with other groups, and {kind} has none':
    '«\u00a0{technique}\u00a0» demande des blocs qui partagent plusieurs cases avec d’autres groupes, et {kind} n’en a pas',
  '"{technique}" needs lines of two directions, and {kind} has none':
    '«\u00a0{technique}\u00a0» demande des lignes de deux directions, et {kind} n’en a pas',
  'the scale goes from {least:.1} to {hardest:.1}': 'l’échelle va de {least:.1} à {hardest:.1}',
  '{kind} has {places} {places|place|places}; at most {most} are taken':
    '{kind} a {places} {places|emplacement|emplacements} ; {most} au plus sont acceptés',
  '{few} and {many} contradict each other': '{few} et {many} s’excluent',
  'unknown difficulty "{difficulty}"; there are {known}': 'difficulté inconnue « {difficulty} » ; il y a {known}',
  '{field} cannot be read: {sentence}': '{field} : illisible ; {sentence}',
  'places of one cell disagree in {field}': '{field} : des emplacements d’une même case se contredisent',
  '{field} has blanks; it must be a filled grid': '{field} : il y a des cases vides ; il faut une grille remplie',
  '{field} is not a solution: it breaks a rule at {cells}': '{field} : ce n’est pas une solution, une règle est enfreinte en {cells}',
  'it knows groups of different values only, and the rules of the puzzle say more':
    'il ne connaît que des groupes de valeurs différentes, et les règles de la grille en disent plus',
  'it fills cells one by one, and a rule of the puzzle leaves open which of several rules holds':
    'il remplit les cases une à une, et une règle de la grille laisse ouvert laquelle de plusieurs règles s’applique',
  'puzzles with rules such as {rule} are not taken here: the answer would lose them':
    'les grilles avec des règles comme {rule} ne sont pas acceptées ici : la réponse les perdrait',
  'unknown technique "{technique}"; the techniques are {known}': 'technique inconnue « {technique} » ; les techniques sont {known}',
  'the puzzle has {places} places; at most {most} are taken': 'la grille a {places} emplacements ; on en accepte au plus {most}',
  'the engine {engine} cannot take {kind}: {refusal}': 'le moteur {engine} ne peut pas résoudre {kind} : {refusal}',
  '{kind} is not a classic grid; canonical forms are made for those':
    '{kind} n’est pas une grille classique ; les formes canoniques n’existent que pour celles-ci',
  '{field}: "{word}" must be a setting such as path=spiral': '{field} : « {word} » doit être un réglage comme path=spiral',
  '{field}: {sentence}': '{field} : {sentence}',
  'the puzzle has several solutions': 'la grille a plusieurs solutions',
  'unknown motion "{motion}"; the motions are {known}': 'mouvement inconnu « {motion} » ; les mouvements sont {known}',
  'places of one cell disagree, so it cannot be moved':
    'des emplacements d’une même case se contredisent, elle ne peut donc pas être déplacée',
  '{kind} has no motion "{motion}"; it has {known}': '{kind} n’a pas de mouvement « {motion} » ; il y a {known}',
  '{field} must be each of {symbols} once, or random, not "{text}"':
    '{field} doit contenir chacun des symboles {symbols} une fois, ou être random, et non « {text} »',
  'this machine has no WebAssembly, which proofs need': 'cette machine n’a pas WebAssembly, dont les preuves ont besoin',
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
