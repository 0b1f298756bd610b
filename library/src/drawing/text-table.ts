/** Lays out a table for people: columns as wide as their widest word, numbers to the right, the named columns to the left. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[], left: readonly number[]): string {
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((row) => (row[column] ?? '').length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((word, column) => (left.includes(column) ? word.padEnd(widths[column]!) : word.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
