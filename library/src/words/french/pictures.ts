import type { Texts } from '#core';

/** Sentences of pictures that are read in French, by their English text. */
export const pictures: Texts = {
  'this picture has only {width} x {height} pixels, which is too few for a grid':
    'cette image n’a que {width} x {height} pixels, c’est trop peu pour une grille',
  'there is no grid to be seen in this picture; it should fill most of it, with all four sides inside':
    'on ne voit pas de grille sur cette image\u00a0; elle devrait en remplir la plus grande partie, avec ses quatre côtés',
  'a part of the grid lies outside the picture; all four sides have to be inside':
    'une partie de la grille est hors de l’image\u00a0; ses quatre côtés doivent y être',
  'the lines go on beyond the {cells} x {cells} cells that are seen: a part of the grid is outside the picture, or it is of a size that is not read ({sides:or} cells a side are)':
    'les traits dépassent les {cells} x {cells} cases que l’on voit : une partie de la grille est hors de l’image, ou elle est d’une taille qui n’est pas lue ({sides:or} cases par côté le sont)',
  'there is a grid in this picture, or a part of one, but nothing in it can be read; take it again with all four sides inside, near, sharp and in even light':
    'il y a une grille ou une partie de grille sur cette image, mais on ne peut rien y lire ; à reprendre avec les quatre côtés, de près, nette et bien éclairée',
  'as it was read the puzzle has several solutions, and no likely reading has only one':
    'ainsi lue, la grille a plusieurs solutions, et aucune lecture vraisemblable n’en a une seule',
  'as it was read the puzzle has no solution, and no likely reading has one':
    'ainsi lue, la grille n’a pas de solution, et aucune lecture vraisemblable n’en a une',
  'there is a grid in this picture, or a part of one, but too little of it can be read; take it again with all four sides inside, near, sharp and in even light':
    'il y a une grille ou une partie de grille sur cette image, mais on ne peut presque rien y lire ; à reprendre avec les quatre côtés, de près, nette et bien éclairée',
  'this picture is so unclear that every cell is doubtful': 'cette image est si peu nette que chaque case est douteuse',
  'whether the puzzle has one solution was too hard to say': 'il était trop difficile de dire si la grille a une seule solution',
  'the values are read as {taken}, not as {others:or}': 'les valeurs sont lues comme {taken}, pas comme {others:or}',
  'no sum can be read in the cage of {cell}; it is taken to be {sum}: so the puzzle has one solution':
    'aucune somme n’est lisible dans la cage de {cell}\u00a0; {sum} est supposé\u00a0: ainsi la grille a une seule solution',
  'the sum of the cage of {cell} looks like {seen}, but is read as {sum}: so the puzzle has one solution':
    'la somme de la cage de {cell} ressemble à {seen}, mais est lue comme {sum}\u00a0: ainsi la grille a une seule solution',
  'no sum can be read in {cells|the cage|the cages} of {cells}; the puzzle is taken without {cells|it|them}':
    'aucune somme n’est lisible dans {cells|la cage|les cages} de {cells}\u00a0; la grille est prise sans {cells|elle|elles}',
  'the {cells|sum of this cage is|sums of these cages are} doubtful: {cells}':
    '{cells|la somme de cette cage est douteuse|les sommes de ces cages sont douteuses}\u00a0: {cells}',
  'no cage is seen around {cells}, where nearly all cells have one':
    'on ne voit pas de cage autour de {cells}, alors que presque toutes les cases en ont une',
  'where {cells|this cage ends|these cages end} is doubtful: {cells}':
    'la limite de {cells|cette cage|ces cages} est douteuse\u00a0: {cells}',
  'where {cells|this region ends|these regions end} is doubtful: {cells}':
    'la limite de {cells|cette région|ces régions} est douteuse : {cells}',
  'the thick lines in this picture are unclear; where the regions end is doubtful':
    'les traits épais de cette image ne sont pas nets ; la limite des régions est douteuse',
  'the {value} in {cell} looks written, but is read as printed: so the puzzle has one solution':
    'le {value} en {cell} semble écrit à la main, mais est lu comme imprimé\u00a0: ainsi la grille a une seule solution',
  'the {value} in {cell} looks printed, but is read as written: so the puzzle has one solution':
    'le {value} en {cell} semble imprimé, mais est lu comme écrit à la main\u00a0: ainsi la grille a une seule solution',
  'there is a grid with cages in this picture, but too little of them can be read':
    'il y a une grille avec des cages sur cette image, mais trop peu d’entre elles sont lisibles',
  'there may be cages in this picture that cannot be read; the puzzle is taken without them':
    'il y a peut-être sur cette image des cages qui ne sont pas lisibles\u00a0; la grille est prise sans elles',
  '{cell} looks like {seen}, but is read as {value}: so the puzzle has one solution':
    '{cell} ressemble à {seen}, mais est lue comme {value}\u00a0: ainsi la grille a une seule solution',
  '{cells|this cell is|these cells are} doubtful: {cells}': '{cells|cette case est douteuse|ces cases sont douteuses}\u00a0: {cells}',
  'this picture is broken: it ends before it begins': 'cette image est endommagée\u00a0: elle finit avant de commencer',
  'this is not a picture; JPEG and PNG are read': 'ce n’est pas une image\u00a0; JPEG et PNG sont lus',
  'this is a picture in the format {format}; JPEG and PNG are read': 'c’est une image au format {format}\u00a0; JPEG et PNG sont lus',
  'this picture is broken: it says that it has no pixels': 'cette image est endommagée\u00a0: elle dit n’avoir aucun pixel',
  'this picture has {width} x {height} pixels; at most {most} million are read, so make it smaller':
    'cette image a {width} x {height} pixels\u00a0; {most} millions au plus sont lus, il faut donc la réduire',
  'this picture is broken: it cannot be decoded': 'cette image est endommagée\u00a0: on ne peut pas la décoder',
  'this picture has more than {most} MB, which is too much': 'cette image fait plus de {most}\u00a0Mo, c’est trop',
};
