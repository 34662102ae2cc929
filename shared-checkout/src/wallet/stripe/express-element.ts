import type {
  StripeExpressCheckoutElementConfirmEvent as ConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import type { Cents } from '@detour/shared-contracts/base';
import { walletHeight } from '../WalletFrame';
import { openStripe, type StripeOptions } from './open-stripe';
import type { StripeApproval } from './pay-with-stripe';

export interface ExpressElement {
  /** The amount (cents) that the next opened wallet shows. */
  update(amount: Cents): void;
  destroy(): void;
}

export interface ApprovedPayment extends StripeApproval {
  /** `apple_pay`, `google_pay` or `link` */
  readonly method: string;
  readonly details: ConfirmEvent['billingDetails'];
}

export interface ExpressEvents {
  /** The buttons are shown, or this device has no wallet. */
  onReady(hasWallet: boolean): void;
  onFailed(error: unknown): void;
  /** Whether a clicked wallet may open. Called once per click and answered at once, because Stripe waits for one second. */
  mayOpen(): boolean;
  onApproved(payment: ApprovedPayment): void;
}

const optionsFor = (brand: string): StripeExpressCheckoutElementOptions => ({
  emailRequired: true,
  phoneNumberRequired: true,
  billingAddressRequired: true,
  business: { name: brand },
  buttonHeight: walletHeight,
  buttonTheme: { applePay: 'black', googlePay: 'black' },
  // The others leave the page before there is an order. The payment page offers them.
  paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
});

/** Mounts Stripe's wallets into `place`. The wallet asks for name, e-mail, phone and address. Rejects if Stripe fails to load. */
export const createExpressElement = async (
  { brand, ...options }: StripeOptions & { readonly brand: string },
  place: HTMLElement,
  events: ExpressEvents,
): Promise<ExpressElement> => {
  const { stripe, elements } = await openStripe(options);
  let shown = options.amount;
  let opened = shown;

  const confirm = async (clientSecret: string, returnUrl: string): Promise<boolean> => {
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    return !error;
  };

  const element = elements.create('expressCheckout', optionsFor(brand));
  element.on('ready', ({ availablePaymentMethods }) => events.onReady(availablePaymentMethods !== undefined));
  element.on('loaderror', ({ error }) => events.onFailed(error));
  element.on('click', (event) => {
    if (!events.mayOpen()) return event.reject();
    opened = shown;
    return event.resolve();
  });
  element.on('confirm', (event) =>
    events.onApproved({
      method: event.expressPaymentType,
      details: event.billingDetails,
      amount: opened,
      submit: async () => !(await elements.submit()).error,
      confirm,
      fail: (reason) => event.paymentFailed({ reason }),
    }),
  );
  element.mount(place);

  return {
    update: (amount) => {
      if (amount === shown) return;
      shown = amount;
      void elements.update({ amount });
    },
    destroy: () => element.destroy(),
  };
};
