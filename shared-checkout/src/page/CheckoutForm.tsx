import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ErrorSummary, type ErrorSummaryProps } from '@detour/shared-ui';
import type { TextFunction } from '@detour/remote-kit';
import { WalletButton } from '../order/WalletButton';
import type { OrderButton } from '../order/useOrderRun';

/** Ids that the catalogue of a remote with a checkout form must have. */
type CheckoutTextId =
  'checkout.payWith' | 'checkout.walletName' | 'checkout.orForm' | 'legal.payButton' | 'form.errors';

export interface CheckoutFormProps extends Pick<ErrorSummaryProps, 'errors' | 'attempt'> {
  readonly t: TextFunction<CheckoutTextId>;
  /** The button whose request is running. */
  readonly busy: OrderButton | null;
  /** Whether a wallet can pay this order. */
  readonly hasWallet: boolean;
  readonly onPay: (button: OrderButton) => void;
  /** Above the ways to pay. */
  readonly note?: ReactNode;
  /** Sections of the form, with its pay button. */
  readonly children: ReactNode;
}

/** The two ways to pay: a wallet first, or the form below, whose button leads to the card. Errors of the form come first in it. */
export const CheckoutForm = ({
  t,
  busy,
  hasWallet,
  onPay,
  note,
  errors,
  attempt,
  children,
}: CheckoutFormProps) => (
  <div css={column}>
    {note}
    {hasWallet && (
      <WalletButton
        busy={busy === 'wallet'}
        onPress={() => onPay('wallet')}
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
        onPay('card');
      }}
    >
      <ErrorSummary title={t('form.errors', { count: errors.length })} errors={errors} attempt={attempt} />
      {children}
    </form>
  </div>
);

const column = css({ display: 'grid', gap: 'var(--space-8)' });
