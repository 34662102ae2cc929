import type { SerializedStyles } from '@emotion/react';
import { NewTotalNote, WaitingNote } from '@detour/shared-checkout';
import { PayButton, text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { giftRestNote } from '../booking/panel/gift-price.view-model';
import { toPlanViews } from '../instalments/plan.view-model';
import { OrderTerms } from '../payment/OrderTerms';
import { useText } from '../text';
import { OrderFailureNote } from './ordering/OrderFailureNote';
import type { SummaryOrder } from './useSummaryOrder';

export interface PaySectionProps {
  readonly state: SummaryOrder;
  /** Address of the stay, to select other dates. */
  readonly otherDates: string;
  readonly look: readonly SerializedStyles[];
}

/** Failure of the last order, terms, and the pay button. */
export const PaySection = ({
  state: { ordering, formerTotal, price, trip, codes, codeCheck, insurance, plan },
  otherDates,
  look,
}: PaySectionProps) => {
  const t = useText();
  const format = useFormat();
  const [chosen] = toPlanViews(plan.chosen ? [plan.chosen] : [], { t, format });
  const restNote = giftRestNote(codes.giftRestAfter, { t, format });
  return (
    <section css={look} aria-labelledby="summary-pay">
      <h2 id="summary-pay" css={text.h2}>
        {t('order.summary')}
      </h2>
      {ordering.failure && ordering.failedBy === 'card' && (
        <OrderFailureNote
          failure={ordering.failure}
          formerTotal={formerTotal.current}
          total={price.total.amount}
          otherDates={otherDates}
        />
      )}
      <OrderTerms
        label={chosen && t('plan.total')}
        amount={format.price(price.amountToPay)}
        cents={price.amountToPay}
        cancellation={trip.cancellation.text}
        taxAtHotel={price.totalAmount - price.amountToPay}
        testId="summary-total"
      />
      {codeCheck.priceIsNew && !codes.settling && (
        <NewTotalNote t={t} amount={format.price(price.amountToPay)} />
      )}
      {chosen && (
        <p data-testid="summary-plan-line" data-amount={plan.chosen?.payments[0]?.amount}>
          <b>{chosen.title}</b>
          {` – ${chosen.line}`}
        </p>
      )}
      {restNote && (
        <p css={text.small} data-testid="gift-rest-after">
          {restNote}
        </p>
      )}
      <WaitingNote t={t} isWaiting={ordering.isWaiting} />
      <PayButton
        type="submit"
        busy={ordering.busy === 'card' || codes.settling || codeCheck.running || insurance.isSettling}
        data-testid="pay-button"
      >
        {t(price.amountToPay === 0 ? 'legal.confirmFree' : 'legal.payButton')}
      </PayButton>
    </section>
  );
};
