import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ErrorSummary, type ErrorSummaryProps } from '@detour/shared-ui';
import type { TextFunction } from '@detour/remote-kit';
import type { OrderButton } from '../order/useOrderRun';
import { SandboxWallet, type WalletTextId } from '../wallet/SandboxWallet';
import type { Express } from '../wallet/useExpress';
import { WalletButton } from '../wallet/WalletButton';

/** Ids that the catalogue of a remote with a checkout form must have. */
type CheckoutTextId =
  | 'checkout.payWith'
  | 'checkout.walletName'
  | 'checkout.orForm'
  | 'form.errors'
  | WalletTextId;

export interface CheckoutFormProps extends Pick<ErrorSummaryProps, 'errors' | 'attempt'> {
  readonly t: TextFunction<CheckoutTextId>;
  /** The button whose request is running. */
  readonly busy: OrderButton | null;
  /** The wallet; null if no wallet can pay this order. */
  readonly express: Express | null;
  /** "382,00 €" */
  readonly amount: string;
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
      <>
        <WalletButton
          busy={busy === 'wallet'}
          onPress={() => express.open()}
          label={t('checkout.payWith', { method: t('checkout.walletName') })}
          obligation={t('legal.payButton')}
          divider={t('checkout.orForm')}
        />
        <SandboxWallet
          t={t}
          open={express.isOpen}
          onClose={() => express.close()}
          amount={amount}
          onAuthorise={(identity) => express.authorise(identity)}
        />
      </>
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
