import { useState } from 'react';
import type { ActivityChoice, StayDetail } from '@detour/shared-contracts/api';
import { applyPatch } from '@detour/shared-contracts/criteria';
import { guestsOf } from '@detour/shared-contracts/rules';
import { summaryAddress } from '@detour/shared-contracts/sites';
import { useHost, useSite } from '@detour/remote-kit';
import { activitiesWithoutDay, activityDaysInForce } from './dates/activity-days';
import { useText } from '../text';
import type { PanelView } from './panel/panel.view-model';
import type { Criteria, Names } from '../contract';

export interface CheckoutStart {
  /** "Réserver" was clicked without dates. */
  readonly datesMissing: boolean;
  /** Activities without a day when "Réserver" was clicked. */
  readonly missingActivities: readonly number[];
  /** Number of clicks that failed for a missing day. */
  readonly attempt: number;
  book(): void;
  /** Clears the error once dates are chosen. */
  forget(): void;
}

export interface CheckoutStartFacts {
  readonly stay: StayDetail;
  readonly criteria: Criteria;
  /** Activities whose day is to be chosen. */
  readonly choices: readonly ActivityChoice[];
  readonly view: PanelView;
  /** Every chosen night is the best of its month. */
  readonly bestPrice: boolean;
  /** Shows the error and opens the calendar. */
  readonly onDatesMissing: () => void;
}

/**
 * Navigates from the stay to the summary, or shows why not. @spec CHK-001 CHK-002 CHK-003 CHK-005 CHK-006 CHK-007 CHK-008 CHK-009
 * CHK-010
 */
export const useCheckoutStart = ({
  stay,
  criteria,
  choices,
  view,
  bestPrice,
  onDatesMissing,
}: CheckoutStartFacts): CheckoutStart => {
  const t = useText();
  const { bus, navigation, report } = useHost<Names>();
  const { locale } = useSite();
  const [datesMissing, setDatesMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { dates } = criteria;
  const missing = activitiesWithoutDay(choices, criteria.activityDates);
  return {
    datesMissing: datesMissing && !dates,
    missingActivities: attempt > 0 ? missing : [],
    attempt,
    forget: () => {
      setDatesMissing(false);
      setAttempt(0);
    },
    book: () => {
      if (!dates) {
        setDatesMissing(true);
        onDatesMissing();
        return;
      }
      if (view.kind === 'loading') return;
      if (view.kind !== 'quoted') {
        report({
          kind: 'data',
          code: 'PRODUCT-301',
          error: 'Availabilities or quote error during the init checkout',
        });
        return;
      }
      if (missing.length > 0) {
        setAttempt((count) => count + 1);
        return;
      }
      bus.emit('product.checkout-started@1', {
        id: stay.id,
        checkin: dates.checkin,
        nights: dates.nights,
        adult: guestsOf(criteria).adult,
        amount: view.shown.amount,
        bestPrice,
      });
      const activityDates = activityDaysInForce(choices, criteria.activityDates);
      const carried = applyPatch<Names>(criteria, { activityDates });
      void navigation.navigate(summaryAddress<Names>(locale, { id: stay.id, criteria: carried }), {
        state: { bestPrice },
        heading: t('checkout.title'),
      });
    },
  };
};
