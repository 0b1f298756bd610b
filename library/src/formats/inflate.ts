/** Lengths and distances of DEFLATE (RFC 1951): the first of each code, and how many bits follow it. */
const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385,
  24577,
];
const DISTANCE_BITS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

interface Codes {
  /** How many codes there are of each length. */
  readonly counts: Uint16Array;
  /** The symbols in the order of their codes. */
  readonly symbols: Uint16Array;
}

/** Unpacks raw DEFLATE data; undefined where it is broken or unpacks to more than this many bytes. Links of Penpa are packed so. */
export function inflate(bytes: Uint8Array, longest: number): Uint8Array | undefined {
  const out = new Uint8Array(Math.min(longest, 64 + bytes.length * 1040));
  let length = 0;
  let position = 0;
  const bits = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i++, position++) value |= (((bytes[position >> 3] ?? 0) >> (position & 7)) & 1) << i;
    return value;
  };
  const isOver = (): boolean => position > bytes.length * 8;
  const symbol = ({ counts, symbols }: Codes): number => {
    let [code, first, index] = [0, 0, 0];
    for (let width = 1; width < 16; width++) {
      code |= bits(1);
      const count = counts[width]!;
      if (code - count < first) return symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  };
  const copy = (lengths: Codes, distances: Codes): boolean => {
    for (;;) {
      const code = symbol(lengths);
      if (code < 0 || code > 285 || isOver()) return false;
      if (code === 256) return true;
      if (code < 256) {
        if (length === out.length) return false;
        out[length++] = code;
        continue;
      }
      const run = LENGTHS[code - 257]! + bits(LENGTH_BITS[code - 257]!);
      const far = symbol(distances);
      if (far < 0 || far > 29) return false;
      const distance = DISTANCES[far]! + bits(DISTANCE_BITS[far]!);
      if (distance > length || length + run > out.length) return false;
      for (let i = 0; i < run; i++, length++) out[length] = out[length - distance]!;
    }
  };
  const stored = (): boolean => {
    position = (position + 7) & ~7;
    const size = bits(16);
    position += 16;
    if (position + size * 8 > bytes.length * 8 || length + size > out.length) return false;
    out.set(bytes.subarray(position >> 3, (position >> 3) + size), length);
    length += size;
    position += size * 8;
    return true;
  };
  const dynamic = (): boolean => {
    const [literals, distances, own] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
    const widths = new Uint8Array(19);
    for (let i = 0; i < own; i++) widths[ORDER[i]!] = bits(3);
    const codes = codesOf(widths);
    const all = new Uint8Array(literals + distances);
    for (let at = 0; at < all.length; ) {
      const code = symbol(codes);
      if (code < 0 || isOver()) return false;
      if (code < 16) all[at++] = code;
      else {
        const value = code === 16 ? (all[at - 1] ?? 0) : 0;
        const run = code === 16 ? 3 + bits(2) : code === 17 ? 3 + bits(3) : 11 + bits(7);
        all.fill(value, at, at + run);
        at += run;
      }
    }
    return copy(codesOf(all.subarray(0, literals)), codesOf(all.subarray(literals)));
  };
  for (let isLast = false; !isLast; ) {
    isLast = bits(1) === 1;
    const type = bits(2);
    const isGood = type === 0 ? stored() : type === 1 ? copy(FIXED_LENGTHS, FIXED_DISTANCES) : type === 2 && dynamic();
    if (!isGood || isOver()) return undefined;
  }
  return out.subarray(0, length);
}

function codesOf(widths: Uint8Array): Codes {
  const counts = new Uint16Array(16);
  for (const width of widths) counts[width]!++;
  counts[0] = 0;
  const starts = new Uint16Array(16);
  for (let width = 1; width < 15; width++) starts[width + 1] = starts[width]! + counts[width]!;
  const symbols = new Uint16Array(widths.length);
  widths.forEach((width, i) => {
    if (width > 0) symbols[starts[width]!++] = i;
  });
  return { counts, symbols };
}

const FIXED_LENGTHS = codesOf(Uint8Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)));
const FIXED_DISTANCES = codesOf(new Uint8Array(30).fill(5));
