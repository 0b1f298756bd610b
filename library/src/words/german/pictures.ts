import type { Texts } from '#core';

/** Sentences of pictures that are read in German, by their English text. */
export const pictures: Texts = {
  'this picture has only {width} x {height} pixels, which is too few for a grid':
    'dieses Bild hat nur {width} x {height} Pixel, das sind zu wenige für ein Gitter',
  'there is no grid to be seen in this picture; it should fill most of it, with all four sides inside':
    'auf diesem Bild ist kein Gitter zu sehen; es sollte den größten Teil füllen, mit allen vier Seiten im Bild',
  'a part of the grid lies outside the picture; all four sides have to be inside':
    'ein Teil des Gitters liegt außerhalb des Bildes; alle vier Seiten müssen im Bild sein',
  'the lines go on beyond the {cells} x {cells} cells that are seen: a part of the grid is outside the picture, or it is of a size that is not read ({sides:or} cells a side are)':
    'die Linien gehen über die {cells} x {cells} Felder hinaus, die zu sehen sind: Ein Teil des Gitters liegt außerhalb des Bildes, oder es hat eine Größe, die nicht gelesen wird (gelesen werden {sides:or} Felder je Seite)',
  'there is a grid in this picture, or a part of one, but nothing in it can be read; take it again with all four sides inside, near, sharp and in even light':
    'auf diesem Bild ist ein Gitter oder ein Teil davon, aber darin ist nichts zu lesen; noch einmal aufnehmen, mit allen vier Seiten, aus der Nähe, scharf und in gleichmäßigem Licht',
  'as it was read the puzzle has several solutions, and no likely reading has only one':
    'so gelesen hat das Rätsel mehrere Lösungen, und keine wahrscheinliche Lesart hat nur eine',
  'as it was read the puzzle has no solution, and no likely reading has one':
    'so gelesen hat das Rätsel keine Lösung, und keine wahrscheinliche Lesart hat eine',
  'there is a grid in this picture, or a part of one, but too little of it can be read; take it again with all four sides inside, near, sharp and in even light':
    'auf diesem Bild ist ein Gitter oder ein Teil davon, aber zu wenig davon ist zu lesen; noch einmal aufnehmen, mit allen vier Seiten, aus der Nähe, scharf und in gleichmäßigem Licht',
  'this picture is so unclear that every cell is doubtful': 'dieses Bild ist so undeutlich, dass jedes Feld zweifelhaft ist',
  'whether the puzzle has one solution was too hard to say': 'ob das Rätsel eine einzige Lösung hat, war zu schwer zu sagen',
  'the values are read as {taken}, not as {others:or}': 'die Werte werden als {taken} gelesen, nicht als {others:or}',
  'no sum can be read in the cage of {cell}; it is taken to be {sum}: so the puzzle has one solution':
    'im Käfig von {cell} ist keine Summe zu lesen; angenommen wird {sum}: So hat das Rätsel genau eine Lösung',
  'the sum of the cage of {cell} looks like {seen}, but is read as {sum}: so the puzzle has one solution':
    'die Summe des Käfigs von {cell} sieht nach {seen} aus, wird aber als {sum} gelesen: So hat das Rätsel genau eine Lösung',
  'no sum can be read in {cells|the cage|the cages} of {cells}; the puzzle is taken without {cells|it|them}':
    'in {cells|dem Käfig|den Käfigen} von {cells} ist keine Summe zu lesen; das Rätsel wird ohne {cells|sie|diese Summen} genommen',
  'the {cells|sum of this cage is|sums of these cages are} doubtful: {cells}':
    '{cells|die Summe dieses Käfigs ist|die Summen dieser Käfige sind} zweifelhaft: {cells}',
  'no cage is seen around {cells}, where nearly all cells have one':
    'um {cells} ist kein Käfig zu sehen, obwohl fast alle Felder einen haben',
  'where {cells|this cage ends|these cages end} is doubtful: {cells}':
    'wo {cells|dieser Käfig endet|diese Käfige enden}, ist zweifelhaft: {cells}',
  'where {cells|this region ends|these regions end} is doubtful: {cells}':
    'wo {cells|dieses Gebiet endet|diese Gebiete enden}, ist zweifelhaft: {cells}',
  'the thick lines in this picture are unclear; where the regions end is doubtful':
    'die dicken Linien auf diesem Bild sind undeutlich; wo die Gebiete enden, ist zweifelhaft',
  'the {value} in {cell} looks written, but is read as printed: so the puzzle has one solution':
    'der Wert {value} in {cell} sieht handgeschrieben aus, wird aber als gedruckt gelesen: So hat das Rätsel genau eine Lösung',
  'the {value} in {cell} looks printed, but is read as written: so the puzzle has one solution':
    'der Wert {value} in {cell} sieht gedruckt aus, wird aber als handgeschrieben gelesen: So hat das Rätsel genau eine Lösung',
  'there is a grid with cages in this picture, but too little of them can be read':
    'auf diesem Bild ist ein Gitter mit Käfigen, aber zu wenig davon ist zu lesen',
  'there may be cages in this picture that cannot be read; the puzzle is taken without them':
    'auf diesem Bild sind vielleicht Käfige, die nicht zu lesen sind; das Rätsel wird ohne sie genommen',
  '{cell} looks like {seen}, but is read as {value}: so the puzzle has one solution':
    '{cell} sieht aus wie {seen}, wird aber als {value} gelesen: So hat das Rätsel genau eine Lösung',
  '{cells|this cell is|these cells are} doubtful: {cells}': '{cells|dieses Feld ist|diese Felder sind} zweifelhaft: {cells}',
  'this picture is broken: it ends before it begins': 'dieses Bild ist beschädigt: Es endet, bevor es beginnt',
  'this is not a picture; JPEG and PNG are read': 'das ist kein Bild; gelesen werden JPEG und PNG',
  'this is a picture in the format {format}; JPEG and PNG are read': 'das ist ein Bild im Format {format}; gelesen werden JPEG und PNG',
  'this picture is broken: it says that it has no pixels': 'dieses Bild ist beschädigt: Es hat nach eigener Angabe keine Pixel',
  'this picture has {width} x {height} pixels; at most {most} million are read, so make it smaller':
    'dieses Bild hat {width} x {height} Pixel; höchstens {most} Millionen werden gelesen, also bitte verkleinern',
  'this picture is broken: it cannot be decoded': 'dieses Bild ist beschädigt: Es lässt sich nicht dekodieren',
  'this picture has more than {most} MB, which is too much': 'dieses Bild hat mehr als {most} MB, das ist zu viel',
};
