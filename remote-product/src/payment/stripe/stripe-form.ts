import { openStripe, type StripeOptions } from '@detour/shared-checkout/stripe';

export interface StripeFormOptions extends StripeOptions {
  /** Return URL for banks that require a full-page redirect. */
  readonly returnUrl: string;
}

/** Containers of Stripe's frames. */
export interface StripePlaces {
  readonly card: HTMLElement;
  readonly wallets: HTMLElement;
}

export interface StripeEvents {
  onReady(): void;
  onFailed(): void;
  /** Whether this device has a wallet. */
  onWallets(available: boolean): void;
  /** The buyer approved in a wallet; `confirm` pays with it. */
  onWalletPaid(pay: StripePay): void;
}

/** Pays with the secret of an order. Settles in all cases, because the result is queried from the gateway. */
export type StripePay = (clientSecret: string) => Promise<void>;

export interface StripeForm {
  /** False if the form is incomplete or invalid; Stripe shows the errors. Called first after the click. */
  check(): Promise<boolean>;
  readonly pay: StripePay;
  /** Opens the bank check again. */
  readonly continueCheck: StripePay;
  destroy(): void;
}

/** Loads Stripe, mounts form and wallets into the given elements, and reports their events. Rejects if Stripe fails to load. */
export const createStripeForm = async (
  options: StripeFormOptions,
  places: StripePlaces,
  events: StripeEvents,
): Promise<StripeForm> => {
  const { stripe, elements } = await openStripe(options);
  const isComplete = async (): Promise<boolean> => !(await elements.submit()).error;

  const confirm = async (clientSecret: string): Promise<boolean> => {
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: options.returnUrl },
      redirect: 'if_required',
    });
    return !error;
  };

  const card = elements.create('payment', {
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  card.on('ready', events.onReady);
  card.on('loaderror', events.onFailed);
  card.mount(places.card);

  const wallets = elements.create('expressCheckout');
  wallets.on('ready', ({ availablePaymentMethods }) =>
    events.onWallets(availablePaymentMethods !== undefined),
  );
  wallets.on('confirm', (event) => {
    void isComplete().then((complete) => {
      if (!complete) return event.paymentFailed({ reason: 'fail' });
      return events.onWalletPaid(async (clientSecret) => {
        if (!(await confirm(clientSecret))) event.paymentFailed({ reason: 'fail' });
      });
    });
  });
  wallets.mount(places.wallets);

  return {
    check: isComplete,
    pay: async (clientSecret) => void (await confirm(clientSecret)),
    continueCheck: async (clientSecret) => void (await stripe.handleNextAction({ clientSecret })),
    destroy: () => {
      card.destroy();
      wallets.destroy();
    },
  };
};
