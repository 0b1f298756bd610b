/**
 * Layout: where everything lives in linear memory.
 *
 * Three steps, each with known sizes: the groups (`planGroups`), the tables derived from them
 * (`planPeers`, `planOverlaps`), and the state (`planState`). Memory grows at setup only; the search
 * allocates nothing. Arrays are reached by base address and index, because a typed array object
 * per table would put a second load in front of every access of the inner loops.
 *
 *   | groups, their cells | groups and houses of a cell | peers | overlaps |     geometry: fixed after `build`
 *   | cand | input | val | info | trail | level starts | counts | dirty |         state of one puzzle
 *   | activity | heap | phase | seen | work lists |                               learning
 *   | heads of watch lists | pool | learned | clause arena | solutions out |      bounded stores
 *
 * A candidate (cell c, value v counted from 0) is the variable `x = c << shift | v`, where the
 * shift is the bit length of N - 1. The stride wastes 7 of 16 slots when N = 9; dividing by N
 * instead would put a multiplication into each step of propagation.
 * A literal is `2x` ("c holds v") or `2x + 1` ("c does not hold v").
 *
 * Size: about 80 bytes a variable, 72 of them state (solid:3 1 MB, solid:5 40 MB), 4 bytes a peer, and what
 * the host grants to clauses: 4 bytes a word plus 4.25 for watches and lists. Pages never touched cost nothing.
 */

export let cellCount: i32 = 0;
export let N: i32 = 0;
/** Bits of a value inside a variable. */
export let shift: i32 = 0;
/** `(1 << shift) - 1`. */
export let valueMask: i32 = 0;
export let groupCount: i32 = 0;
export let houseCount: i32 = 0;
export let varCount: i32 = 0;

// Geometry.
/** u32[groupCount + 1]: first index of a group in `groupCells`. */
export let groupStart: usize = 0;
/** u32[]: the cells, group after group. */
export let groupCells: usize = 0;
/** u32[cellCount + 1] into `cellGroups`. */
export let cellGroupStart: usize = 0;
/** u32[]: the groups of a cell. */
export let cellGroups: usize = 0;
/** u32[cellCount + 1] into `cellHouses`. */
export let cellHouseStart: usize = 0;
/** u32[]: per cell and house `house << shift`, so that adding a value gives an index of `counts`. */
export let cellHouses: usize = 0;
/** u32[cellCount + 1] into `peers`. */
export let peerStart: usize = 0;
export let peers: usize = 0;
/** u32[houseCount]: the group that is this house. */
export let houseGroup: usize = 0;
/** u32[houseCount + 1] into `overlaps`. */
export let overlapStart: usize = 0;
/** { group: u64, mask: u64 }[]: a group that shares two or more places with a house, and which. */
export let overlaps: usize = 0;
/** u32[max(cellCount, groupCount)]: scratch while tables are built. */
export let stamp: usize = 0;

// State of one puzzle.
/** u64[cellCount]: the candidates that are not yet false. */
export let cand: usize = 0;
/** u64[cellCount]: the candidates the host loads. */
export let input: usize = 0;
/** u8[2 * varCount] by literal: 0 open, 1 true, 2 false. */
export let val: usize = 0;
/** u64[varCount]: reason in the low half, level in the high half. */
export let info: usize = 0;
/** u32[varCount]: literals in the order they became true. */
export let trail: usize = 0;
/** u32[varCount + 1]: length of the trail when a level began. */
export let levelStart: usize = 0;
/** u8[houseCount << shift]: open places of a value in a house; plus 128 once it is placed. */
export let counts: usize = 0;
/** u8[houseCount << shift]: 1 = the house lost a place of the value since it was last looked at. */
export let dirty: usize = 0;

// Learning.
/** f64[varCount] */
export let activity: usize = 0;
/** u32[varCount]: heap of variables, most active on top. */
export let heap: usize = 0;
/** i32[varCount]: position in the heap, -1 outside. */
export let heapAt: usize = 0;
/** u8[varCount]: 1 = the variable was false when it was last undone. */
export let phase: usize = 0;
/** u8[cellCount]: one more than the value that a cell had when most of the trail fitted; 0: none. */
export let fullest: usize = 0;
/** u8[varCount] marks of the analysis. */
export let seen: usize = 0;
/** u32[varCount]: marks to clear. */
export let toClear: usize = 0;
/** u32[varCount]: stack of the minimisation. */
export let stack: usize = 0;
/** u32[varCount]: the clause being learned. */
export let learnt: usize = 0;
/** u32[varCount]: antecedents of one literal. */
export let ante: usize = 0;
/** u32[varCount + 1]: stamps per level for counting distinct levels. */
export let levelStamp: usize = 0;

