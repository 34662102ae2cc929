import type { ExperimentList, ExperimentView, SaveExperiment } from '@detour/shared-contracts/api';
import { fromParis, toParis } from '../form/paris-time';

/** What the form holds. Times are on the clocks of Paris, or empty; shares are as typed. */
export interface FormState {
  readonly uuid: string;
  /** Version on which the form builds; 0 for a new experiment. */
  readonly base: number;
  readonly experiment: string;
  readonly title: string;
  readonly locales: readonly string[];
  readonly shares: readonly { readonly arm: string; readonly share: string }[];
  readonly from: string;
  readonly until: string;
}

type Declared = ExperimentList['declared'][number];

/** Equal shares; what is left over is the control's. */
export const evenShares = ({ arms }: Declared): FormState['shares'] => {
  const each = Math.floor(100 / arms.length);
  return arms.map((arm, index) => ({
    arm,
    share: String(index === 0 ? 100 - each * (arms.length - 1) : each),
  }));
};

export const newForm = (uuid: string, declared: Declared): FormState => ({
  uuid,
  base: 0,
  experiment: declared.name,
  title: '',
  locales: ['fr_FR'],
  shares: evenShares(declared),
  from: '',
  until: '',
});

const toLocal = (instant: string | null): string => (instant === null ? '' : toParis(instant));

export const formOf = ({ uuid, version, from, until, shares, ...view }: ExperimentView): FormState => ({
  uuid,
  base: version,
  experiment: view.experiment,
  title: view.title,
  locales: view.locales,
  shares: shares.map(({ arm, share }) => ({ arm, share: String(share) })),
  from: toLocal(from),
  until: toLocal(until),
});

export type FormProblem = 'title' | 'locales' | 'shares' | 'until';

/** Mistakes that the form can find itself. `now` in ms UTC. */
export const problemsOf = (
  { title, locales, shares, from, until }: FormState,
  now: number,
): readonly FormProblem[] => {
  const isWhole = shares.every(({ share }) => /^\d{1,3}$/.test(share));
  const sum = shares.reduce((all, { share }) => all + Number(share), 0);
  const [start, end] = [fromParis(from), fromParis(until)];
  const isLate = end !== null && Date.parse(end) <= Math.max(now, start === null ? 0 : Date.parse(start));
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(locales.length === 0 ? (['locales'] as const) : []),
    ...(!isWhole || sum !== 100 ? (['shares'] as const) : []),
    ...(isLate ? (['until'] as const) : []),
  ];
};

/** The body of the call. The form has no problems. */
export const toBody = ({
  base,
  experiment,
  title,
  locales,
  shares,
  from,
  until,
}: FormState): SaveExperiment => ({
  base,
  experiment,
  title: title.trim(),
  locales: locales as SaveExperiment['locales'],
  shares: shares.map(({ arm, share }) => ({ arm, share: Number(share) })),
  from: fromParis(from),
  until: fromParis(until),
});
