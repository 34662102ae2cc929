import type { Call, OrderResponse } from '@detour/shared-contracts';
import type { Api, ApiError, RequestOptions } from '@detour/shared-ui/remote';
import { fakeApi, fakeHost } from '@detour/shared-ui/testing';
import { orderFixture, orderRequestFixture, orderResponseFixture, orderUUID } from '../testing/order.fixture';
import { readDraft } from './checkout-draft';
import { placeOrder, type OrderServices } from './place-order';

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const problem = (code: string, body: unknown = {}): ApiError => ({
  kind: 'problem',
  status: 409,
  code,
  body,
  message: code,
});

/** Answers in turn to `createOrder`; a repeated key learns what has become of its order, `later`. */
const gateway = (answers: readonly (OrderResponse | ApiError)[], later?: OrderResponse['status']) => {
  const keys: string[] = [];
  const released: unknown[] = [];
  const api: Api = fakeApi({
    createOrder: (options: RequestOptions<Call>) => {
      const key = options.idempotencyKey ?? '';
      const repeated = keys.includes(key);
      keys.push(key);
      if (repeated && later) return orderResponseFixture({ status: later });
      return answers[Math.min(keys.length, answers.length) - 1];
    },
    cancelOrder: (options: RequestOptions<Call>) => {
      released.push(options.params);
      return orderFixture({ status: 'cancelled' });
    },
  });
  return { api, keys, released };
};

const servicesWith = (api: Api): OrderServices => {
  let made = 0;
  const host = fakeHost({ remote: 'remote-product' });
  return {
    api,
    storage: host.storage,
    now: () => host.clock.now(),
    createKey: () => `key-${(made += 1)}`,
  };
};

const request = orderRequestFixture();

describe('placeOrder', () => {
  it('uses one key for a double click', async () => {
    const { api, keys } = gateway([orderResponseFixture()]);
    const services = servicesWith(api);
    const both = await Promise.all([placeOrder(services, request), placeOrder(services, request)]);
    expect(both.map((result) => result.ok && result.value.orderUUID)).toEqual([orderUUID, orderUUID]);
    expect(new Set(keys)).toEqual(new Set(['key-1']));
  });

  it('repeats a lost answer under the same key', async () => {
    const { api, keys } = gateway([lost, orderResponseFixture()]);
    const result = await placeOrder(servicesWith(api), request);
    expect(result.ok).toBe(true);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('keeps the key when the gateway stays away, for the next press or reload', async () => {
    const { api, keys } = gateway([lost, lost, orderResponseFixture()]);
    const services = servicesWith(api);
    expect(await placeOrder(services, request)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect((await placeOrder(services, request)).ok).toBe(true);
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('finds the same order after a way back', async () => {
    const { api, keys } = gateway([orderResponseFixture()]);
    const services = servicesWith(api);
    await placeOrder(services, request);
    await placeOrder(services, request);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('gives the former room back before it asks for another request', async () => {
    const { api, keys, released } = gateway([orderResponseFixture()]);
    const services = servicesWith(api);
    await placeOrder(services, request);
    await placeOrder(services, orderRequestFixture({ expectedAmount: 40000 }));
    expect(released).toEqual([{ orderUUID }]);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('uses one key for a double click on a changed request too', async () => {
    const { api, keys } = gateway([orderResponseFixture()]);
    const services = servicesWith(api);
    await placeOrder(services, request);
    const changed = orderRequestFixture({ expectedAmount: 40000 });
    await Promise.all([placeOrder(services, changed), placeOrder(services, changed)]);
    expect(new Set(keys)).toEqual(new Set(['key-1', 'key-2']));
  });

  it.each(['expired', 'cancelled'] as const)('opens a new order when the kept one is %s', async (status) => {
    const { api, keys } = gateway([orderResponseFixture()], status);
    const services = servicesWith(api);
    await placeOrder(services, request);
    expect(await placeOrder(services, request)).toMatchObject({ value: { status: 'held' } });
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('opens one new order for a double click when the kept one is over', async () => {
    const { api, keys } = gateway([orderResponseFixture()], 'expired');
    const services = servicesWith(api);
    await placeOrder(services, request);
    await Promise.all([placeOrder(services, request), placeOrder(services, request)]);
    expect(new Set(keys)).toEqual(new Set(['key-1', 'key-2']));
  });

  it('says that the order was paid meanwhile, and asks for no second one', async () => {
    const { api, keys } = gateway([orderResponseFixture()], 'confirmed');
    const services = servicesWith(api);
    await placeOrder(services, request);
    expect(await placeOrder(services, request)).toMatchObject({ value: { status: 'confirmed' } });
    expect(new Set(keys)).toEqual(new Set(['key-1']));
  });

  it.each([
    [
      problem('AMOUNT_CHANGED', { error: { newAmount: 40000 } }),
      { kind: 'amount-changed', newAmount: 40000 },
    ],
    [problem('AMOUNT_CHANGED', { newAmount: 40000 }), { kind: 'amount-changed', newAmount: 40000 }],
    [problem('AMOUNT_CHANGED'), { kind: 'amount-changed', newAmount: null }],
    [problem('NO_ROOM_LEFT'), { kind: 'sold-out' }],
    [problem('PACKAGE_NOT_AVAILABLE_CHECKIN'), { kind: 'checkin-unavailable' }],
    [problem('PACKAGE_NOT_AVAILABLE'), { kind: 'not-available' }],
    [{ ...problem('TOO_MANY_HOLDS'), status: 429 }, { kind: 'too-many-holds' }],
    [problem('SOMETHING_ELSE'), { kind: 'refused' }],
  ])('tells %j, and forgets the key of a refusal', async (error, expected) => {
    const { api } = gateway([error]);
    const services = servicesWith(api);
    expect(await placeOrder(services, request)).toMatchObject({ ok: false, error: expected });
    expect(readDraft(services.storage, services.now()).attempt).toBeNull();
  });

  it('reads a refusal from the error member of an answer', async () => {
    const { api } = gateway([
      orderResponseFixture({ error: { code: 'NO_ROOM_LEFT', message: 'The last room is gone.' } }),
    ]);
    expect(await placeOrder(servicesWith(api), request)).toMatchObject({ error: { kind: 'sold-out' } });
  });
});
