import type { Call, CallShape, Validator, ValidatorLoader } from '@detour/shared-contracts/api';
import { createApi } from './api-client';

const removal: Call<CallShape, 'removeFromWishlist'> = {
  id: 'removeFromWishlist',
  method: 'DELETE',
  path: '/wishlist/:type/:id',
};

/** A page whose code for the response arrives when the test says so. */
const openSlowPage = () => {
  const fetched = jest.fn((_url: unknown, _init?: RequestInit) => Promise.reject(new Error('offline')));
  globalThis.fetch = fetched as never;
  let arrive = (_code: Validator<unknown>): void => undefined;
  let fail = (_error: Error): void => undefined;
  const code = new Promise<Validator<unknown>>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const load: ValidatorLoader<unknown> = () => code;
  const api = createApi({ baseUrl: '', headers: { 'x-id': '7' }, writeHeaders: () => ({ 'x-visit': 'v1' }) });
  return {
    fetched,
    change: (outlivesPage: boolean) =>
      api.request(removal, load, { params: { type: 'STAY', id: 'a/b' }, outlivesPage }),
    arrive: () => arrive((() => true) as unknown as Validator<unknown>),
    fail: () => fail(new Error('offline')),
    leave: () => window.dispatchEvent(new Event('pagehide')),
  };
};

const { fetch: untouched } = globalThis;
afterEach(() => {
  globalThis.fetch = untouched;
});

describe('a call whose page is left before its code has loaded', () => {
  it('is sent by the browser, with the headers of the visit [WISH-009]', () => {
    const page = openSlowPage();
    void page.change(true);
    page.leave();
    expect(page.fetched.mock.calls).toEqual([
      [
        '/wishlist/STAY/a%2Fb',
        {
          method: 'DELETE',
          headers: { 'x-id': '7', 'x-visit': 'v1' },
          keepalive: true,
          credentials: 'include',
        },
      ],
    ]);
  });

  it('is not sent again once it is on its way', async () => {
    const page = openSlowPage();
    const answer = page.change(true);
    page.arrive();
    await answer;
    expect(page.fetched).toHaveBeenCalledTimes(1);
    page.leave();
    expect(page.fetched).toHaveBeenCalledTimes(1);
  });

  it('is not sent after it has failed, because the page has shown the failure', async () => {
    const page = openSlowPage();
    const answer = page.change(true);
    page.fail();
    await expect(answer).resolves.toMatchObject({ ok: false });
    page.leave();
    expect(page.fetched).not.toHaveBeenCalled();
  });

  it('is not sent unless it was to outlive the page', () => {
    const page = openSlowPage();
    void page.change(false);
    page.leave();
    expect(page.fetched).not.toHaveBeenCalled();
  });
});
