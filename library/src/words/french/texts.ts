import type { Texts } from '#core';
import { answers } from './answers.ts';
import { formats } from './formats.ts';
import { model } from './model.ts';
import { pictures } from './pictures.ts';
import { proofs } from './proofs.ts';
import { rules } from './rules.ts';
import { workbench } from './workbench.ts';

/** All sentences in French. */
export const texts: Texts = { ...model, ...formats, ...rules, ...answers, ...proofs, ...pictures, ...workbench };
