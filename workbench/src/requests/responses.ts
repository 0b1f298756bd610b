import { z } from 'zod';

// What answers look like, for the description of the API. Loose, because counters and evidence differ by engine and technique.

const status = z.enum(['complete', 'limit', 'budget']).describe('Only complete answers are proofs.');
const countOrText = z.union([z.number(), z.string()]).describe('A number, or a string beyond 2^53.');
const kind = z.string();
const candidate = z.looseObject({ cell: z.string(), value: z.string() });
const step = z.looseObject({
  technique: z.string(),
  name: z.string(),
  rating: z.number(),
  text: z.string(),
  place: z.array(candidate),
  remove: z.array(candidate),
  cells: z.array(z.string()),
});

export const solveResponse = z.looseObject({
  status,
  count: countOrText,
  solutions: z.array(z.string()),
  engine: z.string(),
  nodes: z.number(),
  elapsedMs: z.number(),
  kind,
  notes: z.array(z.string()).optional(),
});

export const checkResponse = z.looseObject({
  status,
  valid: z.literal(true),
  kind,
  cells: z.number(),
  clues: z.number(),
  clashes: z.array(z.looseObject({ cells: z.array(z.string()), text: z.string() })),
  solutions: z.enum(['none', 'one', 'several', 'unknown']),
  unique: z.union([z.boolean(), z.literal('unknown')]),
  minimal: z.union([z.boolean(), z.literal('unknown'), z.null()]),
  satisfactory: z.union([z.boolean(), z.null()]),
  names: z.array(z.string()),
});

export const candidatesResponse = z.looseObject({ status, kind, candidates: z.record(z.string(), z.array(z.string())) });

export const hintResponse = z.looseObject({
  status: z.enum(['complete', 'budget']),
  hint: z.enum(['unsolvable', 'several', 'unknown', 'solved', 'late', 'stuck', 'mistake', 'step']),
  level: z.number(),
  text: z.string(),
});

export const explainResponse = z.looseObject({
  status,
  end: z.enum(['solved', 'stuck', 'contradiction', 'budget']),
  kind,
  solutions: z.enum(['none', 'one', 'several', 'unknown']),
  count: z.number(),
  steps: z.array(step),
});

export const rateResponse = z.looseObject({
  status,
  er: z.number().nullable(),
  ep: z.number().nullable(),
  ed: z.number().nullable(),
  hardest: z.string().nullable(),
  kind,
  clues: z.number(),
});

export const generateResponse = z.looseObject({
  status,
  count: z.number(),
  attempts: z.number(),
  seed: z.number(),
  puzzles: z.array(
    z.looseObject({
      kind,
      puzzle: z.string(),
      solution: z.string(),
      clues: z.number(),
      minimal: z.union([z.boolean(), z.literal('unknown')]),
    }),
  ),
});

export const convertResponse = z.looseObject({ status: z.literal('complete'), kind, format: z.string(), text: z.string() });
