import type { OrderResponse, PaymentResponse, StartedPayment } from '@detour/shared-contracts/api';
import type { ApiError } from '@detour/remote-kit';
import { fakeHost, recordedApi } from '@detour/remote-kit/testing';
import { createDraftStore } from '../../buyer/checkout-draft';
import { orderPortOf } from '../../order/order-calls';
import { orderRequestFixture, orderResponseFixture, orderUUID } from '../../testing/order.fixture';
import { payWithStripe, type StripeApproval } from './pay-with-stripe';

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const refused = (code: string): ApiError => ({
  kind: 'problem',
  status: 409,
  code,
  body: { newAmount: 40_000 },
  message: code,
});

interface Scene {
  readonly create?: OrderResponse | ApiError;
  readonly start?: StartedPayment | ApiError;
  readonly check?: PaymentResponse | ApiError;
  readonly approval?: Partial<StripeApproval>;
  readonly expectedAmount?: number;
}

const run = async ({ create, start, check, approval = {}, expectedAmount = 38_200 }: Scene = {}) => {
  const steps: string[] = [];
  const step = <T>(name: string, answer: T): T => {
    steps.push(name);
    return answer;
  };
  const { api, callsTo } = recordedApi({
    createOrder: () => step('order', create ?? orderResponseFixture()),
    startPayment: () => step('start', start ?? { status: 'ready', clientSecret: 'pi_1_secret' }),
    returnFromThreeds: () => step('return', check ?? { status: 'confirmed' }),
  });
  const host = fakeHost({ remote: 'remote-product' });
  const services = {
    orders: orderPortOf(api),
    draft: createDraftStore(host.storage, 'checkoutDraft'),
    now: () => host.clock.now(),
    createKey: () => 'key',
    pause: () => Promise.resolve(),
  };
  const pay = payWithStripe(
    { api, returnUrlOf: (uuid) => `https://shop.example/pay?order=${uuid}` },
    {
      amount: 38_200,
      submit: async () => step('submit', true),
      confirm: async (secret, url) => step(`confirm ${secret} ${url}`, true),
      fail: (reason) => void steps.push(`fail ${reason}`),
      ...approval,
    },
  );
  const result = await pay(services, orderRequestFixture({ expectedAmount }));
  return { result, steps, callsTo };
};

const paid = (isPaid: boolean) => ({ ok: true, value: { orderUUID, isPaid } });

describe('paying an approved wallet of Stripe', () => {
  it('submits, orders, starts, confirms and asks for the result, in this order [WALLET-002] [WALLET-013]', async () => {
    const { result, steps, callsTo } = await run();
    expect(result).toEqual(paid(true));
    expect(steps).toEqual([
      'submit',
      'order',
      'start',
      `confirm pi_1_secret https://shop.example/pay?order=${orderUUID}`,
      'return',
    ]);
    expect(callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key']);
    expect(callsTo('returnFromThreeds').map(({ body }) => body)).toEqual([{}]);
  });

  it('orders nothing when the sheet showed another amount than the page', async () => {
    const { result, steps } = await run({ expectedAmount: 40_000 });
    expect(result).toMatchObject({ error: { order: { kind: 'amount-changed', newAmount: 40_000 } } });
    expect(steps).toEqual(['fail fail']);
  });

  it('orders nothing when Stripe finds the payment incomplete', async () => {
    const { result, steps } = await run({ approval: { submit: async () => false } });
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(steps).toEqual(['fail fail']);
  });

  it.each([
    ['AMOUNT_CHANGED', { kind: 'amount-changed', newAmount: 40_000 }],
    ['NO_ROOM_LEFT', { kind: 'sold-out' }],
  ])('fails in the sheet when the order is rejected with %s [WALLET-014]', async (code, order) => {
    const { result, steps } = await run({ create: refused(code) });
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused', order } });
    expect(steps).toEqual(['submit', 'order', 'fail fail']);
  });

  it('retries a lost order with the same key, and reports the network [WALLET-015]', async () => {
    const { result, callsTo } = await run({ create: lost });
    expect(result).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key', 'key']);
  });

  it.each([
    ['is lost', lost],
    ['is a rejection', refused('HOLD_EXPIRED')],
  ])('leads to the order’s payment page when the start %s', async (_, start) => {
    const { result, steps } = await run({ start });
    expect(result).toEqual(paid(false));
    expect(steps.at(-1)).toBe('fail fail');
  });

  it.each([
    ['is lost', lost],
    ['is late', { status: 'pending' }],
    ['asks for the bank', { status: 'requires_action', action: { kind: 'threeds' } }],
  ] as const)('leads to the order’s payment page when the result %s', async (_, check) => {
    const { result, steps } = await run({ check });
    expect(result).toEqual(paid(false));
    expect(steps).not.toContain('fail fail');
  });

  it('reports a declined payment in the sheet and to the page [WALLET-015]', async () => {
    const { result, steps } = await run({
      approval: { confirm: async () => false },
      check: { status: 'failed', error: { code: 'CARD_DECLINED', message: 'declined' } },
    });
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(steps.slice(-2)).toEqual(['return', 'fail fail']);
  });

  it('trusts the gateway over an error of Stripe’s script', async () => {
    const { result } = await run({ approval: { confirm: () => Promise.reject(new Error('network')) } });
    expect(result).toEqual(paid(true));
  });

  it.each([
    ['the order', { create: orderResponseFixture({ status: 'confirmed' }) }],
    ['the payment', { start: { status: 'confirmed' } }],
  ] as const)('never pays twice when %s is confirmed already, and closes the sheet', async (_, scene) => {
    const { result, steps } = await run(scene);
    expect(result).toEqual(paid(true));
    expect(steps.filter((one) => one.startsWith('confirm'))).toEqual([]);
    expect(steps.at(-1)).toBe('fail fail');
  });
});
