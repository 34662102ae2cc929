import { css } from '@emotion/react';
import type { Cents } from '@detour/shared-contracts/base';
import { createChunk, useChunk } from '@detour/shared-ui';
import { useFormat, useSite, type TextFunction } from '@detour/remote-kit';
import { payByWallet, sandboxWallet } from '../order/pay-by-wallet';
import { SandboxWallet, type WalletTextId } from './SandboxWallet';
import type { Express } from './useExpress';
import { WalletButton } from './WalletButton';
import { WalletFrame, walletHeight } from './WalletFrame';

/** Ids that the catalogue of a remote with a wallet above its form must have. */
export type ExpressTextId = 'checkout.payWith' | 'checkout.walletName' | 'checkout.orForm' | WalletTextId;

export interface ExpressPaymentProps {
  readonly t: TextFunction<ExpressTextId>;
  readonly express: Express;
  /** An order of the wallet is running. */
  readonly busy: boolean;
  /** An order is running, by whichever button. */
  readonly locked: boolean;
  /** Cents that the order costs. */
  readonly amount: Cents;
}

const stripe = /* @__PURE__ */ createChunk(() => import('./stripe/StripeExpress'));

/**
 * The wallets above a checkout's form: those of the payment provider, or the sandbox's. Nothing if the shell is older than the provider's
 * key on the host: the payment page then has the wallets.
 */
export const ExpressPayment = (props: ExpressPaymentProps) => {
  const { paysInBrowser = false, expressKey = null } = useSite();
  if (!paysInBrowser) return <SandboxExpress {...props} />;
  return expressKey === null ? null : <ProviderExpress {...props} publishableKey={expressKey} />;
};

const SandboxExpress = ({ t, express, busy, amount }: ExpressPaymentProps) => {
  const format = useFormat();
  return (
    <>
      <WalletFrame obligation={t('legal.payButton')} divider={t('checkout.orForm')}>
        <WalletButton
          busy={busy}
          onPress={() => express.open()}
          label={t('checkout.payWith', { method: t('checkout.walletName') })}
        />
      </WalletFrame>
      <SandboxWallet
        t={t}
        open={express.isOpen}
        onClose={() => express.close()}
        amount={format.price(amount)}
        onAuthorise={(identity) =>
          express.authorise({ method: sandboxWallet, identity, pay: payByWallet, refuse: () => undefined })
        }
      />
    </>
  );
};

interface ProviderExpressProps extends ExpressPaymentProps {
  readonly publishableKey: string;
}

/** The provider's wallets are a chunk of their own. Their place is reserved, because nearly every device has one. */
const ProviderExpress = ({ t, express, locked, amount, publishableKey }: ProviderExpressProps) => {
  const { value, failed } = useChunk(stripe, true);
  const frame = { obligation: t('legal.payButton'), divider: t('checkout.orForm') };
  if (value)
    return (
      <value.StripeExpress
        {...frame}
        express={express}
        locked={locked}
        amount={amount}
        publishableKey={publishableKey}
      />
    );
  return failed ? null : (
    <WalletFrame {...frame}>
      <div css={reserved} />
    </WalletFrame>
  );
};

const reserved = css({ minHeight: walletHeight });
