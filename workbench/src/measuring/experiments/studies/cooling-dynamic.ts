import { type Said, said, type Words } from '#core';
import { duration } from '#measuring/tools';
import { publishedDynamic } from '../data/published-faces.ts';
import { defineExperiment } from '../experiment.ts';
import { coolingAnswers, coolingFindings, coolingParameters, coolingPlan, coolingVerdict, measureCooling } from './cooling.ts';

export const coolingDynamic = defineExperiment({
  id: 'cooling-dynamic',
  words: {
    en: {
      title: 'Dynamic cooling',
      question: 'How long does annealing take with the schedules A to D, which slow down as the cost falls?',
      source: '003, tables 4 and 5',
    },
    de: {
      title: 'Veränderliche Abkühlung',
      question: 'Wie lange braucht Simulated Annealing mit den Plänen A bis D, die langsamer werden, wenn die Kosten fallen?',
      source: '003, Tabellen 4 und 5',
    },
    fr: {
      title: 'Refroidissement dynamique',
      question: 'Combien de temps prend le recuit avec les plans A à D, qui ralentissent quand le coût baisse ?',
      source: '003, tableaux 4 et 5',
    },
  },
  expect: { full: 20, quick: 6 },
  parameters: coolingParameters,
  answers: coolingAnswers,
  plan: (scale) => coolingPlan(scale, scale.size === 'tiny' ? ['A', 'D'] : publishedDynamic.map(({ cooling }) => cooling)),
  measure: measureCooling,
  report(rows) {
    const { tables, panels, best, settings } = coolingFindings(rows, publishedDynamic, {
      en: 'Tables 4 and 5',
      de: 'Tabellen 4 und 5',
      fr: 'Tableaux 4 et 5',
    });
    const order = (edges: string): Said[] =>
      [...(settings[edges]?.values() ?? [])]
        .sort((a, b) => a.swaps - b.swaps)
        .map(({ cooling, seconds, reheated }) => said(reheated > 0 ? HEATED : PLAIN, { cooling, seconds: duration(seconds) }));
    return {
      verdict: coolingVerdict(rows, 'D', {
        en: 'schedule D needs the fewest swaps of the four in table 5',
        de: 'Plan D unter den vieren von Tabelle 5 die wenigsten Vertauschungen braucht',
        fr: 'le plan D demande le moins d’échanges parmi les quatre du tableau 5',
      }),
      summary: [
        said(BEST, {
          match: order('match'),
          differ: order('differ'),
          best: best['match']?.cooling ?? said(NO_PLAN),
          bestDiffer: best['differ']?.cooling ?? said(NO_PLAN),
        }),
      ],
      tables,
      figure: {
        title: {
          en: 'Dynamic cooling, empty puzzle of three faces (n = 3)',
          de: 'Veränderliche Abkühlung, leeres Rätsel auf drei Flächen (n = 3)',
          fr: 'Refroidissement dynamique, grille vide de trois faces (n = 3)',
        },
        panels,
      },
    };
  },
});

const PLAIN: Words<string> = { en: '{cooling} {seconds}', de: '{cooling} {seconds}', fr: '{cooling} {seconds}' };
const HEATED: Words<string> = {
  en: '{cooling} {seconds} (some heated again)',
  de: '{cooling} {seconds} (manche wiedererhitzt)',
  fr: '{cooling} {seconds} (certains réchauffés)',
};
const NO_PLAN: Words<string> = { en: 'none', de: 'keiner', fr: 'aucun' };
const BEST: Words<string> = {
  en: 'The paper finds D the best (29 s, no reheats), then B, C, A. Here, in the order of swaps: edges match: {match:, }; edges differ: {differ:, }. The best with every run solved: {best} and {bestDiffer}.',
  de: 'Die Arbeit findet D am besten (29 s, nicht wiedererhitzt), dann B, C, A. Hier, in der Reihenfolge der Vertauschungen: gleiche Kanten: {match:, }; verschiedene Kanten: {differ:, }. Der beste, mit dem jeder Lauf gelöst ist: {best} und {bestDiffer}.',
  fr: 'L’article trouve D le meilleur (29\u00a0s, sans réchauffage), puis B, C, A. Ici, dans l’ordre des échanges\u00a0: bords égaux\u00a0: {match:, }\u00a0; bords différents\u00a0: {differ:, }. Le meilleur où chaque essai est résolu\u00a0: {best} et {bestDiffer}.',
};
