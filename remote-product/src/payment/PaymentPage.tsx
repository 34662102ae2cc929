import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { changeAddress, confirmationAddress, paymentAddress } from '@detour/shared-contracts/sites';
import { ErrorBlock, text } from '@detour/shared-ui';
import { useFormat, useHost, useShopLocation, useSite } from '@detour/remote-kit';
import { dueNowOf } from '../instalments/plan.view-model';
import { PlanBlock } from '../instalments/PlanBlock';
import { purchaseOf } from '../order/purchase.view-model';
import { useText } from '../text';
import { CheckoutLayout } from '../trip/CheckoutLayout';
import { PaymentSkeleton } from '../trip/CheckoutSkeletons';
import { orderBreakdown } from '../trip/order-price.view-model';
import { tripOfOrder } from '../trip/trip.view-model';
import { AwayNote } from './methods/AwayNote';
import { LaterNote } from './methods/LaterNote';
import { firstMethod, shownMethods, type ShownMethod } from './methods/method-names';
import { MethodChoice } from './methods/MethodChoice';
import { RedirectPanel } from './methods/RedirectPanel';
import { HoldNote } from './HoldNote';
import { PaymentEnd } from './PaymentEnd';
import { PaymentProblemNote } from './PaymentProblemNote';
import { OrderTerms } from './OrderTerms';
import type { PaymentState } from './payment-machine';
import { SandboxPayment } from './sandbox/SandboxPayment';
import { StripePayment } from './stripe/StripePayment';
import { usePayment, type Payment } from './usePayment';
import { WaitingNote } from './WaitingNote';
import type { Names } from '../contract';

/**
 * Pays the order in `?order=`. All state comes from the order, so a reload continues. With nothing left to pay, opens the confirmation.
 */
export const PaymentPage = () => {
  const { search } = useShopLocation();
  const orderUUID = new URLSearchParams(search).get('order');
  return orderUUID ? (
    <OrderPayment key={orderUUID} orderUUID={orderUUID} isReturn={search.includes('payment_intent')} />
  ) : (
    <PaymentEnd kind="unknown" order={null} />
  );
};

interface OrderPaymentProps {
  readonly orderUUID: string;
  /** The provider added parameters to the URL. */
  readonly isReturn: boolean;
}

const OrderPayment = ({ orderUUID, isReturn }: OrderPaymentProps) => {
  const t = useText();
  const { navigation } = useHost();
  const { locale } = useSite();
  // Removed from the URL below.
  const [cameBack] = useState(isReturn);
  const payment = usePayment(orderUUID, cameBack);
  const { state, order } = payment;
  const confirmed = state.kind === 'confirmed';
  const bookingUUID = order?.changes?.orderUUID;
  const paidUUID = order?.paysPartOf?.orderUUID ?? orderUUID;
  useEffect(() => {
    if (!confirmed) return;
    const address = bookingUUID
      ? changeAddress<Names>(locale, bookingUUID, orderUUID)
      : confirmationAddress<Names>(locale, paidUUID);
    void navigation.navigate(address, { replace: true });
  }, [confirmed, navigation, locale, orderUUID, bookingUUID, paidUUID]);

  useEffect(() => {
    // Keeps the provider's secret out of the history.
    if (isReturn)
      void navigation.navigate(paymentAddress<Names>(locale, orderUUID), { replace: true, scroll: 'keep' });
  }, [isReturn, navigation, locale, orderUUID]);
  if (state.kind === 'unknown' || state.kind === 'expired' || state.kind === 'closed')
    return <PaymentEnd kind={state.kind} order={order} />;
  if (state.kind === 'unreachable')
    return (
      <CheckoutLayout testId="page-payment" step="payment">
        <ErrorBlock message={t('checkout.loadFailed')} retryLabel={t('ui.retry')} onRetry={payment.retry} />
      </CheckoutLayout>
    );
  if (!order || state.kind === 'confirming') return <PaymentSkeleton />;
  return <PayableOrder payment={payment} order={order} />;
};

