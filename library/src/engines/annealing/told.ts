import type { Words } from '#core';

/** What annealing says beside the events of a trace. */
export const TOLD = {
  random: {
    en: 'blocks filled at random, cost {cost:id}',
    de: 'Blöcke zufällig gefüllt, Kosten {cost:id}',
    fr: 'blocs remplis au hasard, coût {cost:id}',
  },
  taken: {
    en: 'swap with change {delta:id}, chance {chance:.3}: taken',
    de: 'Tausch mit Änderung {delta:id}, Chance {chance:.3}: angenommen',
    fr: 'échange avec variation {delta:id}, chance {chance:.3}\u00a0: accepté',
  },
  left: {
    en: 'swap with change {delta:id}, chance {chance:.3}: not taken',
    de: 'Tausch mit Änderung {delta:id}, Chance {chance:.3}: abgelehnt',
    fr: 'échange avec variation {delta:id}, chance {chance:.3}\u00a0: refusé',
  },
  frozen: { en: 'frozen at cost {cost:id}', de: 'erstarrt bei Kosten {cost:id}', fr: 'figé au coût {cost:id}' },
  sweep: {
    en: 'temperature {temperature:.4}, cost {cost:id}',
    de: 'Temperatur {temperature:.4}, Kosten {cost:id}',
    fr: 'température {temperature:.4}, coût {cost:id}',
  },
} as const satisfies Readonly<Record<string, Words<string>>>;
