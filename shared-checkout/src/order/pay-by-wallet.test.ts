import type { Order, OrderResponse, WalletOrderResponse } from '@detour/shared-contracts/api';
import { err, ok } from '@detour/shared-contracts/base';
import type { ApiError } from '@detour/remote-kit';
import { fakeHost } from '@detour/remote-kit/testing';
import { createDraftStore } from '../buyer/checkout-draft';
import { orderRequestFixture, orderResponseFixture, orderUUID } from '../testing/order.fixture';
import type { OrderPort } from './order-port';
import { payByWallet } from './pay-by-wallet';

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const refused: ApiError = { kind: 'problem', status: 409, code: 'NO_ROOM_LEFT', message: 'No room.' };
const request = orderRequestFixture();

interface Answers {
  readonly create: OrderResponse | ApiError;
  readonly pay?: WalletOrderResponse | ApiError;
  readonly status?: Order['status'];
}

const isError = (answer: object): answer is ApiError => 'kind' in answer;

const run = async ({ create, pay = {}, status = 'held' }: Answers) => {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const host = fakeHost({ remote: 'remote-product' });
  const orders: OrderPort = {
    create: (body) => {
      calls.push('create');
      bodies.push(body);
      return Promise.resolve(isError(create) ? err(create) : ok(create));
    },
    pay: (body) => {
      calls.push('pay');
      bodies.push(body);
      return Promise.resolve(isError(pay) ? err(pay) : ok(pay));
    },
    load: () => Promise.resolve(ok({ orderUUID, status } as Order)),
    release: () => Promise.resolve(),
    confirm: () => Promise.reject(new Error('A wallet order is not free.')),
  };
  const draft = createDraftStore(host.storage, 'checkoutDraft');
  const services = {
    orders,
    draft,
    now: () => host.clock.now(),
    createKey: () => 'key',
    pause: () => Promise.resolve(),
  };
  const result = await payByWallet(services, request);
  return { result, calls, bodies };
};

describe('payByWallet', () => {
  it('posts the order first, then the order with its authorisation [WALLET-002] [WALLET-003] [WALLET-004] [WALLET-013]', async () => {
    const { result, calls, bodies } = await run({
      create: orderResponseFixture(),
      pay: { booking: { orderUUID } },
    });
    expect(calls).toEqual(['create', 'pay']);
    expect(bodies).toEqual([
      request,
      { ...request, pspAuthorization: { paymentIntentId: 'pi_1', paymentMethod: 'sandbox_wallet' } },
    ]);
    expect(result).toEqual({ ok: true, value: { orderUUID, isPaid: true } });
  });

  it.each([
    ['an error field', orderResponseFixture({ error: { code: 'NO_ROOM_LEFT', message: '' } }), 'refused'],
    ['a non-ok status', refused, 'refused'],
    ['a network error', lost, 'network'],
  ])('fails on an order response with %s, and pays nothing [WALLET-014]', async (_, create, kind) => {
    const { result, calls } = await run({ create, pay: { booking: { orderUUID } } });
    expect(result).toMatchObject({ ok: false, error: { kind } });
    expect(calls).not.toContain('pay');
  });

  it.each([
    ['a non-ok status', refused, 'refused'],
    ['no order id', {}, 'no-order'],
    ['a network error', lost, 'network'],
  ])('fails on a payment with %s [WALLET-015]', async (_, pay, kind) => {
    const { result } = await run({ create: orderResponseFixture(), pay });
    expect(result).toMatchObject({ ok: false, error: { kind } });
  });

  it('uses the order’s state when the payment response is lost', async () => {
    const { result } = await run({ create: orderResponseFixture(), pay: lost, status: 'confirmed' });
    expect(result).toEqual({ ok: true, value: { orderUUID, isPaid: true } });
  });

  it('never pays an order twice', async () => {
    const { result, calls } = await run({ create: orderResponseFixture({ status: 'confirmed' }) });
    expect(result).toEqual({ ok: true, value: { orderUUID, isPaid: true } });
    expect(calls).toEqual(['create']);
  });
});
