import type { OrderRequest } from '@detour/shared-contracts/api';
import { err, ok, type Cents, type Result } from '@detour/shared-contracts/base';
import type { Api } from '@detour/remote-kit';
import type { OrderServices } from '../../order/order-port';
import type { PlacedOrder } from '../../order/pay-by-card';
import { notPlaced, type PayOrder, type WalletFailure } from '../../order/pay-by-wallet';
import { placeOrder } from '../../order/place-order';
import { checkPayment, startPayment, type ProviderNames } from '../../order/provider-payment';

/** A payment that the owner of a wallet approved in Stripe's sheet. */
export interface StripeApproval {
  /** Cents that the sheet showed. */
  readonly amount: Cents;
  /** Collects the payment's data. Stripe requires this call before any other work. */
  submit(): Promise<boolean>;
  /** Pays the order of the secret. */
  confirm(clientSecret: string, returnUrl: string): Promise<boolean>;
  /** Shows the failure in the sheet. */
  fail(reason: 'fail' | 'invalid_payment_data'): void;
}

export interface StripeOrders {
  readonly api: Api<ProviderNames>;
  /** Absolute address of an order's payment page, for banks that require a full-page redirect. */
  readonly returnUrlOf: (orderUUID: string) => string;
}

type Outcome = Result<PlacedOrder, WalletFailure>;

/** The price changed while the sheet was open. */
const otherAmount = ({ expectedAmount }: OrderRequest): WalletFailure => {
  const message = 'The wallet showed another amount than the page.';
  return {
    kind: 'refused',
    message,
    order: { kind: 'amount-changed', message, newAmount: expectedAmount },
  };
};

/** The gateway decides what was paid. Its lost or late answer leads to the order's payment page, which asks again. */
const outcomeOf = async (api: Api<ProviderNames>, orderUUID: string): Promise<Outcome> => {
  const answer = await checkPayment(api, orderUUID);
  if (answer.ok && answer.value.status === 'failed')
    return err({ kind: 'refused', message: answer.value.error?.message ?? 'The payment failed.' });
  return ok({ orderUUID, isPaid: answer.ok && answer.value.status === 'confirmed' });
};

const pay = async (
  { api, returnUrlOf }: StripeOrders,
  approval: StripeApproval,
  orderUUID: string,
): Promise<Outcome> => {
  const started = await startPayment(api, orderUUID);
  if (!started.ok) return ok({ orderUUID, isPaid: false });
  const { status, clientSecret } = started.value;
  if (status === 'confirmed' || !clientSecret) return ok({ orderUUID, isPaid: true });
  // An error of the provider's script does not show whether money was charged.
  await approval.confirm(clientSecret, returnUrlOf(orderUUID)).catch(() => false);
  return outcomeOf(api, orderUUID);
};

const orderAndPay = async (
  orders: StripeOrders,
  approval: StripeApproval,
  services: OrderServices,
  request: OrderRequest,
): Promise<Outcome> => {
  if (request.expectedAmount !== approval.amount) return err(otherAmount(request));
  if (!(await approval.submit()))
    return err({ kind: 'refused', message: 'The wallet’s data is not complete.' });
  const placed = await placeOrder(services, request);
  if (!placed.ok) return err(notPlaced(placed.error));
  const { orderUUID, status } = placed.value;
  return status === 'confirmed' ? ok({ orderUUID, isPaid: true }) : pay(orders, approval, orderUUID);
};

/** The approval, and what ends its sheet: a failure, unless the wallet paid. */
const watch = (approval: StripeApproval) => {
  let isConfirmed = false;
  return {
    watched: {
      ...approval,
      confirm: async (clientSecret: string, returnUrl: string) => {
        isConfirmed = await approval.confirm(clientSecret, returnUrl);
        return isConfirmed;
      },
    },
    end: (): void => {
      if (!isConfirmed) approval.fail('fail');
    },
  };
};

/**
 * Creates the order of an approved payment, pays it in the browser and asks the gateway for the result. The sheet shows a failure whenever
 * the wallet did not pay.
 * @spec WALLET-002 WALLET-013 WALLET-014 WALLET-015
 */
export const payWithStripe =
  (orders: StripeOrders, approval: StripeApproval): PayOrder =>
  async (services, request) => {
    const { watched, end } = watch(approval);
    try {
      return await orderAndPay(orders, watched, services, request);
    } finally {
      end();
    }
  };
