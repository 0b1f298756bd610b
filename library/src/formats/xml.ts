import { XMLParser } from 'fast-xml-parser';
import { fail, ok, type Result } from '#core';
import { isRecord } from './json-value.ts';

/** An element of an XML text: its attributes and children by name. */
export type XmlElement = Record<string, unknown>;

/** Parses XML; entities that a text defines itself are not followed, because small texts could grow without bound. */
export function parseXml(text: string): Result<XmlElement> {
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      parseAttributeValue: false,
      trimValues: true,
    });
    const value: unknown = parser.parse(text.replace(/<!DOCTYPE[^[>]*(\[[^\]]*\])?[^>]*>/i, ''), true);
    return isRecord(value) ? ok(value) : fail('this is not an XML document');
  } catch (error) {
    return fail('this is not valid XML: {reason}', {
      reason: (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 160),
    });
  }
}

/** The children of a name, however many there are. */
export function childrenOf(element: unknown, name: string): readonly XmlElement[] {
  const found = isRecord(element) ? element[name] : undefined;
  const list: readonly unknown[] = found === undefined ? [] : Array.isArray(found) ? found : [found];
  return list.map((child) => (isRecord(child) ? child : { '#text': child }));
}

/** An attribute; undefined where it is missing. */
export function attributeOf(element: unknown, name: string): string | undefined {
  const value = isRecord(element) ? element[`@${name}`] : undefined;
  return value === undefined ? undefined : String(value);
}

/** The text inside an element. */
export function textOf(element: unknown): string {
  const text = isRecord(element) ? element['#text'] : element;
  return text === undefined || text === null ? '' : String(text);
}

/** Text made safe for an attribute or between tags. */
export function escapeXml(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[&<>"']/g, (character) => names[character]!);
}
