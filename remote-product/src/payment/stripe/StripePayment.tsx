import { css } from '@emotion/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { ErrorBlock, PayButton, Spinner, text } from '@detour/shared-ui';
import { useText } from '../../text';
import { BankCheck } from './BankCheck';
import type { StripePay } from './stripe-form';
import { useStripeForm } from './useStripeForm';

export interface StripePaymentProps {
  readonly order: Order;
  /** `check`: a bank check is pending. `hidden`: payment is blocked and the input stays. */
  readonly shows: 'form' | 'check' | 'hidden';
  readonly busy: boolean;
  /** Without a choice of methods above it, the form has its own heading. */
  readonly headed: boolean;
  /** "382,00 €" */
  readonly amount: string;
  readonly onPay: (pay: StripePay) => void;
  /** Amount and terms, directly above the button. */
  readonly children?: ReactNode;
}

/** Stripe's card form and wallets. The input stays in Stripe's frames, invisible to this page and our servers. */
export const StripePayment = ({
  order,
  shows,
  busy,
  headed,
  amount,
  onPay,
  children,
}: StripePaymentProps) => {
  const t = useText();
  const { status, hasWallets, cardPlace, walletPlace, form, retry } = useStripeForm(order, onPay);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { current } = form;
    if (busy || !current) return;
    if (await current.check().catch(() => false)) onPay(current.pay);
  };
  return (
    <>
      {shows === 'check' && (
        <BankCheck
          busy={busy}
          amount={amount}
          onContinue={() => form.current && onPay(form.current.continueCheck)}
        />
      )}
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        css={column}
        hidden={shows !== 'form'}
        data-testid="stripe-payment"
        data-state={status}
      >
        {headed && <h2 css={text.h2}>{t('payment.means')}</h2>}
        {status === 'failed' && (
          <ErrorBlock message={t('payment.formFailed')} retryLabel={t('ui.retry')} onRetry={retry} />
        )}
        {status === 'loading' && <Loading />}
        <div css={[column, !hasWallets && closed]}>
          <div ref={walletPlace} data-testid="stripe-wallets" />
          <p css={[text.small, text.muted, centred]}>{t('legal.payButton')}</p>
          <p css={divider}>{t('payment.orCard')}</p>
        </div>
        <div ref={cardPlace} data-testid="stripe-card" />
        {status === 'ready' && (
          <>
            <p css={[text.small, text.muted]}>{t('payment.stripeNote')}</p>
            {children}
            <PayButton type="submit" busy={busy} data-testid="card-submit">
              {t('legal.payButton')}
            </PayButton>
          </>
        )}
      </form>
    </>
  );
};

const Loading = () => (
  <p css={waiting} role="status">
    <Spinner /> {useText()('ui.loading')}
  </p>
);

const column = css({ display: 'grid', gap: 'var(--space-5)', '&[hidden]': { display: 'none' } });
// Not `display: none`, because Stripe measures the element before it knows whether the device has a wallet.
const closed = css({
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  marginBottom: 'calc(-1 * var(--space-5))',
});
const waiting = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' });
const centred = css({ textAlign: 'center' });
const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
  '&::before, &::after': { content: '""', flex: 1, height: 1, background: 'var(--color-line)' },
});
