import {
  complain,
  type Engine,
  findClashes,
  type Geometry,
  PARTITIONS,
  type Puzzle,
  type Said,
  type SolveOutcome,
  type SolveRequest,
  said,
  type Words,
} from '#core';
import { refuseConstraints } from '../standing.ts';
import { TOLD as COMMON } from '../told.ts';
import type { JoinHooks, LayerEvent } from './join.ts';
import { joinEarly } from './join-early.ts';
import { joinLate } from './join-late.ts';
import { type CandidateSource, joinablePartitions } from './layers.ts';
import { type CutAxis, combinationsLog10, DEFAULT_LAYER_SOLUTIONS, type LayerSolutions, layerSolutions } from './solve-layers.ts';
import { TOLD } from './told.ts';

/**
 * Algorithm 2 of 000: solve every layer of the cube as a flat puzzle, then find the combinations that fit.
 *
 * First all solutions of each layer are written down (the matrix of table 4), then they are combined: `late` as
 * printed, where nine nested loops try every combination and the third dimension is looked at in the innermost,
 * or `early`, where layers that clash are never combined further. A solution of the cube is a solution of each of its
 * layers and every combination is looked at, so all solutions are found, each once. The same holds for the faces of a cube,
 * whose edges take the part of the third dimension. What it costs is the layers: taken alone, as printed, a layer with few
 * givens has millions of solutions, so by default the givens of the other layers cut its candidates too. At most a million
 * layer solutions are kept, or what `stored` allows; a layer that has more ends the run with its name and the number
 * reached. A node is one cell filled in a layer, or one combination tried.
 */
export const layerJoin: Engine<LayerEvent> = {
  id: 'layer-join',
  refuses: (geometry: Geometry) =>
    joinablePartitions(geometry).length > 0
      ? refuseConstraints(geometry)
      : complain('it joins layers, planes or faces that are puzzles themselves, and here there are none'),
  solve: (puzzle, request) => new LayerJoin(puzzle, request).run(),
};

class LayerJoin {
  readonly #puzzle: Puzzle;
  readonly #request: SolveRequest<LayerEvent>;
  #count = 0n;
  #combinations = 0;
  #comparisons = 0;
  #layerSolutions = 0;
  #bytes = 0;

  constructor(puzzle: Puzzle, request: SolveRequest<LayerEvent>) {
    this.#puzzle = puzzle;
    this.#request = request;
  }

  run(): SolveOutcome {
    const { budget, options, trace } = this.#request;
    const clashes = findClashes(this.#puzzle);
    if (clashes.length > 0) {
      trace?.({ type: 'dead', depth: 0, note: said(COMMON.clash) });
      return this.#outcome(true, []);
    }
    const found = layerSolutions(this.#puzzle, {
      axis: (options?.['axis'] ?? 'layers') as CutAxis,
      candidates: (options?.['candidates'] ?? 'cube') as CandidateSource,
      budget,
    });
    for (const [block, { layer, count, values }] of found.matrices.entries()) {
      this.#layerSolutions += count;
      this.#bytes += values.length;
      trace?.({
        type: 'layer',
        depth: 0,
        block,
        note: said(TOLD.layer, { layer: layer.called, count }),
        data: { blanks: layer.blanks, count },
      });
    }
    if (found.stopped) {
      if (found.stopped.reason === 'stored') budget.stop('stored');
      return this.#outcome(false, [this.#tooMany(found.stopped)]);
    }
    const join = options?.['check'] === 'late' ? joinLate : joinEarly;
    // Layers are solved in order up to the first that has no solution, and then there is nothing to combine.
    const isHopeless = found.matrices.length < found.partition.blocks.length;
    return this.#outcome(isHopeless || join(this.#puzzle, found.matrices, this.#hooks()), [describe(found)]);
  }

  #hooks(): JoinHooks {
    const { budget, limit, onSolution, trace } = this.#request;
    return {
      tryCombination: () => {
        if (!budget.spend()) return false;
        this.#combinations++;
        return true;
      },
      compare: (solutions) => {
        this.#comparisons += solutions;
        return solutions < 1000 || budget.look();
      },
      report: (solution) => {
        this.#count++;
        trace?.({ type: 'solution', depth: 0, note: said(COMMON.solution, { number: Number(this.#count) }) });
        onSolution?.(solution);
        return this.#count < limit;
      },
      ...(trace ? { trace } : {}),
    };
  }

  #outcome(isDone: boolean, notes: readonly Said[]): SolveOutcome {
    const { budget } = this.#request;
    const status = isDone ? 'complete' : budget.end ? 'budget' : 'limit';
    return {
      status,
      count: this.#count,
      counters: {
        nodes: budget.nodes,
        layerSolutions: this.#layerSolutions,
        combinations: this.#combinations,
        comparisons: this.#comparisons,
        peakStored: this.#layerSolutions,
        peakBytes: this.#bytes,
      },
      ...(status === 'budget' && budget.end ? { end: budget.end } : {}),
      notes,
    };
  }

  #tooMany({ reason, layer, reached }: NonNullable<LayerSolutions['stopped']>): Said {
    const most = this.#request.budget.limits.stored ?? DEFAULT_LAYER_SOLUTIONS;
    return reason === 'stored' ? said(TOO_MANY, { layer, reached, most }) : said(STILL, { layer, reached });
  }
}

const TOO_MANY: Words<string> = {
  en: 'too many layer solutions: {layer} has more than the {reached:id} reached (at most {most:id} are kept for all layers together)',
  de: 'zu viele Schichtlösungen: {layer} hat mehr als die {reached:id} erreichten (höchstens {most:id} werden für alle Schichten zusammen behalten)',
  fr: 'trop de solutions de couches\u00a0: {layer} en a plus que les {reached:id} atteintes (au plus {most:id} sont gardées pour toutes les couches)',
};
const STILL: Words<string> = {
  en: 'it was still solving {layer}, with {reached} {reached|solution|solutions} of that layer so far',
  de: 'noch wurde {layer} gelöst, mit bisher {reached} {reached|Lösung|Lösungen} dieser Schicht',
  fr: '{layer} était encore en résolution, avec {reached} {reached|solution|solutions} de cette couche jusque-là',
};
const JOINED: Words<string> = {
  en: 'joined by {partition} with {counts:, } solutions: {combinations} combinations',
  de: 'verbunden über {partition} mit {counts:, } Lösungen: {combinations} Kombinationen',
  fr: 'jonction par {partition} avec {counts:, } solutions\u00a0: {combinations} combinaisons',
};

function describe(found: LayerSolutions): Said {
  const counts = found.matrices.map(({ count }) => count);
  const log = combinationsLog10(found);
  const combinations = log < 6 ? String(Math.round(10 ** log)) : `10^${log.toFixed(1)}`;
  return said(JOINED, { partition: said(PARTITIONS[found.partition.id]), counts, combinations });
}
