/** Page views of one arm, and how many were bad by one measure. */
export interface Tally {
  readonly views: number;
  readonly bad: number;
}

/** Counts since the last check, for both arms. */
export interface Tick {
  readonly canary: Tally;
  readonly stable: Tally;
}

export const noTally: Tally = { views: 0, bad: 0 };

export const addTally = (a: Tally, b: Tally): Tally => ({ views: a.views + b.views, bad: a.bad + b.bad });

export const lessTally = (a: Tally, b: Tally): Tally => ({ views: a.views - b.views, bad: a.bad - b.bad });

/** Share of bad views. 0 without views. */
export const rateOf = ({ views, bad }: Tally): number => (views > 0 ? bad / views : 0);
