import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { Buyer, Quote, StayDetail } from '@detour/shared-contracts/api';
import type { Criteria } from '@detour/shared-contracts/criteria';
import { summaryAddress } from '@detour/shared-contracts/sites';
import { ErrorSummary, PayButton, text } from '@detour/shared-ui';
import { BuyerFields, useBuyerForm, WalletButton, useBuyerWords } from '@detour/shared-checkout';
import { useFormat, useSite } from '@detour/remote-kit';
import { ActivityDates } from '../booking/dates/ActivityDates';
import { stayAddress } from '../booking/checkout-address';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { CodesSection } from '../codes/CodesSection';
import { withDeductions } from '../codes/deductions';
import { useCodes } from '../codes/useCodes';
import { useGiftEmail } from '../codes/useGiftEmail';
import { PaymentTerms } from '../payment/PaymentTerms';
import { useText } from '../text';
import { CheckoutLayout } from '../trip/CheckoutLayout';
import { tripOfQuote } from '../trip/trip.view-model';
import { OrderFailureNote } from './ordering/OrderFailureNote';
import { useBuyerWords } from './useBuyerWords';
import { useCheckoutDraft } from './useCheckoutDraft';
import { useOrdering } from './ordering/useOrdering';
import { useProfileBuyer } from './profile/useProfileBuyer';
import { useSummaryDays } from './useSummaryDays';
import { WalletFailureNote } from './ordering/WalletFailureNote';

export interface SummaryFormProps {
  readonly stay: StayDetail;
  readonly quote: Quote;
  readonly price: PriceBreakdown;
  readonly offerId: string;
  readonly criteria: Criteria & { readonly dates: NonNullable<Criteria['dates']> };
  /** Requests the price again. Settles when the page shows it. */
  readonly refreshQuote: () => Promise<unknown>;
}

/** Purchase, price, one form, and the two ways to pay. A wallet cannot pay an order with codes. */
export const SummaryForm = ({
  stay,
  quote,
  price: full,
  offerId,
  criteria,
  refreshQuote,
}: SummaryFormProps) => {
  const t = useText();
  const format = useFormat();
  const { locale, paysInBrowser = false } = useSite();
  const words = useBuyerWords(t);
  const draft = useCheckoutDraft();
  const buyer = useBuyerForm(draft, words);
  const days = useSummaryDays(quote, criteria);
  const codes = useCodes({ draft, price: quote.finalPrice?.sellPrice ?? 0, total: full.amountToPay });
  useGiftEmail(buyer.form, codes.giftEmail);
  useProfileBuyer(buyer.form);
  const price = withDeductions(full, codes.deductions, format);
  const [unapplied, setUnapplied] = useState(false);
  const formerTotal = useRef(price.total.amount);
  const ordering = useOrdering(
    {
      offerId,
      dates: criteria.dates,
      criteria: { ...criteria, activityDates: days.inForce },
      expectedAmount: price.amountToPay,
      ...codes.inOrder,
    },
    () => {
      formerTotal.current = price.total.amount;
      return Promise.all([refreshQuote(), codes.refresh()]);
    },
  );
  const id = criteria.id ?? offerId;
  const trip = tripOfQuote(stay, quote, criteria, { t, format });
  const isFree = price.amountToPay === 0;

  const order = (pay: (checked: Buyer) => void): void => {
    if (codes.settling || days.refuse()) return;
    const [field] = codes.unapplied;
    setUnapplied(field !== undefined);
    if (field) document.getElementById(field)?.focus();
    else void buyer.submit(pay)();
  };

  return (
    <CheckoutLayout testId="page-summary" step="details" trip={trip} price={price}>
      <div css={column}>
        {criteria.error && <WalletFailureNote summary={summaryAddress(locale, { id, criteria })} />}
        {codes.deductions.length === 0 && !paysInBrowser && (
          <WalletButton
            busy={ordering.busy === 'wallet'}
            onPress={() => order(ordering.byWallet)}
            label={t('checkout.payWith', { method: t('checkout.walletName') })}
            obligation={t('legal.payButton')}
            divider={t('checkout.orForm')}
          />
        )}
        <form
          noValidate
          css={column}
          data-testid="summary-form"
          onSubmit={(event) => {
            event.preventDefault();
            order(ordering.byCard);
          }}
        >
          <ErrorSummary
            title={t('form.errors', { count: buyer.errors.length })}
            errors={buyer.errors}
            attempt={buyer.attempt}
          />
          {days.fields && (
            <section css={section} aria-labelledby="summary-days">
              <h2 id="summary-days" css={text.h2}>
                {t('checkout.activityDays')}
              </h2>
              <ActivityDates {...days.fields} />
            </section>
          )}
          <section css={section} aria-labelledby="summary-buyer">
            <h2 id="summary-buyer" css={text.h2}>
              {t('checkout.yourDetails')}
            </h2>
            <BuyerFields form={buyer.form} words={words} />
          </section>
          <div css={lined}>
            <CodesSection codes={codes} unapplied={unapplied} />
          </div>
          <section css={[section, lined]} aria-labelledby="summary-pay">
            <h2 id="summary-pay" css={text.h2}>
              {t('order.summary')}
            </h2>
            {ordering.failure && (
              <OrderFailureNote
                failure={ordering.failure}
                formerTotal={formerTotal.current}
                total={price.total.amount}
                otherDates={stayAddress(locale, id, criteria, { otherDates: true })}
              />
            )}
            <PaymentTerms
              amount={format.price(price.amountToPay)}
              cents={price.amountToPay}
              cancellation={trip.cancellation.text}
              taxAtHotel={price.totalAmount - price.amountToPay}
              testId="summary-total"
            />
            <PayButton
              type="submit"
              busy={ordering.busy === 'card' || codes.settling}
              data-testid="pay-button"
            >
              {t(isFree ? 'legal.confirmFree' : 'legal.payButton')}
            </PayButton>
          </section>
        </form>
      </div>
    </CheckoutLayout>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-8)' });
const section = css({ display: 'grid', gap: 'var(--space-5)' });
const lined = css({ borderTop: 'var(--border-hairline)', paddingTop: 'var(--space-8)' });
