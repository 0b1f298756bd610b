/**
 * Reasons: the antecedents of a fact or of a conflict, spelled out on demand.
 *
 * `collect` lists the variables whose values forced a literal. Their signs need not be stored: an
 * antecedent enters a learned clause as the literal that is false now. The rules of the puzzle are
 * read from the geometry, so a reason costs one word until a conflict asks for it.
 */
import { N, shift, valueMask, ante, arena, houseGroup } from './layout';
import { NONE, PEER, CELL, HOUSE, CLAUSE, RULE, trailSize } from './state';
import { groupFirst, groupCell } from './geometry';
import { CLAUSE_HEAD, clauseSize } from './clauses';
import { explain, positionOf } from './rules';

// A conflict is a reason without a literal: the kind, and one or two numbers.
export let conflictKind: u32 = 0;
export let conflictA: u32 = 0;
export let conflictB: u32 = 0;

export function setConflict(kind: u32, a: u32, b: u32): void {
  conflictKind = kind;
  conflictA = a;
  conflictB = b;
}

@inline function put(i: u32, x: u32): void { store<u32>(ante + (<usize>i << 2), x); }
@inline export function anteAt(i: u32): u32 { return load<u32>(ante + (<usize>i << 2)); }

function clauseVars(ref: u32, except: u32): u32 {
  let n: u32 = 0;
  const from = arena + (<usize>(ref + CLAUSE_HEAD) << 2), size = clauseSize(ref);
  for (let i: u32 = 0; i < size; i++) {
    const y = load<u32>(from + (<usize>i << 2)) >> 1;
    if (y != except) put(n++, y);
  }
  return n;
}

function cellVars(c: u32, except: u32): u32 {
  let n: u32 = 0;
  const x = c << shift;
  for (let v: u32 = 0; v < <u32>N; v++) if ((x | v) != except) put(n++, x | v);
  return n;
}

function houseVars(h: u32, v: u32, except: u32): u32 {
  let n: u32 = 0;
  const a = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
  for (let k: u32 = 0; k < <u32>N; k++) {
    const y = (groupCell(a + k) << shift) | v;
    if (y != except) put(n++, y);
  }
  return n;
}

/** Rule i had to strike x, which is true. */
function ruleVars(i: u32, x: u32): u32 {
  const n = explain(i, x, trailSize);
  put(n, x);
  return n + 1;
}

/** Writes the antecedents of the true or false variable x; returns how many. */
export function collect(x: u32, reason: u32): u32 {
  const rest = reason >> 3;
  switch (reason & 7) {
    case PEER: put(0, rest); return 1;
    case CELL: return cellVars(x >> shift, x);
    case HOUSE: return houseVars(rest, x & valueMask, x);
    case CLAUSE: return clauseVars(rest, x);
    case RULE: return explain(rest, x, positionOf(x));
    default: return 0;
  }
}

/** Writes the variables of the current conflict; returns how many. */
export function collectConflict(): u32 {
  switch (conflictKind) {
    case PEER: put(0, conflictA); put(1, conflictB); return 2;
    case CELL: return cellVars(conflictA, 0xffffffff);
    case HOUSE: return houseVars(conflictA, conflictB, 0xffffffff);
    case RULE: return ruleVars(conflictA, conflictB);
    default: return clauseVars(conflictA, 0xffffffff);
  }
}
