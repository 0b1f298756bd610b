let answer: boolean | undefined;

/** Whether this browser draws in space. Asked once, with a canvas that is thrown away; the view itself is loaded only after a yes. */
export function hasWebGl(): boolean {
  answer ??= tryContext();
  return answer;
}

function tryContext(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // A context is a scarce thing: give it back at once.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
