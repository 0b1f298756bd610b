/** A part of an address without its escapes; as it is where they make no sense. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
