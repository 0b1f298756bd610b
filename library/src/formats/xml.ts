import { parseXml as parse, type XmlDocument, XmlElement, XmlText } from '@rgrove/parse-xml';
import { fail, ok, type Result } from '#core';

export { XmlElement } from '@rgrove/parse-xml';

/** Parses XML; entities that a text defines itself are refused, because small texts could grow without bound. */
export function parseXml(text: string): Result<XmlDocument> {
  try {
    return ok(parse(text.trim()));
  } catch (error) {
    // The first line says what is wrong; an excerpt of the text follows.
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return fail('this is not valid XML: {reason}', { reason: said.slice(0, 160) });
  }
}

/** The children of a name, however many there are. */
export function childrenOf(parent: XmlDocument | XmlElement | undefined, name: string): readonly XmlElement[] {
  const children = parent?.children ?? [];
  return children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);
}

/** An attribute; undefined where it is missing. */
export function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** The text right inside an element, without white space around it. */
export function textOf(element: XmlElement | undefined): string {
  const children = element?.children ?? [];
  return children
    .map((child) => (child instanceof XmlText ? child.text : ''))
    .join('')
    .trim();
}
