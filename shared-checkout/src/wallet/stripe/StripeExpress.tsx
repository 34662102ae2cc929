import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { Cents } from '@detour/shared-contracts/base';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import { paymentAddress } from '@detour/shared-contracts/sites';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import type { Express } from '../useExpress';
import { WalletFrame, walletHeight, type WalletFrameProps } from '../WalletFrame';
import { identityOf } from './billing-details';
import { createExpressElement, type ApprovedPayment, type ExpressElement } from './express-element';
import { payWithStripe } from './pay-with-stripe';

export interface StripeExpressProps extends Pick<WalletFrameProps, 'obligation' | 'divider'> {
  readonly express: Express;
  /** An order is running: no wallet opens. */
  readonly locked: boolean;
  /** Cents that the order costs. */
  readonly amount: Cents;
  readonly publishableKey: string;
}

/** All prices of the shop are in euros. */
const currency = 'EUR';

/** Orders and pays with what the wallet approved, or asks for what it does not know. */
const useAuthorise = ({ express }: StripeExpressProps) => {
  const api = useApi<ContractNames>();
  const { locale, origin } = useSite();
  return ({ method, details, ...approval }: ApprovedPayment): void =>
    express.authorise({
      method,
      identity: identityOf(details, locale),
      pay: payWithStripe(
        { api, returnUrlOf: (orderUUID) => `${origin}${paymentAddress(locale, orderUUID)}` },
        approval,
      ),
      refuse: (reason) => approval.fail(reason === 'incomplete' ? 'invalid_payment_data' : 'fail'),
    });
};

/** Mounts the wallets' buttons once, and shows each new price in them. */
const useWallets = (props: StripeExpressProps) => {
  const { report } = useHost();
  const { locale, brand } = useSite();
  const [status, setStatus] = useState<'loading' | 'ready' | 'none'>('loading');
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<ExpressElement | null>(null);
  const authorise = useAuthorise(props);
  const latest = useRef({ ...props, authorise });
  latest.current = { ...props, authorise };
  const { amount, publishableKey } = props;

  useEffect(() => {
    const target = place.current;
    if (!target) return;
    let isGone = false;
    const fail = (error: unknown): void => {
      if (isGone) return;
      report({ kind: 'load', code: latest.current.express.failureCode, error });
      setStatus('none');
    };
    const options = { publishableKey, amount: latest.current.amount, currency, locale, brand };
    const mounted = createExpressElement(options, target, {
      onReady: (hasWallet) => !isGone && setStatus(hasWallet ? 'ready' : 'none'),
      onFailed: fail,
      mayOpen: () => !latest.current.locked && latest.current.express.isReady(),
      onApproved: (payment) => latest.current.authorise(payment),
    });
    void mounted.then((made) => {
      if (isGone) return made.destroy();
      element.current = made;
      return made.update(latest.current.amount);
    }, fail);
    return () => {
      isGone = true;
      element.current?.destroy();
      element.current = null;
    };
  }, [publishableKey, locale, brand, report]);

  useEffect(() => element.current?.update(amount), [amount]);

  return { status, place };
};

/**
 * Stripe's wallets before an order: the wallet brings name, e-mail, phone and address along, and the order is created after its owner
 * approved. A device without a wallet shows nothing.
 */
export const StripeExpress = (props: StripeExpressProps) => {
  const { status, place } = useWallets(props);
  if (status === 'none') return null;
  return (
    <WalletFrame obligation={props.obligation} divider={props.divider}>
      <div ref={place} css={buttons} data-testid="express-wallets" data-state={status} />
    </WalletFrame>
  );
};

const buttons = css({ minHeight: walletHeight });
