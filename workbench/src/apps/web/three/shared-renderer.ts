import { type Camera, type Scene, WebGLRenderer } from 'three';

/** How often it is looked whether a picture is there, and when that is given up. */
const LOOK_MS = 8;
const LONGEST_MS = 5000;

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

  /** Draws, and tells how long it took until the picture was really there: without a graphics card that is long after the call is over. */
  render(scene: Scene, camera: Camera, canvas: HTMLCanvasElement, onDone: (ms: number) => void): void {
    const { width, height } = canvas;
    if (width === 0 || height === 0) return;
    const start = performance.now();
    this.#renderer.setSize(width, height, false);
    this.#renderer.render(scene, camera);
    const context = canvas.getContext('2d')!;
    context.clearRect(0, 0, width, height);
    context.drawImage(this.#renderer.domElement, 0, 0);
    this.#watch(start, onDone);
  }

  #watch(start: number, onDone: (ms: number) => void): void {
    const gl = this.#renderer.getContext() as WebGL2RenderingContext;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (!fence) return;
    const look = (): void => {
      const ms = performance.now() - start;
      if (gl.isContextLost()) return;
      if (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED && ms < LONGEST_MS) {
        setTimeout(look, LOOK_MS);
        return;
      }
      gl.deleteSync(fence);
      onDone(ms);
    };
    setTimeout(look, LOOK_MS);
  }
}

let shared: SharedRenderer | undefined;

/** The renderer of the page, made when the first view needs it. */
export function sharedRenderer(): SharedRenderer {
  shared ??= new SharedRenderer();
  return shared;
}
