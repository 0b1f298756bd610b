import { PDFDocument, type PDFFont, PDFName } from '@cantoo/pdf-lib';
import { LINE_CAPS, LINE_JOINS } from '#core';
import { FONTS, typeface } from './fonts.ts';
import { capOf, type FontId, type Item, type PathItem, type TextItem, type VectorDrawing } from './vector-drawing.ts';

/** What a PDF says about itself. */
export interface PdfInfo {
  /** The code of the language that its words are in. */
  readonly language?: string;
  readonly title?: string;
}

/** Six letters before the name of a font say that only the used part of it is in the file. */
const NAMES: Readonly<Record<FontId, string>> = {
  words: 'NINEFA+Inter-Regular',
  strong: 'NINEFB+Inter-Bold',
  symbol: 'NINEFC+Inter-Regular',
  given: 'NINEFD+Inter-SemiBold',
};

/**
 * Writes drawings as the pages of a PDF. A page is packed as soon as it is added, so that a long book costs only its packed size;
 * the same drawings give the same bytes.
 */
export class PdfWriter {
  readonly #document: PDFDocument;
  readonly #fonts = new Map<FontId, PDFFont>();
  readonly #codes = new Map<string, string>();

  private constructor(document: PDFDocument) {
    this.#document = document;
  }

  static async create({ title, language = 'en' }: PdfInfo = {}): Promise<PdfWriter> {
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setProducer('Ninefold');
    document.setCreator('Ninefold');
    document.setLanguage(language);
    if (title !== undefined) document.setTitle(title, { showInWindowTitleBar: true });
    const writer = new PdfWriter(document);
    for (const id of Object.keys(FONTS) as FontId[]) {
      const { bytes, features, font } = typeface(id);
      document.registerFontkit({ create: () => font });
      writer.#fonts.set(id, await document.embedFont(bytes, { subset: true, features: { ...features }, customName: NAMES[id] }));
    }
    return writer;
  }

  /** Adds a drawing as the next page, or as the page with this index, from 0 on. */
  add({ width, height, items }: VectorDrawing, at = this.pages): void {
    const page = this.#document.insertPage(at, [width, height]);
    const used = new Set(items.flatMap((item) => (item.type === 'text' ? [item.font] : [])));
    for (const id of used) page.node.setFontDictionary(PDFName.of(id), this.#fonts.get(id)!.ref);
    const { context } = this.#document;
    const looks = new Set<string>();
    const operators = items.map((item: Item) => {
      const drawn = item.type === 'path' ? path(item, height) : this.#text(item, height);
      const [fill, stroke] = item.type === 'path' ? [item.fillOpacity, item.stroke?.opacity] : [item.opacity, item.opacity];
      if (fill === undefined && stroke === undefined) return drawn;
      const [ca, CA] = [fill ?? 1, stroke ?? 1];
      const look = `see${short(ca)}-${short(CA)}`.replaceAll('.', '_');
      if (!looks.has(look)) page.node.setExtGState(PDFName.of(look), context.obj({ Type: 'ExtGState', ca, CA }));
      looks.add(look);
      return `q /${look} gs ${drawn} Q`;
    });
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(operators.join('\n'))));
  }

  get pages(): number {
    return this.#document.getPageCount();
  }

  /** The whole file. */
  save(): Promise<Uint8Array> {
    return this.#document.save();
  }

  #text({ text, font, size, start, grey, along, rim }: TextItem, height: number): string {
    const { right, down } = along ?? { right: { x: 1, y: 0 }, down: { x: 0, y: 1 } };
    // PDF counts upward: what is down in the drawing is the negative of up.
    const matrix = [right.x, -right.y, -down.x, down.y, start.x, height - start.y].map(short);
    const write = `/${font} ${short(size)} Tf ${matrix.join(' ')} Tm ${this.#code(font, text)} Tj`;
    const below = rim ? `1 G ${short(rim)} w 1 j [] 0 d 1 Tr ${write} 0 Tr ` : '';
    return `BT ${below}${short(grey)} g ${write} ET`;
  }

  #code(font: FontId, text: string): string {
    const key = `${font} ${text}`;
    const code = this.#codes.get(key) ?? this.#fonts.get(font)!.encodeText(text).toString();
    if (this.#codes.size < MOST_CODES) this.#codes.set(key, code);
    return code;
  }
}

const MOST_CODES = 5000;

function path(item: PathItem, height: number): string {
  const { lines, closed, fill, isEvenOdd, stroke } = item;
  const drawn = lines.map(
    (points) => points.map(({ x, y }, i) => `${short(x)} ${short(height - y)} ${i === 0 ? 'm' : 'l'}`).join(' ') + (closed ? ' h' : ''),
  );
  // PDF counts the ends and the corners of lines in the order of our lists.
  const setUp = [
    ...(fill === undefined ? [] : [`${short(fill)} g`]),
    ...(stroke
      ? [
          `${short(stroke.grey)} G ${short(stroke.width)} w ${LINE_CAPS.indexOf(capOf(item, stroke))} J ${LINE_JOINS.indexOf(stroke.join ?? 'miter')} j [${stroke.dash?.map(short).join(' ') ?? ''}] ${short(stroke.dashOffset ?? 0)} d`,
        ]
      : []),
  ];
  const paint = fill === undefined ? 'S' : `${stroke ? 'B' : 'f'}${isEvenOdd ? '*' : ''}`;
  return [...setUp, ...drawn, paint].join(' ');
}

/** Numbers without exponents and without digits too small to be seen. */
function short(number: number): string {
  const text = number.toFixed(3).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}
