/** A picture as a camera or a decoder gives it: four bytes a pixel (red, green, blue, opacity), row after row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Brightness, 0 (black) to 255, row after row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A place in a picture, in pixels, from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The brightness of a picture, made smaller so that its longer side has at most `longest` pixels; each pixel is the mean of those it covers.
 * Half of it is the darkest of the three colours: red and blue ink would be pale in the usual grey, and what is transparent is paper.
 */
export function greyOf(raster: Raster, longest: number): Grey {
  const scale = Math.max(1, Math.max(raster.width, raster.height) / longest);
  const width = Math.max(1, Math.floor(raster.width / scale));
  const height = Math.max(1, Math.floor(raster.height / scale));
  const sums = new Float32Array(width * height);
  const counts = new Uint32Array(width * height);
  const columns = Int32Array.from({ length: raster.width }, (_, x) => Math.min(width - 1, Math.floor((x * width) / raster.width)));
  const { data } = raster;
  for (let y = 0, at = 0; y < raster.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / raster.height)) * width;
    for (let x = 0; x < raster.width; x++, at += 4) {
      const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
      const light = 0.15 * red + 0.295 * green + 0.055 * blue + 0.5 * Math.min(red, green, blue);
      const to = row + columns[x]!;
      sums[to]! += alpha === 255 ? light : 255 - ((255 - light) * alpha) / 255;
      counts[to]!++;
    }
  }
  for (let i = 0; i < sums.length; i++) sums[i]! /= counts[i]!;
  return { width, height, data: sums };
}

/** The same picture with at most `longest` pixels on its longer side. */
export function shrinkPicture(grey: Grey, longest: number): Grey {
  const scale = Math.max(grey.width, grey.height) / longest;
  if (scale <= 1) return grey;
  const width = Math.max(1, Math.floor(grey.width / scale));
  const height = Math.max(1, Math.floor(grey.height / scale));
  const sums = new Float32Array(width * height);
  const counts = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < grey.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / grey.height)) * width;
    for (let x = 0; x < grey.width; x++, at++) {
      const to = row + Math.min(width - 1, Math.floor((x * width) / grey.width));
      sums[to]! += grey.data[at]!;
      counts[to]!++;
    }
  }
  for (let i = 0; i < sums.length; i++) sums[i]! /= counts[i]!;
  return { width, height, data: sums };
}

/** The value at a place between pixels; outside, that of the nearest pixel. */
export function sample({ width, height, data }: Grey, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.max(0, Math.floor(cx));
  const top = Math.max(0, Math.floor(cy));
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + 1, height - 1);
  const fx = Math.max(0, cx - left);
  const fy = Math.max(0, cy - top);
  const upper = data[top * width + left]! * (1 - fx) + data[top * width + right]! * fx;
  const lower = data[bottom * width + left]! * (1 - fx) + data[bottom * width + right]! * fx;
  return upper * (1 - fy) + lower * fy;
}

/** The mean of every pixel's square neighbourhood that reaches `radius` pixels to each side, cut at the edges. */
export function localMean({ width, height, data }: Grey, radius: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius + 1) * (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const area = ((bottom - top) / (width + 1)) * (right - left);
      means[y * width + x] = (sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!) / area;
    }
  }
  return means;
}
