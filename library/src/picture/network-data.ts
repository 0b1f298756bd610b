/** The network's weights as text: whole numbers of -127 to 127 in base 64, with a scale and a bias for each output of a layer. */
export interface NetworkData {
  /** What its outputs mean: nothing, printed text, or `hand` and a digit. */
  readonly classes: readonly string[];
  readonly layers: readonly LayerData[];
}

interface LayerData {
  /** Outputs and inputs, and for a convolution its three rows and columns. */
  readonly shape: readonly number[];
  readonly scale: readonly number[];
  readonly bias: readonly number[];
  readonly weights: string;
}

/** A layer's weights, output after output; those of a convolution input after input within, three rows of three. */
export interface NetworkLayer {
  readonly outputs: number;
  readonly inputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Reads the picture of a square: the logarithm of each class's probability. */
export interface Network {
  readonly classes: readonly string[];
  read(square: Float32Array): Float32Array;
}

/** What runs the layers: a picture to one number for each class. */
export type Scores = (square: Float32Array) => Float32Array;

export function unpackLayer({ shape, scale, bias, weights }: LayerData): NetworkLayer {
  const outputs = shape[0]!;
  const each = shape.reduce((product, n) => product * n, 1) / outputs;
  const bytes = atob(weights);
  return {
    outputs,
    inputs: shape[1]!,
    weights: Float32Array.from({ length: outputs * each }, (_, i) => ((bytes.charCodeAt(i) << 24) >> 24) * scale[Math.floor(i / each)]!),
    bias: Float32Array.from(bias),
  };
}
