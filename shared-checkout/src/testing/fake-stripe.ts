import type {
  BillingDetails,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';

type Listener = (event: never) => void;

interface FakeElement {
  readonly kind: string;
  /** Options that it was created with. */
  readonly options: object;
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
  /** Amounts (cents) that a group of elements was updated with. */
  readonly amounts: (number | undefined)[];
  /** Calls to the script and to `confirmPayment`, in order. */
  readonly steps: string[];
  /** Whether the form is complete. */
  isComplete: boolean;
  /** Result of `confirmPayment` and `handleNextAction`. */
  confirm: () => Promise<object>;
  drawn(wallets: boolean): void;
  failToDraw(): void;
  /** Shows the wallets' buttons before an order. Without arguments: a device without a wallet. */
  showWallets(...names: readonly ('applePay' | 'googlePay' | 'link')[]): void;
  failToShowWallets(): void;
  /** Clicks a wallet's button. Returns whether the page let it open. */
  clickWallet(): boolean;
  /** The owner approves in the opened wallet. */
  payByWallet(approved?: ApprovedWallet): void;
}

/** What the documented `confirm` event says of a wallet. */
type ApprovedWallet = Pick<StripeExpressCheckoutElementConfirmEvent, 'expressPaymentType' | 'billingDetails'>;

const address: BillingDetails['address'] = {
  line1: '8 quai des Chartrons',
  line2: 'Bâtiment B',
  city: 'Bordeaux',
  state: '',
  postal_code: '33000',
  country: 'FR',
};

const owner: BillingDetails = {
  name: 'Maud Delorme',
  email: 'maud.delorme@example.org',
  phone: '+33 6 39 98 00 12',
  address,
};

const { phone: _phone, ...ownerWithoutPhone } = owner;

/** The `confirm` events of the three wallets that the shop offers before an order, as Stripe documents them. */
export const approvedWallets = {
  applePay: { expressPaymentType: 'apple_pay', billingDetails: { ...owner, phone: '06 39 98 00 12' } },
  googlePay: { expressPaymentType: 'google_pay', billingDetails: owner },
  link: { expressPaymentType: 'link', billingDetails: owner },
  linkWithoutPhone: { expressPaymentType: 'link', billingDetails: ownerWithoutPhone },
} as const satisfies Readonly<Record<string, ApprovedWallet>>;

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
  const create = (kind: string, options: StripeExpressCheckoutElementOptions = {}) => {
    const element: FakeElement = { kind, options, listeners: new Map(), place: null, isGone: false };
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
    amounts: [],
    steps: [],
    isComplete: true,
    confirm: async () => ({ paymentIntent: { status: 'requires_capture' } }),
    drawn(wallets) {
      fire('payment', 'ready', {});
      fire('expressCheckout', 'ready', { availablePaymentMethods: wallets ? { applePay: true } : undefined });
    },
    failToDraw: () => fire('payment', 'loaderror', {}),
    showWallets: (...names) =>
      fire('expressCheckout', 'ready', {
        elementType: 'expressCheckout',
        availablePaymentMethods:
          names.length > 0 ? Object.fromEntries(names.map((name) => [name, true])) : undefined,
      }),
    failToShowWallets: () => fire('expressCheckout', 'loaderror', { error: { type: 'api_error' } }),
    clickWallet() {
      const answers: boolean[] = [];
      fire('expressCheckout', 'click', {
        elementType: 'expressCheckout',
        expressPaymentType: 'apple_pay',
        resolve: () => void answers.push(true),
        reject: () => void answers.push(false),
      });
      // Stripe gives up a click that is not answered within a second.
      if (answers.length !== 1) throw new Error(`The click was answered ${answers.length} times.`);
      return answers[0] === true;
    },
    payByWallet: (approved = approvedWallets.googlePay) =>
      fire('expressCheckout', 'confirm', {
        elementType: 'expressCheckout',
        ...approved,
        paymentFailed: (why: unknown) => void fake.walletFailures.push(why),
      }),
  };
  Object.assign(window, { Stripe: script });
  start = (key) => {
    fake.keys.push(key);
    return {
      elements: (options: StripeElementsOptionsMode) => {
        fake.options.push(options);
        const submit = async () => {
          fake.steps.push('submit');
          return fake.isComplete ? {} : { error: { type: 'validation_error' } };
        };
        const update = async ({ amount }: { amount?: number }) => void fake.amounts.push(amount);
        return { create, submit, update };
      },
      confirmPayment: (confirmation: Confirmation) => {
        fake.confirmations.push(confirmation);
        fake.steps.push('confirmPayment');
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