const isAtForm = (state: PaymentState): boolean => state.kind === 'card' || state.kind === 'paying';

const shownOfStripe = (state: PaymentState): 'form' | 'check' | 'hidden' =>
  isAtForm(state) ? 'form' : state.kind === 'threeds' ? 'check' : 'hidden';

const isBusy = (state: PaymentState): boolean =>
  state.kind === 'paying' || (state.kind === 'threeds' && state.answering);

const PayableOrder = ({ payment, order }: { readonly payment: Payment; readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const { state } = payment;
  const problem = state.kind === 'card' ? state.problem : null;
  const isAsking = state.kind === 'pending' || state.kind === 'asking';
  return (
    <CheckoutLayout
      testId="page-payment"
      step="payment"
      trip={purchaseOf(order, { t, format })}
      price={orderBreakdown(order, { t, format })}
      {...(order.voucher && { label: t('voucher.yourOrder') })}
    >
      <div css={column}>
        {problem && <PaymentProblemNote problem={problem} method={order.paymentProblem?.method} />}
        {state.kind === 'pending' && order.paymentPending ? (
          <LaterNote pending={order.paymentPending} email={order.buyer.email} />
        ) : (
          isAsking && <WaitingNote state={state} />
        )}
        {state.kind === 'away' && <AwayNote {...state} onOther={payment.chooseOther} />}
        {order.plan && (
          <section aria-label={t('plan.title')}>
            <h2 css={text.h3}>{t('plan.title')}</h2>
            <PlanBlock order={{ orderUUID: order.orderUUID, plan: order.plan }} />
          </section>
        )}
        {isAtForm(state) && order.status === 'held' && <HoldNote order={order} onExtend={payment.extend} />}
        <PaymentMethods payment={payment} order={order} />
      </div>
    </CheckoutLayout>
  );
};

/** The choice of methods, and the form of the chosen one. Forms stay mounted, so that what was typed stays. */
const PaymentMethods = ({ payment, order }: { readonly payment: Payment; readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const [chosen, setChosen] = useState<ShownMethod>(() => firstMethod(order));
  const { state } = payment;
  const methods = shownMethods(order);
  const dueNow = dueNowOf(order);
  const amount = format.price(dueNow);
  const hasChoice = methods.length > 1;
  const isCard = chosen === 'card' || !hasChoice;
  const terms = (
    <OrderTerms
      amount={amount}
      cents={dueNow}
      cancellation={order.stay && tripOfOrder(order, { t, format }).cancellation.text}
      taxAtHotel={order.taxAtHotel}
    />
  );
  return (
    <>
      {hasChoice && isAtForm(state) && (
        <section css={chooser} aria-labelledby="methods-title">
          <h2 id="methods-title" css={text.h2}>
            {t('payment.means')}
          </h2>
          <MethodChoice methods={methods} chosen={chosen} disabled={isBusy(state)} onChoose={setChosen} />
        </section>
      )}
      {!isCard && isAtForm(state) && (
        <RedirectPanel
          method={chosen}
          amount={amount}
          isTest={order.isTestPayment === true}
          busy={isBusy(state)}
          onPay={() => payment.payBy(chosen)}
        >
          {terms}
        </RedirectPanel>
      )}
      {order.paymentForm ? (
        <StripePayment
          order={order}
          shows={isCard || state.kind === 'threeds' ? shownOfStripe(state) : 'hidden'}
          busy={isBusy(state)}
          headed={!hasChoice}
          amount={amount}
          onPay={payment.payInBrowser}
        >
          {terms}
        </StripePayment>
      ) : (
        <SandboxPayment payment={payment} amount={amount} hidden={!isCard} headed={!hasChoice}>
          {terms}
        </SandboxPayment>
      )}
    </>
  );
};

const chooser = css({ display: 'grid', gap: 'var(--space-4)' });
const column = css({ display: 'grid', gap: 'var(--space-6)' });
