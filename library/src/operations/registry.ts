import { candidates } from './candidates/index.ts';
import { canonical } from './canonical/index.ts';
import { certify } from './certify/index.ts';
import { checkOperation } from './check/index.ts';
import { compare } from './compare/index.ts';
import { convert } from './convert/index.ts';
import { count } from './count/index.ts';
import { design } from './design/index.ts';
import { explain } from './explain/index.ts';
import { generate } from './generate/index.ts';
import { hint } from './hint/index.ts';
import { matrix } from './matrix/index.ts';
import { minimal } from './minimal/index.ts';
import type { AnyOperation } from './operation.ts';
import { rate } from './rate/index.ts';
import { reduce } from './reduce/index.ts';
import { series } from './series/index.ts';
import { show } from './show/index.ts';
import { solve } from './solve/index.ts';
import { transform } from './transform/index.ts';
import { tree } from './tree/index.ts';
import { verify } from './verify/index.ts';
import { verifySteps } from './verify-steps/index.ts';

const all = [
  solve,
  count,
  checkOperation,
  candidates,
  hint,
  explain,
  rate,
  generate,
  design,
  reduce,
  minimal,
  canonical,
  transform,
  show,
  convert,
  compare,
  tree,
  matrix,
  series,
  certify,
  verify,
  verifySteps,
] as const;

/** Every operation there is. The only list: commands, routes, the client, the worker of the page, jobs, documents and tests are made from it. */
export const operations: readonly AnyOperation[] = all as readonly unknown[] as readonly AnyOperation[];

/** The operations by id, as types: what the client and the page are told of requests, reports and answers. */
export type Operations = { readonly [Op in (typeof all)[number] as Op['id']]: Op };

/** The operation of an id, with its types. */
export function operationOf<Id extends keyof Operations>(id: Id): Operations[Id] {
  return all.find((operation) => operation.id === id) as Operations[Id];
}
