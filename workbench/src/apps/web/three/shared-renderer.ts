import { type Camera, type Scene, WebGLRenderer } from 'three';

/**
 * One WebGL context for the whole page, however many views there are: browsers drop contexts beyond a handful. A view is rendered
 * here and its picture copied to the canvas of the view.
 */
class SharedRenderer {
  readonly #renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: 'low-power' });
  readonly #listeners = new Set<() => void>();

  constructor() {
    this.#renderer.setClearColor(0x000000, 0);
    // A lost context comes back empty: every view draws again.
    this.#renderer.domElement.addEventListener('webglcontextrestored', () => {
      for (const listener of this.#listeners) listener();
    });
  }

  /** Tells when everything has to be drawn again; returns what ends that. */
  onLoss(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  render(scene: Scene, camera: Camera, canvas: HTMLCanvasElement): void {
    const { width, height } = canvas;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.#renderer.render(scene, camera);
    const context = canvas.getContext('2d')!;
    context.clearRect(0, 0, width, height);
    context.drawImage(this.#renderer.domElement, 0, 0);
  }
}

let shared: SharedRenderer | undefined;

/** The renderer of the page, made when the first view needs it. */
export function sharedRenderer(): SharedRenderer {
  shared ??= new SharedRenderer();
  return shared;
}
