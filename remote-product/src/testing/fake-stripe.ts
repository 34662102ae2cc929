import type { StripeElementsOptionsMode } from '@stripe/stripe-js';

type Listener = (event: never) => void;

interface FakeElement {
  readonly kind: string;
  readonly listeners: Map<string, Listener>;
  place: HTMLElement | null;
  isGone: boolean;
}

interface Confirmation {
  readonly clientSecret: string;
  readonly redirect: string;
  readonly confirmParams: { readonly return_url: string };
}

export interface FakeStripe {
  readonly keys: string[];
  readonly options: StripeElementsOptionsMode[];
  readonly elements: FakeElement[];
  readonly confirmations: Confirmation[];
  readonly checks: string[];
  /** Calls that reported a failed payment to a wallet. */
  readonly walletFailures: unknown[];
  /** Whether the form is complete. */
  isComplete: boolean;
  /** Result of `confirmPayment` and `handleNextAction`. */
  confirm: () => Promise<object>;
  drawn(wallets: boolean): void;
  failToDraw(): void;
  payByWallet(): void;
}

type Start = (key: string) => object;

let start: Start = () => {
  throw new Error('No fake of Stripe is installed.');
};

// The library keeps the first script that it finds, so one function serves all fakes of a suite.
const script = Object.assign((key: string) => start(key), { version: 'endive' });

/** Replaces Stripe's script in the page: renders nothing and returns what the test sets. */
export const installFakeStripe = (): FakeStripe => {
  const find = (kind: string): FakeElement => {
    const found = fake.elements.find((one) => one.kind === kind && !one.isGone);
    if (!found) throw new Error(`No element was mounted as ${kind}.`);
    return found;
  };
  const fire = (kind: string, name: string, event: object): void =>
    find(kind).listeners.get(name)?.(event as never);
  const create = (kind: string) => {
    const element: FakeElement = { kind, listeners: new Map(), place: null, isGone: false };
    fake.elements.push(element);
    return {
      on: (name: string, listener: Listener) => void element.listeners.set(name, listener),
      mount: (place: HTMLElement) => void (element.place = place),
      destroy: () => void (element.isGone = true),
    };
  };
  const fake: FakeStripe = {
    keys: [],
    options: [],
    elements: [],
    confirmations: [],
    checks: [],
    walletFailures: [],
    isComplete: true,
    confirm: async () => ({ paymentIntent: { status: 'requires_capture' } }),
    drawn(wallets) {
      fire('payment', 'ready', {});
      fire('expressCheckout', 'ready', { availablePaymentMethods: wallets ? { applePay: true } : undefined });
    },
    failToDraw: () => fire('payment', 'loaderror', {}),
    payByWallet: () =>
      fire('expressCheckout', 'confirm', {
        paymentFailed: (why: unknown) => void fake.walletFailures.push(why),
      }),
  };
  Object.assign(window, { Stripe: script });
  start = (key) => {
    fake.keys.push(key);
    return {
      elements: (options: StripeElementsOptionsMode) => {
        fake.options.push(options);
        const submit = async () => (fake.isComplete ? {} : { error: { type: 'validation_error' } });
        return { create, submit };
      },
      confirmPayment: (confirmation: Confirmation) => {
        fake.confirmations.push(confirmation);
        return fake.confirm();
      },
      handleNextAction: ({ clientSecret }: { clientSecret: string }) => {
        fake.checks.push(clientSecret);
        return fake.confirm();
      },
    };
  };
  return fake;
};
