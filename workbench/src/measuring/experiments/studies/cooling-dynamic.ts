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
      question: 'Wie lange braucht das Abkühlen mit den Plänen A bis D, die langsamer werden, wenn die Kosten fallen?',
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
      fr: 'Tables 4 et 5',
    });
    const order = (edges: string): string =>
      [...(settings[edges]?.values() ?? [])]
        .sort((a, b) => a.swaps - b.swaps)
        .map(({ cooling, seconds, reheated }) => `${cooling} ${duration(seconds)}${reheated > 0 ? ' (some heated again)' : ''}`)
        .join(', ');
    return {
      verdict: coolingVerdict(rows, 'D', {
        en: 'schedule D needs the fewest swaps of the four in table 5',
        de: 'Plan D unter den vieren von Tabelle 5 die wenigsten Vertauschungen braucht',
        fr: 'le plan D demande le moins d’échanges parmi les quatre de la table 5',
      }),
      summary: [
        `The paper finds D the best (29 s, no reheats), then B, C, A. Here, in the order of swaps: edges match: ${order('match')}; edges differ: ${order('differ')}. The best with every run solved: ${best['match']?.cooling ?? 'none'} and ${best['differ']?.cooling ?? 'none'}.`,
      ],
      tables,
      figure: { title: 'Dynamic cooling, empty puzzle of three faces (n = 3)', panels },
    };
  },
});
