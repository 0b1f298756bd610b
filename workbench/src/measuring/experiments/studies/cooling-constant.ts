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
      title: 'Gleichmäßige Abkühlung',
      question: 'Wie lange braucht das Abkühlen bei festen Raten von 50 bis 99 Prozent, und wo friert es ein?',
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
    const { tables, panels, best, settings } = coolingFindings(rows, publishedConstant, { en: 'Table 3', de: 'Tabelle 3', fr: 'Table 3' });
    const of = (edges: string, cooling: string) => settings[edges]?.get(cooling);
    const frozen = [...(settings['match']?.values() ?? [])].filter(({ reheated }) => reheated > 0).map(({ cooling }) => cooling);
    const unsolved = ['match', 'differ'].flatMap((edges) =>
      [...(settings[edges]?.values() ?? [])].filter(({ solved, runs }) => solved < runs),
    );
    return {
      verdict: coolingVerdict(rows, '80', {
        en: 'a constant rate of 80 per cent needs the fewest swaps of the rates in table 3',
        de: 'eine feste Rate von 80 Prozent unter den Raten von Tabelle 3 die wenigsten Vertauschungen braucht',
        fr: 'un taux constant de 80 pour cent demande le moins d’échanges parmi les taux de la table 3',
      }),
      summary: [
        `The paper finds 80 per cent the best constant rate, nothing below 70, and 99 the slowest. Here, counted in swaps, the best rate at which every run is solved is ${best['match']?.cooling ?? 'none'} where edges match (${duration(best['match']?.seconds)} on average) and ${best['differ']?.cooling ?? 'none'} where they differ (${duration(best['differ']?.seconds)}); 99 per cent takes ${duration(of('match', '99')?.seconds)} and ${duration(of('differ', '99')?.seconds)}.`,
        `With matching edges some run froze and was heated again at ${frozen.length === 0 ? 'no rate' : frozen.join(', ')} per cent. ${unsolved.length === 0 ? 'Every run found a solution within three reheats, also at 50 and 60 per cent, where the paper found none.' : `Not every run found a solution at: ${unsolved.map(({ cooling, solved, runs }) => `${cooling} (${solved} of ${runs})`).join(', ')}.`}`,
      ],
      tables,
      figure: { title: 'Constant cooling, empty puzzle of three faces (n = 3)', panels },
    };
  },
});
