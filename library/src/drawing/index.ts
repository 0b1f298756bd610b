export { drawPathTree, type PathTreeBox, type PathTreeColumn, type PathTreeDrawing } from './path-tree.ts';
export { candidateKey, linksOf, type Picture } from './picture.ts';
export { drawSeries, type SeriesLine } from './series.ts';
export { drawStep, type StepDrawing } from './step-svg.ts';
export { drawGeometry, type Ink, type TextDrawing } from './text.ts';
export { formatTable } from './text-table.ts';
export { type DrawnVertex, drawTreeSvg } from './tree-svg.ts';
export { drawTreeText } from './tree-text.ts';
