import type { Texts } from '#core';

/** Sentences of what puzzles, kinds and plain data may be, and of play in French, by their English text. */
export const model: Texts = {
  'symbols: expected {size} symbols, one for each value, and found {found}':
    'symbols: {size} symboles attendus, un par valeur, {found} {found|trouvé|trouvés}',
  'symbols: "{twice}" stands twice; every value needs its own symbol':
    'symbols: « {twice} » figure deux fois ; chaque valeur a besoin de son symbole',
  'symbols: "{reserved}" cannot be a symbol because it marks blanks or structure':
    'symbols: « {reserved} » ne peut être un symbole, car il marque les cases vides ou la structure',
  '{field} {objection}, not "{raw}"': '{field} {objection}, et non « {raw} »',
  'the engine {engine} has no setting {field}': 'le moteur {engine} n’a pas de réglage {field}',
  '{field} must be true or false, not "{raw}"': '{field} doit être true ou false, et non « {raw} »',
  '{field} must be a number, not "{raw}"': '{field} doit être un nombre, et non « {raw} »',
  '{field} must be one of {known}, not "{raw}"': '{field} doit être l’un de {known}, et non « {raw} »',
  'expected {takes}, found {found}': 'attendu : {takes} ; trouvé : {found}',
  'a text': 'un texte',
  'a list of numbers': 'une liste de nombres',
  'a list': 'une liste',
  bytes: 'des octets',
  'an object': 'un objet',
  nothing: 'rien',
  'a value': 'une valeur',
  'the region map has {cells} {cells|cell|cells}, which is not a square number':
    'la carte des régions a {cells} {cells|case|cases}, ce qui n’est pas un carré parfait',
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
  'a saved game should be an object': 'une partie enregistrée doit être un objet',
  'the saved game is of version {version}; this page reads version {known}':
    'la partie enregistrée est de la version {version} ; cette page lit la version {known}',
  'a saved game should have an id': 'une partie enregistrée doit avoir un identifiant',
  'the notes of the saved game are damaged': 'les notes de la partie enregistrée sont endommagées',
  'the moves of the saved game are damaged': 'les coups de la partie enregistrée sont endommagés',
  'a saved puzzle should be an object': 'une grille enregistrée doit être un objet',
  'a saved puzzle should name its kind': 'une grille enregistrée doit nommer son type',
  'the region map of a saved puzzle should be a list of numbers':
    'la carte des régions d’une grille enregistrée doit être une liste de nombres',
  'a saved puzzle of {kind} should have {cells} givens from 0 to {size}':
    'une grille enregistrée de {kind} doit avoir {cells} chiffres donnés de 0 à {size}',
  'a saved puzzle of {kind} should have {size} different symbols': 'une grille enregistrée de {kind} doit avoir {size} symboles différents',
  'the disputes of a saved puzzle should be places with values':
    'les conflits d’une grille enregistrée doivent être des places avec des valeurs',
  'the candidates of a saved puzzle of {kind} should be {words} words':
    'les candidats d’une grille enregistrée de {kind} doivent être {words} mots',
  'title and author of a saved puzzle should be text': 'titre et auteur d’une grille enregistrée doivent être du texte',
  'a number': 'un nombre',
  'true or false': 'true ou false',
  'this puzzle has rules beyond those of its kind, and nothing to read them with was given':
    'cette grille a des règles en plus de celles de son type, et rien n’a été donné pour les lire',
  'what was kept of the document of a puzzle (drawings, fog, solution) is damaged':
    'ce qui a été gardé du document d’une grille (dessins, brouillard, solution) est endommagé',
  'what a saved puzzle leaves out should be a list of names': 'ce qu’une grille enregistrée laisse de côté doit être une liste de noms',
  'the rules of a saved puzzle should be a list of lines': 'les règles d’une grille enregistrée doivent être une liste de lignes',
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
};
