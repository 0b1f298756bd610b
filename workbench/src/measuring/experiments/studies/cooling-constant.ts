import { type Said, said, type Words } from '#core';
import { duration } from '#measuring/tools';
import { publishedConstant } from '../data/published-faces.ts';
import { defineExperiment } from '../experiment.ts';
import { coolingAnswers, coolingFindings, coolingParameters, coolingPlan, coolingVerdict, measureCooling } from './cooling.ts';

export const coolingConstant = defineExperiment({
  id: 'cooling-constant',
  words: {
    en: {
      title: 'Constant cooling',
      question: 'How long does annealing take at constant cooling rates from 50 to 99 per cent, and where does it freeze?',
      source: '003, table 3',
    },
    de: {
      title: 'Konstante Abkühlung',
      question: 'Wie lange braucht Simulated Annealing bei konstanten Raten von 50 bis 99 Prozent, und wo friert es ein?',
      source: '003, Tabelle 3',
    },
    fr: {
      title: 'Refroidissement constant',
      question: 'Combien de temps prend le recuit à des taux constants de 50 à 99 pour cent, et où se fige-t-il ?',
      source: '003, tableau 3',
    },
  },
  expect: { full: 130, quick: 35 },
  parameters: coolingParameters,
  answers: coolingAnswers,
  plan: (scale) => coolingPlan(scale, scale.size === 'tiny' ? ['50', '80'] : publishedConstant.map(({ cooling }) => cooling)),
  measure: measureCooling,
  report(rows) {
    const { tables, panels, best, settings } = coolingFindings(rows, publishedConstant, {
      en: 'Table 3',
      de: 'Tabelle 3',
      fr: 'Tableau 3',
    });
    const of = (edges: string, cooling: string) => settings[edges]?.get(cooling);
    const frozen = [...(settings['match']?.values() ?? [])].filter(({ reheated }) => reheated > 0).map(({ cooling }) => cooling);
    const unsolved = ['match', 'differ'].flatMap((edges) =>
      [...(settings[edges]?.values() ?? [])].filter(({ solved, runs }) => solved < runs),
    );
    return {
      verdict: coolingVerdict(rows, '80', {
        en: 'a constant rate of 80 per cent needs the fewest swaps of the rates in table 3',
        de: 'eine konstante Rate von 80 Prozent unter den Raten von Tabelle 3 die wenigsten Vertauschungen braucht',
        fr: 'un taux constant de 80 pour cent demande le moins d’échanges parmi les taux du tableau 3',
      }),
      summary: [
        said(BEST, {
          match: bestWords(best['match']),
          differ: bestWords(best['differ']),
          slow: duration(of('match', '99')?.seconds),
          slowDiffer: duration(of('differ', '99')?.seconds),
        }),
        frozen.length === 0 ? said(NOT_FROZEN) : said(FROZEN, { rates: frozen }),
        unsolved.length === 0
          ? said(ALL_SOLVED)
          : said(UNSOLVED, { rates: unsolved.map(({ cooling, solved, runs }) => said(SOLVED_AT, { cooling, solved, runs })) }),
      ],
      tables,
      figure: {
        title: {
          en: 'Constant cooling, empty puzzle of three faces (n = 3)',
          de: 'Konstante Abkühlung, leeres Rätsel auf drei Flächen (n = 3)',
          fr: 'Refroidissement constant, grille vide de trois faces (n = 3)',
        },
        panels,
      },
    };
  },
});

const BEST: Words<string> = {
  en: 'The paper finds 80 per cent the best constant rate, nothing below 70, and 99 the slowest. Here, counted in swaps, the best rate at which every run is solved is {match} where edges match and {differ} where they differ; 99 per cent takes {slow} and {slowDiffer}.',
  de: 'Die Arbeit findet 80 Prozent die beste konstante Rate, unter 70 nichts, und 99 am langsamsten. Hier, in Vertauschungen gezählt, ist die beste Rate, bei der jeder Lauf gelöst ist, {match} bei gleichen Kanten und {differ} bei verschiedenen; 99 Prozent brauchen {slow} und {slowDiffer}.',
  fr: 'L’article trouve que 80 pour cent est le meilleur taux constant, rien au-dessous de 70, et 99 le plus lent. Ici, compté en échanges, le meilleur taux où chaque essai est résolu est {match} à bords égaux et {differ} à bords différents\u00a0; 99 pour cent prend {slow} et {slowDiffer}.',
};
const AT: Words<string> = {
  en: '{cooling} ({seconds} on average)',
  de: '{cooling} (im Mittel {seconds})',
  fr: '{cooling} ({seconds} en moyenne)',
};
const NO_RATE: Words<string> = { en: 'none', de: 'keine', fr: 'aucun' };
const NOT_FROZEN: Words<string> = {
  en: 'With matching edges no run froze and was heated again at any rate.',
  de: 'Bei gleichen Kanten fror bei keiner Rate ein Lauf ein und wurde wiedererhitzt.',
  fr: 'À bords égaux, aucun essai ne s’est figé ni n’a été réchauffé, à aucun taux.',
};
const FROZEN: Words<string> = {
  en: 'With matching edges some run froze and was heated again at {rates:, } per cent.',
  de: 'Bei gleichen Kanten fror bei {rates:, } Prozent ein Lauf ein und wurde wiedererhitzt.',
  fr: 'À bords égaux, quelque essai s’est figé et a été réchauffé à {rates:, } pour cent.',
};
const ALL_SOLVED: Words<string> = {
  en: 'Every run found a solution within three reheats, also at 50 and 60 per cent, where the paper found none.',
  de: 'Jeder Lauf fand eine Lösung, höchstens dreimal wiedererhitzt, auch bei 50 und 60 Prozent, wo die Arbeit keine fand.',
  fr: 'Chaque essai a trouvé une solution en trois réchauffages au plus, même à 50 et 60 pour cent, où l’article n’en a trouvé aucune.',
};
const UNSOLVED: Words<string> = {
  en: 'Not every run found a solution at: {rates:, }.',
  de: 'Nicht jeder Lauf fand eine Lösung bei: {rates:, }.',
  fr: 'Tous les essais n’ont pas trouvé de solution à\u00a0: {rates:, }.',
};
const SOLVED_AT: Words<string> = {
  en: '{cooling} ({solved} of {runs})',
  de: '{cooling} ({solved} von {runs})',
  fr: '{cooling} ({solved} sur {runs})',
};

const bestWords = (best: { readonly cooling: string; readonly seconds: number } | undefined): Said =>
  best ? said(AT, { cooling: best.cooling, seconds: duration(best.seconds) }) : said(NO_RATE);
