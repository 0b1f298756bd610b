const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text made safe for an attribute or between tags: of XML, SVG and HTML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => NAMES[character]!);
}
