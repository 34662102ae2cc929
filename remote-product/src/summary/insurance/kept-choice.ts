import type { DraftStore } from '@detour/shared-checkout';
import type { InsuranceChoice, InsuredStay } from './insurance-state';

type Purchase = Pick<InsuredStay, 'offerId' | 'dates'>;

const name = 'insurance';

/** The choice belongs to one stay: the insurance of another one would be a paid option that nobody chose. */
const valueOf = ({ offerId, dates }: Purchase, choice: string): string =>
  [offerId, dates.checkin, dates.checkout, choice].join(' ');

/** The choice of this tab for a stay. It survives a reload, as the other inputs do. `now`: ms UTC. */
export const readChoice = (draft: DraftStore, purchase: Purchase, now: number): InsuranceChoice => {
  const kept = draft.read(now).extra[name];
  return (['none', 'insurance'] as const).find((choice) => valueOf(purchase, choice) === kept) ?? null;
};

/** Null forgets the choice. */
export const writeChoice = (
  draft: DraftStore,
  { purchase, choice }: { readonly purchase: Purchase; readonly choice: InsuranceChoice },
  now: number,
): void => {
  const { [name]: _, ...extra } = draft.read(now).extra;
  draft.write(now, { extra: choice ? { ...extra, [name]: valueOf(purchase, choice) } : extra });
};
