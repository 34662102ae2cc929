import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { isRedirectMethod, paymentAddress } from '@detour/shared-contracts/sites';
import { useHost, useSite } from '@detour/remote-kit';
import { dueNowOf } from '../../instalments/plan.view-model';
import { shownMethods } from '../methods/method-names';
import type { StripeForm, StripeFormOptions, StripePay } from './stripe-form';
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

/** What Stripe's form has to know of an order; a new object only when something in it changes. */
const useFormOptions = (order: Order): Omit<StripeFormOptions, 'locale' | 'returnUrl'> => {
  const { currency, paymentForm, plan, paysPartOf } = order;
  const amount = dueNowOf(order);
  const savesCard = plan !== undefined || paysPartOf !== undefined;
  const hidden = shownMethods(order).filter(isRedirectMethod).join(' ');
  const publishableKey = paymentForm?.publishableKey ?? '';
  return useMemo(
    () => ({ publishableKey, amount, currency, savesCard, hiddenMethods: hidden.split(' ').filter(Boolean) }),
    [publishableKey, amount, currency, savesCard, hidden],
  );
};

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
  const { orderUUID } = order;
  const options = useFormOptions(order);

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
        { ...options, locale, returnUrl },
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
  }, [options, locale, origin, orderUUID, attempt, report]);

  return { status, hasWallets, cardPlace, walletPlace, form, retry: () => setAttempt((count) => count + 1) };
};
