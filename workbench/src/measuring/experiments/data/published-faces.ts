/** One column of tables 3 and 4 of 003: seconds to solve a puzzle of three faces. A test holds this to `fixtures/facts`. */
export interface PublishedCooling {
  /** A constant rate in per cent, or the name of a schedule of table 5. */
  readonly cooling: string;
  readonly seconds: number;
  /** Undefined where the paper prints n/a: no solution was found. */
  readonly deviation?: number;
  readonly reheats: boolean;
}

/** Table 3. */
export const publishedConstant: readonly PublishedCooling[] = [
  { cooling: '50', seconds: 562, reheats: true },
  { cooling: '60', seconds: 383, reheats: true },
  { cooling: '65', seconds: 296, reheats: true },
  { cooling: '70', seconds: 103, deviation: 207, reheats: true },
  { cooling: '75', seconds: 55, deviation: 71, reheats: true },
  { cooling: '80', seconds: 43, deviation: 24, reheats: false },
  { cooling: '85', seconds: 92, deviation: 100, reheats: true },
  { cooling: '90', seconds: 80, deviation: 100, reheats: false },
  { cooling: '95', seconds: 166, deviation: 26, reheats: false },
  { cooling: '99', seconds: 853, deviation: 135, reheats: false },
];

/** Table 4; the schedules themselves are the engine's. */
export const publishedDynamic: readonly PublishedCooling[] = [
  { cooling: 'A', seconds: 286, deviation: 171, reheats: true },
  { cooling: 'B', seconds: 58, deviation: 59, reheats: true },
  { cooling: 'C', seconds: 116, deviation: 151, reheats: true },
  { cooling: 'D', seconds: 29, deviation: 13, reheats: false },
];

/** Empty edge places above which 003 found several solutions, n = 3. */
export const PUBLISHED_EDGE_PLACES = 45;

/**
 * What 003 says of uniqueness on three faces: the empty places below which a puzzle had one solution, as one number or from where to where,
 * how many of them at edges where it says that, and the share of fixed cells.
 */
export const publishedUniqueness: Readonly<
  Record<
    string,
    { readonly emptyPlaces: readonly [number, number?]; readonly edgePlaces?: number; readonly places: number; readonly fixedShare: number }
  >
> = {
  'faces3:3': { emptyPlaces: [100, 120], edgePlaces: PUBLISHED_EDGE_PLACES, places: 243, fixedShare: 0.59 },
  'faces3:4': { emptyPlaces: [260], places: 768, fixedShare: 0.67 },
};

/** Seconds that 003 needed for an empty puzzle of three faces; n = 5 took "20 times as long" as n = 4. */
export const publishedEmpty: Readonly<Record<string, number>> = { 'faces3:3': 19, 'faces3:4': 325, 'faces3:5': 6500 };
