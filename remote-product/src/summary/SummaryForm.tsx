import { css } from '@emotion/react';
import { summaryAddress } from '@detour/shared-contracts/sites';
import { text } from '@detour/shared-ui';
import {
  BuyerAddressChoice,
  BuyerFields,
  CheckoutForm,
  CodesSection,
  useBuyerWords,
} from '@detour/shared-checkout';
import { useSite } from '@detour/remote-kit';
import { stayAddress } from '../booking/checkout-address';
import { ActivityDates, type ActivityDatesProps } from '../booking/dates/ActivityDates';
import { useText, type Text } from '../text';
import { CheckoutLayout } from '../trip/CheckoutLayout';
import { PlanSection } from '../instalments/PlanSection';
import { insuranceFieldId, InsuranceSection } from './insurance/InsuranceSection';
import type { Insurance } from './insurance/useInsurance';
import { OrderFailureNote } from './ordering/OrderFailureNote';
import { useWalletName, WalletFailureNote } from './ordering/WalletFailureNote';
import { PaySection } from './PaySection';
import { useSummaryOrder, type SummaryOrder, type SummaryPurchase } from './useSummaryOrder';
import type { Names } from '../contract';

const insuranceErrors = ({ isMissing }: Insurance, t: Text) =>
  isMissing
    ? [{ fieldId: insuranceFieldId, message: `${t('insurance.title')} – ${t('form.chooseOption')}` }]
    : [];

/** A wallet pays at once, and only an order without codes and insurance. */
const paysByWallet = ({ codes, insurance, plan }: SummaryOrder): boolean =>
  codes.deductions.length === 0 && !insurance.hasInsurance && plan.chosen === null;

/** Purchase, price, one form, and the two ways to pay. A wallet cannot pay an order with codes or insurance. */
export const SummaryForm = (purchase: SummaryPurchase) => {
  const t = useText();
  const { locale } = useSite();
  const walletName = useWalletName();
  const words = useBuyerWords(t);
  const state = useSummaryOrder(purchase, words);
  const { buyer, days, insurance, ordering } = state;
  const { criteria } = purchase;
  const id = criteria.id ?? purchase.offerId;
  const otherDates = stayAddress(locale, id, criteria, { otherDates: true });
  return (
    <CheckoutLayout testId="page-summary" step="details" trip={state.trip} price={state.price}>
      <CheckoutForm
        t={t}
        busy={ordering.busy}
        express={paysByWallet(state) ? state.express : null}
        amount={state.price.amountToPay}
        onPay={state.orderByCard}
        note={
          ordering.failure === null
            ? criteria.error && (
                <WalletFailureNote summary={summaryAddress<Names>(locale, { id, criteria })} />
              )
            : ordering.failedBy === 'wallet' && (
                <OrderFailureNote
                  failure={ordering.failure}
                  formerTotal={state.formerTotal.current}
                  total={state.price.total.amount}
                  otherDates={otherDates}
                  lead={t('pay.walletFailed', { method: walletName })}
                />
              )
        }
        errors={[...buyer.errors, ...insuranceErrors(insurance, t)]}
        attempt={buyer.attempt + insurance.attempt}
      >
        {days.fields && <DaysSection fields={days.fields} />}
        <section css={section} aria-labelledby="summary-buyer">
          <h2 id="summary-buyer" css={text.h2}>
            {t('checkout.yourDetails')}
          </h2>
          <BuyerAddressChoice t={t} form={buyer.form} account={state.account} />
          <BuyerFields form={buyer.form} words={words} />
        </section>
        {insurance.options.length > 0 && <InsuranceSection insurance={insurance} look={[section, lined]} />}
        <div css={lined}>
          <CodesSection t={t} codes={state.codes} />
        </div>
        <PlanSection plan={state.plan} amount={state.price.amountToPay} look={[section, lined]} />
        <PaySection state={state} otherDates={otherDates} look={[section, lined]} />
      </CheckoutForm>
    </CheckoutLayout>
  );
};

const DaysSection = ({ fields }: { readonly fields: ActivityDatesProps }) => {
  const t = useText();
  return (
    <section css={section} aria-labelledby="summary-days">
      <h2 id="summary-days" css={text.h2}>
        {t('checkout.activityDays')}
      </h2>
      <ActivityDates {...fields} />
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-5)' });
const lined = css({ borderTop: 'var(--border-hairline)', paddingTop: 'var(--space-8)' });
