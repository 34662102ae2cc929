import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ErrorSummary, type ErrorSummaryProps } from '@detour/shared-ui';
import type { Cents } from '@detour/shared-contracts/base';
import type { TextFunction } from '@detour/remote-kit';
import type { OrderButton } from '../order/useOrderRun';
import { ExpressPayment, type ExpressTextId } from '../wallet/ExpressPayment';
import type { Express } from '../wallet/useExpress';

/** Ids that the catalogue of a remote with a checkout form must have. */
type CheckoutTextId = 'form.errors' | ExpressTextId;

export interface CheckoutFormProps extends Pick<ErrorSummaryProps, 'errors' | 'attempt'> {
  readonly t: TextFunction<CheckoutTextId>;
  /** The button whose request is running. */
  readonly busy: OrderButton | null;
  /** The wallet; null if no wallet can pay this order. */
  readonly express: Express | null;
  /** Cents that the order costs. */
  readonly amount: Cents;
  readonly onPay: () => void;
  /** Content above the payment methods: a message, or fields that all methods require. */
  readonly note?: ReactNode;
  /** Sections of the form, with its pay button. */
  readonly children: ReactNode;
}

/**
 * The two ways to pay: a wallet first, which brings the buyer's data along, or the form below, whose button leads to the card. Errors of
 * the form come first in it.
 */
export const CheckoutForm = ({
  t,
  busy,
  express,
  amount,
  onPay,
  note,
  errors,
  attempt,
  children,
}: CheckoutFormProps) => (
  <div css={column}>
    {note}
    {express && (
      <ExpressPayment
        t={t}
        express={express}
        busy={busy === 'wallet'}
        locked={busy !== null}
        amount={amount}
      />
    )}
    <form
      noValidate
      css={column}
      data-testid="summary-form"
      onSubmit={(event) => {
        event.preventDefault();
        onPay();
      }}
    >
      <ErrorSummary title={t('form.errors', { count: errors.length })} errors={errors} attempt={attempt} />
      {children}
    </form>
  </div>
);

const column = css({ display: 'grid', gap: 'var(--space-8)' });
