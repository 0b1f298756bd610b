import type { GenerationReport } from '#generator';

const REASONS: Readonly<Record<string, string>> = {
  grid: 'no filled grid was found in its effort',
  layout: 'had no room for the rules',
  pattern: 'clues on all of the pattern left several solutions',
  clues: 'had another number of clues',
  class: 'fell into another class',
  rating: 'had another difficulty',
  techniques: 'did not need the last technique',
  minimal: 'had a clue or a rule that can go',
  unproved: 'could not be proved in its effort',
  duplicate: 'were like one before',
};

const ENDS: Readonly<Record<GenerationReport['end'], string>> = {
  done: 'done',
  none: 'no filled grid keeps these rules',
  tries: 'the tries are used up',
  time: 'the time is used up',
  patience: 'none came for too long',
  reach: 'all of them were far from this difficulty (--timeout N goes on for N seconds)',
  cancelled: 'it was stopped',
};

/** Why there are fewer puzzles than asked for, with how many tries were made and how near they came. */
export function whyNone({ end, made, attempts, misses, met }: GenerationReport, wanted: number): string {
  const ended = ENDS[end];
  const why = Object.entries(misses)
    .filter(([reason, times]) => times > 0 && REASONS[reason])
    .map(([reason, times]) => `${times} ${REASONS[reason]}`);
  const clues = met.clues[1] > 0 ? `clues from ${met.clues[0]} to ${met.clues[1]}` : undefined;
  const rating = met.rating[1] > 0 ? `ratings from ${met.rating[0].toFixed(1)} to ${met.rating[1].toFixed(1)}` : undefined;
  const nearest = [clues, rating].filter(Boolean).join(' and ');
  return [
    `${made} of ${wanted} made in ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: ${ended}`,
    ...(why.length > 0 ? [`; ${why.join(', ')}`] : []),
    ...(nearest ? [`; met ${nearest}`] : []),
  ].join('');
}
