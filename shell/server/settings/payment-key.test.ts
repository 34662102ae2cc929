/** @jest-environment node */
import { comparePaymentKey } from './payment-key';

const telling = (body: unknown) => ({ fetch: () => Promise.resolve(Response.json(body, { status: 503 })) });

describe('the payment key', () => {
  it('equals the gateway’s, also while the gateway starts', async () => {
    expect(await comparePaymentKey(telling({ publishableKey: 'pk_live_1' }), 'pk_live_1')).toBe('same');
    expect(await comparePaymentKey(telling({ publishableKey: null }), null)).toBe('same');
  });

  it.each([
    ['pk_live_2', 'pk_live_1', 'is another one'],
    ['pk_test_1', 'pk_live_1', 'is another one'],
    ['pk_live_1', null, 'is missing'],
    [null, 'pk_live_1', 'is set, and the gateway takes no payments'],
  ])('differs from that of a gateway with %s: %s', async (theirs, own, sentence) => {
    const state = await comparePaymentKey(telling({ publishableKey: theirs }), own);
    expect(state).toEqual({ refusal: expect.stringContaining(`STRIPE_PUBLISHABLE_KEY ${sentence}`) });
    expect(JSON.stringify(state)).not.toMatch(/pk_/);
  });

  it('is unknown while the gateway is unavailable or does not report it', async () => {
    const away = { fetch: () => Promise.reject(new Error('away')) };
    expect(await comparePaymentKey(away, 'pk_live_1')).toBe('unknown');
    expect(await comparePaymentKey(telling({ status: 'ready' }), 'pk_live_1')).toBe('unknown');
  });
});
