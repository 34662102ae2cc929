/** Page views of one arm, and how many of them went badly by one measure. */
export interface Tally {
  readonly views: number;
  readonly bad: number;
}

/** What came in since the last look, both arms side by side. */
export interface Tick {
  readonly canary: Tally;
  readonly stable: Tally;
}

export const noTally: Tally = { views: 0, bad: 0 };

export const addTally = (a: Tally, b: Tally): Tally => ({ views: a.views + b.views, bad: a.bad + b.bad });

export const lessTally = (a: Tally, b: Tally): Tally => ({ views: a.views - b.views, bad: a.bad - b.bad });

/** Share of views that went badly; 0 without views. */
export const rateOf = ({ views, bad }: Tally): number => (views > 0 ? bad / views : 0);
