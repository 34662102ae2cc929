import type { Order, OrderResponse } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { ApiError } from '@detour/remote-kit';
import { fakeHost } from '@detour/remote-kit/testing';
import { createDraftStore } from '../buyer/checkout-draft';
import { orderRequestFixture, orderResponseFixture, orderUUID } from '../testing/order.fixture';
import type { OrderPort, OrderServices } from './order-port';
import { placeOrder } from './place-order';

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const problem = (code: string, body: unknown = {}): ApiError => ({
  kind: 'problem',
  status: 409,
  code,
  body,
  message: code,
});

const busy: ApiError = { ...problem('BUSY'), status: 503 };

/** Successive responses to `create`. A repeated key returns the current state of its order, `later`. */
const gateway = (
  answers: readonly (OrderResponse | ApiError)[],
  later?: OrderResponse['status'],
  loaded: Partial<Order> | null = { status: 'held' },
) => {
  const keys: string[] = [];
  const released: string[] = [];
  const toResult = (answer: OrderResponse | ApiError | undefined): Result<OrderResponse, ApiError> => {
    if (!answer) throw new Error('The test has no further response.');
    return 'orderUUID' in answer ? ok(answer) : err(answer);
  };
  const unexpected = (): never => {
    throw new Error('This test does not expect the call.');
  };
  const orders: OrderPort = {
    create: (_, key) => {
      const repeated = keys.includes(key);
      keys.push(key);
      if (repeated && later) return Promise.resolve(ok(orderResponseFixture({ status: later })));
      return Promise.resolve(toResult(answers[Math.min(keys.length, answers.length) - 1]));
    },
    release: (uuid) => Promise.resolve(released.push(uuid)),
    load: () => Promise.resolve(loaded ? ok(loaded as Order) : err(lost)),
    confirm: unexpected,
    pay: unexpected,
  };
  return { orders, keys, released };
};

const servicesWith = (
  orders: OrderPort,
  pause: OrderServices['pause'] = () => Promise.resolve(),
): OrderServices => {
  let made = 0;
  const host = fakeHost({ remote: 'remote-product' });
  return {
    orders,
    draft: createDraftStore(host.storage, 'checkoutDraft'),
    now: () => host.clock.now(),
    createKey: () => `key-${(made += 1)}`,
    pause,
  };
};

const request = orderRequestFixture();

