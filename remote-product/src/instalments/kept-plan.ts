import type { DraftStore } from '@detour/shared-checkout';
import type { Criteria } from '../contract';

/** The stay that the choice belongs to: nobody pays another one in parts without choosing it. */
export interface PlannedStay {
  readonly offerId: string;
  readonly dates: NonNullable<Criteria['dates']>;
}

const name = 'paymentPlan';

const valueOf = ({ offerId, dates }: PlannedStay, type: string): string =>
  [offerId, dates.checkin, dates.checkout, type].join(' ');

/** The choice of this tab for a stay, among these plans; null is payment at once. It survives a reload. `now`: ms UTC. */
export const readPlan = <T extends string>(
  draft: DraftStore,
  { stay, types }: { readonly stay: PlannedStay; readonly types: readonly T[] },
  now: number,
): T | null => {
  const kept = draft.read(now).extra[name];
  return types.find((type) => valueOf(stay, type) === kept) ?? null;
};

export const writePlan = (
  draft: DraftStore,
  { stay, type }: { readonly stay: PlannedStay; readonly type: string | null },
  now: number,
): void => {
  const { [name]: _, ...extra } = draft.read(now).extra;
  draft.write(now, { extra: type === null ? extra : { ...extra, [name]: valueOf(stay, type) } });
};
