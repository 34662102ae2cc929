import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { paymentAddress } from '@detour/shared-contracts/sites';
import { useHost, useSite } from '@detour/remote-kit';
import { dueNowOf } from '../../instalments/plan.view-model';
import type { StripeForm, StripePay } from './stripe-form';
import type { Names } from '../../contract';

export interface StripeFormView {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly hasWallets: boolean;
  readonly cardPlace: RefObject<HTMLDivElement | null>;
  readonly walletPlace: RefObject<HTMLDivElement | null>;
  readonly form: RefObject<StripeForm | null>;
  retry(): void;
}

const loadForm = () => import('./stripe-form');

/** Mounts Stripe's form for an order and unmounts it with the page. */
export const useStripeForm = (order: Order, onWalletPaid: (pay: StripePay) => void): StripeFormView => {
  const { report } = useHost();
  const { locale, origin } = useSite();
  const [status, setStatus] = useState<StripeFormView['status']>('loading');
  const [hasWallets, setWallets] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const cardPlace = useRef<HTMLDivElement>(null);
  const walletPlace = useRef<HTMLDivElement>(null);
  const form = useRef<StripeForm | null>(null);
  const paid = useRef(onWalletPaid);
  paid.current = onWalletPaid;
  const { orderUUID, currency } = order;
  const amount = dueNowOf(order);
  const savesCard = order.plan !== undefined || order.paysPartOf !== undefined;
  const publishableKey = order.paymentForm?.publishableKey ?? '';

  useEffect(() => {
    const [card, wallets] = [cardPlace.current, walletPlace.current];
    if (!card || !wallets) return;
    let isGone = false;
    const fail = (error: unknown): void => {
      if (isGone) return;
      report({ kind: 'load', code: 'PRODUCT-403', error });
      setStatus('failed');
    };
    const mount = async (): Promise<void> => {
      const { createStripeForm } = await loadForm();
      const returnUrl = `${origin}${paymentAddress<Names>(locale, orderUUID)}`;
      const made = await createStripeForm(
        { publishableKey, amount, currency, locale, returnUrl, savesCard },
        { card, wallets },
        {
          onReady: () => !isGone && setStatus('ready'),
          onFailed: () => fail('The payment form was not rendered.'),
          onWallets: (available) => !isGone && setWallets(available),
          onWalletPaid: (pay) => paid.current(pay),
        },
      );
      if (isGone) made.destroy();
      else form.current = made;
    };
    setStatus('loading');
    void mount().catch(fail);
    return () => {
      isGone = true;
      form.current?.destroy();
      form.current = null;
    };
  }, [publishableKey, amount, currency, locale, origin, orderUUID, savesCard, attempt, report]);

  return { status, hasWallets, cardPlace, walletPlace, form, retry: () => setAttempt((count) => count + 1) };
};
