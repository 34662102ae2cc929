import { randomUUID } from 'node:crypto';
import {
  isProviderError,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderState,
} from '../../src/context/payment-provider';

export type Means = 'approved' | 'declined' | 'threeds' | 'late';

interface SignedEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider, with controls for buyers, banks and its network. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  /** The buyer pays, in the browser or by the sandbox's form. */
  pay(intentId: string, means: Means): Promise<unknown>;
  /** The buyer answers the 3-D Secure check. */
  answerCheck(intentId: string, approved: boolean): Promise<unknown>;
  /** The delayed bank approves. */
  bankApproves(intentId: string): Promise<unknown>;
  /** An event about the intent, signed `seconds` ago. */
  event(intentId: string, seconds: number): Promise<SignedEvent>;
  readonly network?: ProviderNetwork;
  close(): Promise<void>;
}

/** Controls of a remote provider, which may lose responses and delay refunds. */
interface ProviderNetwork {
  breakNext(call: 'open' | 'capture' | 'release', how: 'lost' | 'hang' | 429 | 500): void;
  /** Refunds stay pending until they are finished. */
  delayRefunds(): void;
  endRefunds(intentId: string, status: 'succeeded' | 'failed'): void;
}

const amount = 20_000;

/** Contract tests for every adapter of the port. */
export const describeProvider = (
  name: string,
  start: () => Promise<ProviderUnderTest>,
  { hasNetwork }: { readonly hasNetwork: boolean },
): void => {
  describe(`the payment provider ${name}`, () => {
    let under: ProviderUnderTest;
    beforeAll(async () => {
      under = await start();
    }, 60_000);
    afterAll(() => under.close());

    const intentInput = (orderUuid = randomUUID()) => ({
      orderUuid,
      amount,
      currency: 'EUR',
      key: `order:${orderUuid}`,
    });
    const open = async () => {
      const asked = intentInput();
      return { ...asked, ...(await under.provider.openIntent(asked)) };
    };
    const paid = async (means: Means = 'approved') => {
      const intent = await open();
      await under.pay(intent.id, means);
      return intent;
    };
    const taken = async () => {
      const intent = await paid();
      await under.provider.capture(intent.id, amount);
      return intent;
    };
    const state = (id: string): Promise<ProviderState> => under.provider.retrieve(id);

    it('opens an intent with its amount, currency and order', async () => {
      const { id, clientSecret, orderUuid } = await open();
      expect(clientSecret.length).toBeGreaterThan(10);
      expect(await state(id)).toEqual({
        status: 'open',
        amount,
        authorised: 0,
        captured: 0,
        refunds: [],
        currency: 'EUR',
        orderUuid,
        method: null,
        last4: null,
        refusal: null,
      });
    });

    it('opens one intent for one key, sequentially and concurrently', async () => {
      const asked = intentInput();
      const first = await under.provider.openIntent(asked);
      const again = await Promise.all(Array.from({ length: 3 }, () => under.provider.openIntent(asked)));
      expect(again).toEqual([first, first, first]);
      expect((await open()).id).not.toBe(first.id);
    });

    it('rejects a key for two purposes', async () => {
      const asked = intentInput();
      await under.provider.openIntent(asked);
      await expect(under.provider.openIntent({ ...asked, amount: 1 })).rejects.toMatchObject({
        name: 'ProviderError',
        kind: 'refused',
      });
    });

    it('authorises the whole amount, and reports the payment method', async () => {
      const { id } = await paid();
      expect(await state(id)).toMatchObject({
        status: 'authorised',
        authorised: amount,
        captured: 0,
        method: 'card',
        last4: '4242',
      });
    });

    it('declines, and accepts another card for the same intent', async () => {
      const { id } = await paid('declined');
      expect(await state(id)).toMatchObject({ status: 'declined', refusal: 'declined', authorised: 0 });
      await under.pay(id, 'approved');
      expect(await state(id)).toMatchObject({ status: 'authorised', refusal: null });
    });

    it('requires the 3-D Secure check and follows its result', async () => {
      const { id } = await paid('threeds');
      expect((await state(id)).status).toBe('requires_action');
      await under.answerCheck(id, false);
      expect((await state(id)).status).toBe('declined');
      await under.pay(id, 'threeds');
      await under.answerCheck(id, true);
      expect((await state(id)).status).toBe('authorised');
    });

    it('waits for a delayed bank', async () => {
      const { id } = await paid('late');
      expect(await state(id)).toMatchObject({ status: 'processing', authorised: 0 });
      await under.bankApproves(id);
      expect((await state(id)).status).toBe('authorised');
    });

    it('captures once, however often it is requested, sequentially and concurrently', async () => {
      const { id } = await paid();
      const answers = await Promise.all(Array.from({ length: 3 }, () => under.provider.capture(id, amount)));
      for (const answer of [...answers, await under.provider.capture(id, amount)])
        expect(answer).toMatchObject({ status: 'captured', captured: amount, authorised: 0 });
    });

    it('reports a partial capture', async () => {
      const { id } = await paid();
      expect(await under.provider.capture(id, 15_000)).toMatchObject({ captured: 15_000, amount });
    });

    it.each(['open', 'declined', 'voided'] as const)(
      'does not capture an intent that is %s',
      async (status) => {
        const { id } = status === 'declined' ? await paid('declined') : await open();
        if (status === 'voided') await under.provider.release(id);
        expect(await under.provider.capture(id, amount)).toMatchObject({ status, captured: 0 });
      },
    );

    it.each(['approved', 'declined', 'threeds'] as const)(
      'voids an intent that is %s, permanently',
      async (means) => {
        const { id } = await paid(means);
        expect((await under.provider.release(id)).status).toBe('voided');
        expect((await under.provider.release(id)).status).toBe('voided');
        await Promise.resolve(under.pay(id, 'approved')).catch(() => undefined);
        expect(await state(id)).toMatchObject({ status: 'voided', authorised: 0, captured: 0 });
      },
    );

    it('rejects the payment of a released intent', async () => {
      const { id } = await open();
      expect((await under.provider.release(id)).status).toBe('voided');
      await Promise.resolve(under.pay(id, 'approved')).catch(() => undefined);
      expect((await state(id)).status).toBe('voided');
    });

    it('refunds a capture once, however often it is requested', async () => {
      const { id } = await taken();
      await Promise.all([under.provider.release(id), under.provider.release(id)]);
      const after = await under.provider.release(id);
      expect(after).toMatchObject({ status: 'refunded', captured: amount });
      expect(after.refunds).toEqual([
        { id: expect.any(String) as string, amount, status: 'settled', key: null },
      ]);
    });

    it('refunds the captured part of a partial capture', async () => {
      const { id } = await paid();
      await under.provider.capture(id, 15_000);
      expect((await under.provider.release(id)).refunds).toMatchObject([{ amount: 15_000 }]);
    });

    it('refunds a part once for one key, sequentially and concurrently', async () => {
      const { id } = await taken();
      const wish = { amount: 5000, key: randomUUID() };
      await Promise.all([under.provider.refund(id, wish), under.provider.refund(id, wish)]);
      const after = await under.provider.refund(id, wish);
      expect(after).toMatchObject({ status: 'captured', captured: amount });
      expect(after.refunds).toMatchObject([{ amount: 5000, status: 'settled', key: wish.key }]);
    });

    it('refunds the parts of different keys, and is refunded once nothing is left', async () => {
      const { id } = await taken();
      await under.provider.refund(id, { amount: 5000, key: randomUUID() });
      const after = await under.provider.refund(id, { amount: amount - 5000, key: randomUUID() });
      expect(after).toMatchObject({ status: 'refunded' });
      expect(after.refunds).toHaveLength(2);
    });

    it('releases the rest after a refund of a part', async () => {
      const { id } = await taken();
      await under.provider.refund(id, { amount: 5000, key: randomUUID() });
      const after = await under.provider.release(id);
      expect(after.status).toBe('refunded');
      expect(after.refunds.map((one) => one.amount).sort((a, b) => a - b)).toEqual([5000, 15_000]);
    });

    it('rejects a refund of more than is left, or of money that was not captured', async () => {
      const { id } = await taken();
      const refused = { name: 'ProviderError', kind: 'refused' };
      await under.provider.refund(id, { amount: 15_000, key: randomUUID() });
      await expect(under.provider.refund(id, { amount: 5001, key: randomUUID() })).rejects.toMatchObject(
        refused,
      );
      const open = await paid();
      await expect(under.provider.refund(open.id, { amount: 1, key: randomUUID() })).rejects.toMatchObject(
        refused,
      );
    });

    it('rejects an unknown intent', async () => {
      await expect(state('pi_of_nobody')).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused' });
    });

    it('reads its own events repeatedly', async () => {
      const { id } = await paid();
      const { body, headers } = await under.event(id, 0);
      const read = under.provider.parseEvent(body, headers);
      const value: Partial<ProviderEvent> = { intentId: id, isDispute: false };
      expect(read).toMatchObject({ ok: true, value });
      expect(under.provider.parseEvent(body, headers)).toEqual(read);
    });

    it('rejects an event that is unsigned, altered, old, or signed for another endpoint', async () => {
      const [one, other] = [await paid(), await paid()];
      const { body, headers } = await under.event(one.id, 0);
      const old = await under.event(one.id, 6 * 60);
      const foreign = await under.event(other.id, 0);
      const refused = [
        under.provider.parseEvent(body, {}),
        under.provider.parseEvent(body.replace(one.id, other.id), headers),
        under.provider.parseEvent(old.body, old.headers),
        under.provider.parseEvent(body, foreign.headers),
        under.provider.parseEvent('', headers),
      ];
      expect(refused.map(({ ok }) => ok)).toEqual([false, false, false, false, false]);
    });

    if (hasNetwork) describeNetwork(() => under, { intentInput, paid, taken });
  });
};

