// A stage as a picture that stands alone: its own elements inside an SVG, with the rules of the page's style sheets. Nothing is drawn a second
// time, so a picture cannot differ from what was seen, and every browser shows it without a script.

import { escapeXml } from '#core';

/** One picture of a stage: its elements as XHTML, and the room that they need. */
export interface StageImage {
  readonly xml: string;
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 16;

/** Takes a picture of an element as wide as it is on the screen; what scrolls in it is shown whole. */
export function takeFrame(element: HTMLElement, caption: string): StageImage {
  const { width } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  // What is drawn on a canvas is not in the document: it goes along as an image.
  const drawn = [...element.querySelectorAll('canvas')];
  copy.querySelectorAll('canvas').forEach((canvas, i) => {
    const image = document.createElement('img');
    image.src = drawn[i]!.toDataURL();
    image.style.cssText = `width:${drawn[i]!.clientWidth}px;height:${drawn[i]!.clientHeight}px`;
    canvas.replaceWith(image);
  });
  for (const control of copy.querySelectorAll('button, select, input, textarea, [aria-live]')) control.remove();
  const holder = document.createElement('div');
  const { font, color } = getComputedStyle(element);
  holder.className = 'theatre stage-picture';
  holder.style.cssText = `width:${Math.ceil(width)}px;color:${color};font:${font}`;
  const words = document.createElement('p');
  words.className = 'caption';
  words.textContent = caption;
  holder.append(words, copy);
  // Laid out unseen, to know how high it becomes when nothing scrolls.
  const shelter = document.createElement('div');
  shelter.style.cssText = 'position:absolute;left:-100000px;top:0';
  shelter.append(holder);
  document.body.append(shelter);
  const size = { width: Math.ceil(Math.max(width, holder.scrollWidth)), height: Math.ceil(holder.getBoundingClientRect().height) };
  const xml = new XMLSerializer().serializeToString(holder);
  shelter.remove();
  return { xml, ...size };
}

/** One picture as a file. */
export function pictureSvg(frame: StageImage, title: string): string {
  return wrap([frame], title, ({ xml, width, height }) => part(xml, width, height));
}

/** Pictures one after the other as one file that plays by itself, again and again; the last stands longer. */
export function filmSvg(frames: readonly StageImage[], title: string, secondsEach: number): string {
  const last = 3;
  const whole = secondsEach * (frames.length - 1) + last;
  const share = (seconds: number): string => (seconds / whole).toFixed(5);
  return wrap(frames, title, ({ xml, width, height }, i) => {
    const [from, to] = [i * secondsEach, i === frames.length - 1 ? whole : (i + 1) * secondsEach];
    // Each picture is there for its own time only; without animation the first one stays.
    const times = i === 0 ? `0;${share(to)}` : i === frames.length - 1 ? `0;${share(from)}` : `0;${share(from)};${share(to)}`;
    const values = i === 0 ? 'inline;none' : i === frames.length - 1 ? 'none;inline' : 'none;inline;none';
    const play =
      frames.length === 1
        ? ''
        : `<animate attributeName="display" calcMode="discrete" dur="${whole}s" repeatCount="indefinite" keyTimes="${times}" values="${values}"/>`;
    return `<g display="${i === 0 ? 'inline' : 'none'}">${play}${part(xml, width, height)}</g>`;
  });
}

const part = (xml: string, width: number, height: number): string =>
  `<foreignObject x="${MARGIN}" y="${MARGIN}" width="${width}" height="${height}">${xml}</foreignObject>`;

function wrap(frames: readonly StageImage[], title: string, write: (frame: StageImage, index: number) => string): string {
  const width = Math.max(...frames.map((frame) => frame.width)) + 2 * MARGIN;
  const height = Math.max(...frames.map((frame) => frame.height)) + 2 * MARGIN;
  const page = document.documentElement;
  // The page says on its root which theme is shown; the rules for it look for the same on the root of the picture.
  const theme = [...page.attributes].filter(({ name }) => name === 'class' || name.startsWith('data-'));
  const marks = theme.map(({ name, value }) => ` ${name}="${escapeXml(value)}"`).join('');
  const ground = getComputedStyle(document.body).backgroundColor;
  return `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${marks}>
<title>${escapeXml(title)}</title>
<style>${escapeXml(rulesOf(document.styleSheets))}</style>
<rect width="100%" height="100%" fill="${ground}"/>
${frames.map(write).join('\n')}
</svg>
`;
}

/** The text of all rules that the page may read; those of other origins it may not. */
function rulesOf(sheets: StyleSheetList): string {
  return [...sheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => rule.cssText);
      } catch {
        return [];
      }
    })
    .filter((rule) => !rule.startsWith('@font-face') && !rule.startsWith('@import'))
    .join('\n');
}