describe('placeOrder', () => {
  it('uses one key for a double click', async () => {
    const { orders, keys } = gateway([orderResponseFixture()]);
    const services = servicesWith(orders);
    const both = await Promise.all([placeOrder(services, request), placeOrder(services, request)]);
    expect(both.map((result) => result.ok && result.value.orderUUID)).toEqual([orderUUID, orderUUID]);
    expect(new Set(keys)).toEqual(new Set(['key-1']));
  });

  it('retries a lost response with the same key', async () => {
    const { orders, keys } = gateway([lost, orderResponseFixture()]);
    const result = await placeOrder(servicesWith(orders), request);
    expect(result.ok).toBe(true);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it.each([
    [0, [500, 1000, 2000]],
    [0.5, [1000, 2000, 4000]],
    [0.75, [1250, 2500, 5000]],
  ])(
    'sends the same request again while the gateway is busy, after pauses that are not those of all others (%d)',
    async (chance, expected) => {
      const random = jest.spyOn(Math, 'random').mockReturnValue(chance);
      const { orders, keys } = gateway([busy, busy, busy, orderResponseFixture()]);
      const pauses: number[] = [];
      const result = await placeOrder(
        servicesWith(orders, async (ms) => void pauses.push(ms)),
        request,
      );
      random.mockRestore();
      expect(result.ok).toBe(true);
      expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
      expect(pauses).toEqual(expected);
    },
  );

  it('gives up when the gateway stays busy, and keeps the key', async () => {
    const { orders, keys } = gateway([busy]);
    const services = servicesWith(orders);
    expect(await placeOrder(services, request)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(new Set(keys)).toEqual(new Set(['key-1']));
    expect(services.draft.read(services.now()).attempt?.key).toBe('key-1');
  });

  it('keeps the key when the gateway is unavailable, for the next click or reload', async () => {
    const { orders, keys } = gateway([lost, lost, orderResponseFixture()]);
    const services = servicesWith(orders);
    expect(await placeOrder(services, request)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect((await placeOrder(services, request)).ok).toBe(true);
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('finds the same order after going back', async () => {
    const { orders, keys } = gateway([orderResponseFixture()]);
    const services = servicesWith(orders);
    await placeOrder(services, request);
    await placeOrder(services, request);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('releases the previous room before a changed request', async () => {
    const { orders, keys, released } = gateway([orderResponseFixture()]);
    const services = servicesWith(orders);
    await placeOrder(services, request);
    await placeOrder(services, orderRequestFixture({ expectedAmount: 40000 }));
    expect(released).toEqual([orderUUID]);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it.each(['confirmed', 'cancelled', 'expired'] as const)(
    'keeps the previous order when it is %s: the next purchase is another one',
    async (status) => {
      const { orders, keys, released } = gateway([orderResponseFixture()], undefined, { status });
      const services = servicesWith(orders);
      await placeOrder(services, request);
      expect((await placeOrder(services, orderRequestFixture({ expectedAmount: 40000 }))).ok).toBe(true);
      expect(released).toEqual([]);
      expect(keys).toEqual(['key-1', 'key-2']);
    },
  );

  it('leaves a previous order alone when its state cannot be read', async () => {
    const { orders, released } = gateway([orderResponseFixture()], undefined, null);
    const services = servicesWith(orders);
    await placeOrder(services, request);
    expect((await placeOrder(services, orderRequestFixture({ expectedAmount: 40000 }))).ok).toBe(true);
    expect(released).toEqual([]);
  });

  it('uses one key for a double click on a changed request too', async () => {
    const { orders, keys } = gateway([orderResponseFixture()]);
    const services = servicesWith(orders);
    await placeOrder(services, request);
    const changed = orderRequestFixture({ expectedAmount: 40000 });
    await Promise.all([placeOrder(services, changed), placeOrder(services, changed)]);
    expect(new Set(keys)).toEqual(new Set(['key-1', 'key-2']));
  });

  it.each(['expired', 'cancelled'] as const)(
    'creates a new order when the kept one is %s',
    async (status) => {
      const { orders, keys } = gateway([orderResponseFixture()], status);
      const services = servicesWith(orders);
      await placeOrder(services, request);
      expect(await placeOrder(services, request)).toMatchObject({ value: { status: 'held' } });
      expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
    },
  );

  it('creates one new order for a double click when the kept one has ended', async () => {
    const { orders, keys } = gateway([orderResponseFixture()], 'expired');
    const services = servicesWith(orders);
    await placeOrder(services, request);
    await Promise.all([placeOrder(services, request), placeOrder(services, request)]);
    expect(new Set(keys)).toEqual(new Set(['key-1', 'key-2']));
  });

  it('reports that the order was paid meanwhile, without creating another one', async () => {
    const { orders, keys } = gateway([orderResponseFixture()], 'confirmed');
    const services = servicesWith(orders);
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
  ])('reports %j, and drops the key after a rejection', async (error, expected) => {
    const { orders } = gateway([error]);
    const services = servicesWith(orders);
    expect(await placeOrder(services, request)).toMatchObject({ ok: false, error: expected });
    expect(services.draft.read(services.now()).attempt).toBeNull();
  });

  it('reads a rejection from the error member of a response', async () => {
    const { orders } = gateway([
      orderResponseFixture({ error: { code: 'NO_ROOM_LEFT', message: 'The last room is gone.' } }),
    ]);
    expect(await placeOrder(servicesWith(orders), request)).toMatchObject({ error: { kind: 'sold-out' } });
  });
});
