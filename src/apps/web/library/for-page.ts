/** A sentence of the library, which names the options of the command line; in the page the same choices stand below the text. */
export function forPage(error: string): string {
  return error.replace(/--kind/g, 'the kind chosen below').replace(/--from/g, 'the format chosen below');
}