// Bounded stores.
/** u32[4 * 2 * varCount]: per literal address of list, length, log2 of capacity (0 none), spare. */
export let lists: usize = 0;
export let pool: usize = 0;
export let poolEnd: usize = 0;
/** u32[]: clauses, see `clauses.ts`. Index 0 is never a clause. */
export let arena: usize = 0;
export let arenaWords: u32 = 0;
/** u32[maxClauses]: learned clauses by arena index. */
export let learnts: usize = 0;
export let maxClauses: u32 = 0;
export let out: usize = 0;
/** u32[5 + 5 * varCount]: a line of a proof on its way to the host. */
export let proofAt: usize = 0;
/** u32[5 + varCount]: a line about a rule, told while another one is made. */
export let strikeAt: usize = 0;
export let outCapacity: i32 = 0;

let top: usize = 0;

/** Reserves bytes at the end of memory; 0 when the host refuses to grow it. */
export function take(bytes: usize): usize {
  const at = top;
  top = (top + bytes + 15) & ~15;
  const pages = <i32>((top + 0xffff) >> 16);
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) return 0;
  return at;
}

/** First step: room for the groups, which the host then writes. `members` counts their cells. */
export function planGroups(cells: i32, values: i32, groups: i32, members: i32): void {
  cellCount = cells;
  N = values;
  groupCount = groups;
  shift = values <= 1 ? 0 : 32 - clz<i32>(values - 1);
  valueMask = (1 << shift) - 1;
  varCount = cells << shift;
  const c = <usize>cells, g = <usize>groups, m = <usize>members;
  top = (__heap_base + 15) & ~15;
  groupStart = take(4 * (g + 1));
  groupCells = take(4 * m);
  cellGroupStart = take(4 * (c + 1));
  cellGroups = take(4 * m);
  cellHouseStart = take(4 * (c + 1));
  cellHouses = take(4 * m);
  peerStart = take(4 * (c + 1));
  houseGroup = take(4 * g);
  overlapStart = take(4 * (g + 1));
  stamp = take(4 * max(c, g));
}

/** Second step, while tables are built: their sizes are known only now. */
export function planPeers(count: usize): void { peers = take(4 * count); }
export function planOverlaps(count: usize): void { overlaps = take(16 * count); }
/** Points to other masks, while a search keeps its own. */
export function setCand(masks: usize): void { cand = masks; }
export function setHouseCount(count: i32): void { houseCount = count; }

/** Third step: everything whose size follows from cells, values and houses. False: no memory. */
export function planState(clauseWords: u32, solutions: i32): bool {
  const c = <usize>cellCount, x = <usize>varCount;
  cand = take(8 * c);
  input = take(8 * c);
  val = take(2 * x);
  info = take(8 * x);
  trail = take(4 * x);
  levelStart = take(4 * (x + 1));
  counts = take(<usize>houseCount << shift);
  dirty = take((<usize>houseCount << shift) + 8);
  activity = take(8 * x);
  heap = take(4 * x);
  heapAt = take(4 * x);
  phase = take(x);
  fullest = take(c);
  seen = take(x);
  toClear = take(4 * x);
  stack = take(4 * x);
  learnt = take(4 * x);
  ante = take(4 * x + 256);
  levelStamp = take(4 * (x + 1));
  lists = take(32 * x);
  arenaWords = clauseWords;
  maxClauses = clauseWords / 16;
  // Two watches of 8 bytes a clause; lists double when full, so up to four times that is held.
  const poolBytes = <usize>maxClauses * 64 + (1 << 16);
  pool = take(poolBytes);
  poolEnd = pool + poolBytes;
  proofAt = take(20 * x + 64);
  strikeAt = take(4 * x + 64);
  learnts = take(4 * <usize>maxClauses);
  arena = take(4 * <usize>clauseWords);
  outCapacity = solutions;
  out = take(<usize>solutions * c);
  return out != 0;
}

/** Clears what has to be zero, where an instance is planned again over what the last geometry left behind. */
export function wipe(): void {
  const x = <usize>varCount;
  memory.fill(seen, 0, x);
  memory.fill(levelStamp, 0, 4 * (x + 1));
}
