import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { confirmationAddress, zonedNow, type Order } from '@detour/shared-contracts';
import { ErrorBlock, text } from '@detour/shared-ui';
import { useFormat, useHost, useNow, useShopLocation, useSite } from '@detour/shared-ui/remote';
import { purchaseOf } from '../order/purchase.view-model';
import { useText } from '../text';
import { CheckoutLayout } from '../trip/CheckoutLayout';
import { PaymentSkeleton } from '../trip/CheckoutSkeletons';
import { orderBreakdown } from '../trip/order-price.view-model';
import { tripOfOrder } from '../trip/trip.view-model';
import { CardForm, emptyCard } from './CardForm';
import { HoldNote } from './HoldNote';
import { PaymentEnd } from './PaymentEnd';
import { PaymentProblemNote } from './PaymentProblemNote';
import { PaymentTerms } from './PaymentTerms';
import type { PaymentState } from './payment-machine';
import { ThreeDSecure } from './ThreeDSecure';
import { usePayment, type Payment } from './usePayment';
import { WaitingNote } from './WaitingNote';

/**
 * Pays one order, named by `?order=`. Its state comes from the order, so a reload goes on where it was; where nothing is left to pay it
 * leads on to the confirmation.
 */
export const PaymentPage = () => {
  const { search } = useShopLocation();
  const orderUUID = new URLSearchParams(search).get('order');
  return orderUUID ? (
    <OrderPayment key={orderUUID} orderUUID={orderUUID} />
  ) : (
    <PaymentEnd kind="unknown" order={null} />
  );
};

const OrderPayment = ({ orderUUID }: { readonly orderUUID: string }) => {
  const t = useText();
  const { navigation } = useHost();
  const { locale } = useSite();
  const payment = usePayment(orderUUID);
  const { state, order } = payment;
  const confirmed = state.kind === 'confirmed';
  useEffect(() => {
    if (confirmed) void navigation.navigate(confirmationAddress(locale, orderUUID), { replace: true });
  }, [confirmed, navigation, locale, orderUUID]);

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

/** The card form stays mounted through a lost or late answer, so that nothing has to be typed twice. */
const showsCard = (state: PaymentState): boolean => state.kind === 'card' || state.kind === 'paying';

const PayableOrder = ({ payment, order }: { readonly payment: Payment; readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const { timeZone } = useSite();
  const today = zonedNow(useNow(), timeZone).date;
  const [card, setCard] = useState(emptyCard);
  const { state } = payment;
  const problem = state.kind === 'card' ? state.problem : null;
  useEffect(() => {
    // The code on the back is asked again after each refusal, the rest is kept.
    if (problem) setCard((typed) => ({ ...typed, cvc: '' }));
  }, [problem]);
  const amount = format.price(order.amount);
  const trip = purchaseOf(order, { t, format });
  return (
    <CheckoutLayout
      testId="page-payment"
      step="payment"
      trip={trip}
      price={orderBreakdown(order, { t, format })}
      {...(order.voucher && { label: t('voucher.yourOrder') })}
    >
      <div css={column}>
        {problem && <PaymentProblemNote problem={problem} />}
        {(state.kind === 'pending' || state.kind === 'asking') && <WaitingNote state={state} />}
        {state.kind === 'threeds' && (
          <ThreeDSecure busy={state.answering} amount={amount} onAnswer={payment.answer} />
        )}
        {showsCard(state) && (
          <>
            <HoldNote order={order} onExtend={payment.extend} />
            <h2 css={text.h2}>{t('payment.card')}</h2>
            <CardForm
              card={card}
              onChange={setCard}
              onPay={payment.pay}
              busy={state.kind === 'paying'}
              today={today}
            >
              <PaymentTerms
                amount={amount}
                cents={order.amount}
                cancellation={order.stay && tripOfOrder(order, { t, format }).cancellation.text}
                taxAtHotel={order.taxAtHotel}
              />
            </CardForm>
          </>
        )}
      </div>
    </CheckoutLayout>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-6)' });
