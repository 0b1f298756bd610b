/** A point or a direction in space: to the right, up, and towards the viewer, as WebGL has it. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector, times = 1): Vector => [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);
export const distance = (a: Vector, b: Vector): number => length(add(a, b, -1));

/** A position of the core (right, down, away) in the directions of WebGL. */
export const fromPosition = ([x, y, z]: readonly [number, number, number]): Vector => [x, -y, -z];