interface Steps {
  intentInput(): Parameters<PaymentProvider['openIntent']>[0];
  paid(): Promise<{ readonly id: string }>;
  taken(): Promise<{ readonly id: string }>;
}

/** Retries unavailable calls, as the queue does. */
const persist = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (isProviderError(error) && error.kind === 'unavailable') return ask();
    throw error;
  }
};

const describeNetwork = (get: () => ProviderUnderTest, steps: Steps): void => {
  const hows = ['lost', 'hang', 429, 500] as const;
  const network = (): ProviderNetwork => {
    const { network: found } = get();
    if (!found) throw new Error('This provider has no network.');
    return found;
  };

  it.each(hows)('opens one intent when its response is %s', async (how) => {
    const { provider } = get();
    const asked = steps.intentInput();
    network().breakNext('open', how);
    const first = await persist(() => provider.openIntent(asked));
    expect(await provider.openIntent(asked)).toEqual(first);
  });

  it.each(hows)('captures and refunds once when a response is %s', async (how) => {
    const { provider } = get();
    const { id } = await steps.paid();
    network().breakNext('capture', how);
    const captured = await persist(() => provider.capture(id, amount));
    expect(captured).toMatchObject({ status: 'captured', captured: amount });
    network().breakNext('release', how);
    const after = await persist(() => provider.release(id));
    expect(after.refunds).toMatchObject([{ amount, status: 'settled' }]);
  });

  it('reports a refund as pending until it arrives, and requests no second one meanwhile', async () => {
    const { provider } = get();
    const { id } = await steps.taken();
    network().delayRefunds();
    const asked = await provider.release(id);
    expect(asked).toMatchObject({ status: 'refunding', refunds: [{ status: 'pending' }] });
    expect((await provider.release(id)).refunds).toHaveLength(1);
    network().endRefunds(id, 'failed');
    const failed = await provider.retrieve(id);
    expect(failed).toMatchObject({ status: 'captured', refunds: [{ status: 'failed' }] });
    const anew = await provider.release(id);
    expect(anew.refunds.map(({ status }) => status).sort()).toEqual(['failed', 'pending']);
    network().endRefunds(id, 'succeeded');
    expect((await provider.retrieve(id)).status).toBe('refunded');
  });
};
