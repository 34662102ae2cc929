import { useState } from 'react';
import { guestsOf, type Criteria, type StayDetail } from '@detour/shared-contracts';
import { useHost, useSite } from '@detour/shared-ui/remote';
import { summaryAddress } from './checkout-address';
import type { PanelView } from './panel.view-model';

export interface CheckoutStart {
  /** "Réserver" was pressed without dates. */
  readonly datesMissing: boolean;
  book(): void;
  /** Dates were chosen: the error is answered. */
  forget(): void;
}

export interface CheckoutStartFacts {
  readonly stay: StayDetail;
  readonly criteria: Criteria;
  readonly view: PanelView;
  /** Every chosen night is the best of its month. */
  readonly bestPrice: boolean;
  /** The error is shown; also opens the calendar. */
  readonly onDatesMissing: () => void;
}

/** From the stay to the summary, or why not. @spec CHK-001 CHK-002 CHK-005 CHK-006 CHK-007 CHK-008 CHK-009 CHK-010 */
export const useCheckoutStart = ({
  stay,
  criteria,
  view,
  bestPrice,
  onDatesMissing,
}: CheckoutStartFacts): CheckoutStart => {
  const { bus, navigation, report } = useHost();
  const { locale } = useSite();
  const [datesMissing, setDatesMissing] = useState(false);
  const { dates } = criteria;
  return {
    datesMissing: datesMissing && !dates,
    forget: () => setDatesMissing(false),
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
      bus.emit('product.checkout-started@1', {
        id: stay.id,
        checkin: dates.checkin,
        nights: dates.nights,
        adult: guestsOf(criteria).adult,
        amount: view.shown.amount,
        bestPrice,
      });
      void navigation.navigate(summaryAddress(locale, { id: stay.id, criteria }), { state: { bestPrice } });
    },
  };
};
