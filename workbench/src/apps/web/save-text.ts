/** Gives the reader a text as a file. */
export function saveText(text: string, name: string): void {
  saveFile(text, name, 'text/plain');
}

/** Gives the reader a file. */
export function saveFile(content: BlobPart, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
