import type { ActivityChoice, Quote } from '@detour/shared-contracts/api';
import { quoteFixture } from './quote.fixture';

export const activityChoice = (
  activityId: number,
  title: string,
  days: readonly string[],
): ActivityChoice => ({
  activityId,
  title,
  dates: days.map((date) => ({ value: `${activityId}.${date.replaceAll('-', '')}`, date })),
  displayPax: true,
  activityParticipantsLabel: '2 adultes',
});

/** Two nights with a massage and a bath, each available on three days. */
export const quoteWithActivities = (change: Partial<Quote> = {}): Quote =>
  quoteFixture({
    activityChoices: [
      activityChoice(110, 'Massage', ['2026-12-11', '2026-12-12', '2026-12-13']),
      activityChoice(114, 'Bain privé', ['2026-12-11', '2026-12-12']),
    ],
    ...change,
  });
