import type { Call } from '@detour/shared-contracts';
import type { ApiError, RequestOptions } from '@detour/shared-ui/remote';
import { fakeApi, fakeHost, type FakeHandlers } from '@detour/shared-ui/testing';
import { orderFixture, orderRequestFixture, orderResponseFixture, orderUUID } from '../testing/order.fixture';
import { payByWallet, type WalletStep } from './wallet-checkout';

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const refused: ApiError = { kind: 'problem', status: 409, code: 'NO_ROOM_LEFT', message: 'No room.' };
const request = orderRequestFixture();

const run = async (handlers: FakeHandlers) => {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const steps: WalletStep[] = [];
  const host = fakeHost({ remote: 'remote-product' });
  const api = fakeApi(
    Object.fromEntries(
      Object.entries(handlers).map(([id, handler]) => [
        id,
        (options: RequestOptions<Call>) => {
          calls.push(id);
          bodies.push(options.body);
          return handler(options);
        },
      ]),
    ),
  );
  const services = { api, storage: host.storage, now: () => host.clock.now(), createKey: () => 'key' };
  const result = await payByWallet(services, request, (step) => steps.push(step));
  return { result, calls, bodies, steps };
};

describe('payByWallet', () => {
  it('goes from opened to order initialised to payment [WALLET-002]', async () => {
    const { steps } = await run({
      createOrder: () => orderResponseFixture(),
      walletOrder: () => ({ booking: { orderUUID } }),
    });
    expect(steps).toEqual(['opened', 'order-initialised', 'paying']);
  });

  it('posts the order first, then the order with its authorisation [WALLET-003] [WALLET-004] [WALLET-013]', async () => {
    const { result, calls, bodies } = await run({
      createOrder: () => orderResponseFixture(),
      walletOrder: () => ({ booking: { orderUUID } }),
    });
    expect(calls).toEqual(['createOrder', 'walletOrder']);
    expect(bodies).toEqual([
      request,
      { ...request, pspAuthorization: { paymentIntentId: 'pi_1', paymentMethod: 'sandbox_wallet' } },
    ]);
    expect(result).toEqual({ ok: true, value: orderUUID });
  });

  it.each([
    [
      'an error field',
      () => orderResponseFixture({ error: { code: 'NO_ROOM_LEFT', message: '' } }),
      'refused',
    ],
    ['a non-ok status', () => refused, 'refused'],
    ['a network error', () => lost, 'network'],
  ])('fails on an order answer with %s, and pays nothing [WALLET-014]', async (_, createOrder, kind) => {
    const { result, calls } = await run({ createOrder, walletOrder: () => ({ booking: { orderUUID } }) });
    expect(result).toMatchObject({ ok: false, error: { kind } });
    expect(calls).not.toContain('walletOrder');
  });

  it.each([
    ['a non-ok status', () => refused, 'refused'],
    ['no order id', () => ({}), 'no-order'],
    ['a network error', () => lost, 'network'],
  ])('fails on a payment with %s [WALLET-015]', async (_, walletOrder, kind) => {
    const { result } = await run({
      createOrder: () => orderResponseFixture(),
      walletOrder,
      order: () => orderFixture(),
    });
    expect(result).toMatchObject({ ok: false, error: { kind } });
  });

  it('believes the order when the answer of the payment is lost', async () => {
    const { result } = await run({
      createOrder: () => orderResponseFixture(),
      walletOrder: () => lost,
      order: () => orderFixture({ status: 'confirmed' }),
    });
    expect(result).toEqual({ ok: true, value: orderUUID });
  });

  it('pays no order twice', async () => {
    const { result, calls } = await run({ createOrder: () => orderResponseFixture({ status: 'confirmed' }) });
    expect(result).toEqual({ ok: true, value: orderUUID });
    expect(calls).toEqual(['createOrder']);
  });
});
