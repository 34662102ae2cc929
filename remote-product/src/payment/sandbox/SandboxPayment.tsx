import { useEffect, useState } from 'react';
import { zonedNow } from '@detour/shared-contracts/base';
import { text } from '@detour/shared-ui';
import { useNow, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { CardForm, emptyCard, type CardFormProps } from './CardForm';
import { ThreeDSecure } from './ThreeDSecure';
import type { Payment } from '../usePayment';

export interface SandboxPaymentProps {
  readonly payment: Payment;
  readonly amount: string;
  /** The visitor has chosen another method; the typed card stays. */
  readonly hidden: boolean;
  /** Without a choice of methods above it, the form has its own heading. */
  readonly headed: boolean;
  readonly children: CardFormProps['children'];
}

/** The sandbox's card form and bank. Typed data stays in memory while a response is lost or late. */
export const SandboxPayment = ({ payment, amount, hidden, headed, children }: SandboxPaymentProps) => {
  const t = useText();
  const { timeZone } = useSite();
  const today = zonedNow(useNow(), timeZone).date;
  const [card, setCard] = useState(emptyCard);
  const { state } = payment;
  const problem = state.kind === 'card' ? state.problem : null;
  useEffect(() => {
    // Requests the security code again after each decline and keeps the rest.
    if (problem) setCard((typed) => ({ ...typed, cvc: '' }));
  }, [problem]);
  if (state.kind === 'threeds')
    return <ThreeDSecure busy={state.answering} amount={amount} onAnswer={payment.answer} />;
  if (hidden || (state.kind !== 'card' && state.kind !== 'paying')) return null;
  return (
    <>
      {headed && <h2 css={text.h2}>{t('payment.card')}</h2>}
      <CardForm
        card={card}
        onChange={setCard}
        onPay={payment.pay}
        busy={state.kind === 'paying'}
        today={today}
      >
        {children}
      </CardForm>
    </>
  );
};
