import { quoteCall, stayDetailCall, type ValidatorLoader } from '@detour/shared-contracts/api';
import { declareContract } from '@detour/shared-contracts/contract/declare';
import { fakeApi } from '../testing/fake-api';
import { fakeHost } from '../testing/fake-host';
import { checkApi, checkHost } from './check-use';
import { mapPart } from './kit-parts';

const contract = declareContract({
  remote: 'remote-search',
  owner: 'search',
  alert: 'search@example.org',
  mountApi: 1,
  exposes: ['./page'],
  pages: ['home'],
  links: [],
  emits: ['search.results-shown@1'],
  consumes: ['product.stay-viewed@1'],
  calls: ['quote'],
  fragments: ['remote-account/recently-viewed'],
  criteria: { reads: [], writes: [] },
  storageKeys: ['recentSearches'],
  host: ['storage.read', 'storage.write'],
  flags: ['boxes'],
  parts: [mapPart],
  deprecations: [],
});

const shell = fakeHost({ remote: 'remote-search', flags: { boxes: true, wishlist: true } });
const host = checkHost(shell, contract);
const element = document.createElement('div');
const anything = (() => Promise.resolve(() => true)) as unknown as ValidatorLoader<never>;

describe('a host in development and tests', () => {
  it('passes declared names on', () => {
    const shown = { totalCount: 1, hash: '' };
    host.bus.emit('search.results-shown@1', shown);
    host.bus.on('product.stay-viewed@1');
    host.storage.write('recentSearches', '[]');
    host.mountFragment(element, { remote: 'remote-account', name: 'recently-viewed', props: {} });
    expect(shell.emitted).toEqual([{ name: 'search.results-shown@1', payload: shown }]);
    expect(host.storage.read('recentSearches')).toBe('[]');
    expect(shell.fragments).toHaveLength(1);
    expect(host.site.flags.boxes).toBe(true);
    expect(host.consent.allows('needed')).toBe(true);
    expect(host.navigation).toBe(shell.navigation);
  });

  it.each<[string, () => unknown]>([
    ['emits the event "product.stay-viewed@1"', () => host.bus.emit('product.stay-viewed@1', {} as never)],
    ['consumes the event "search.results-shown@1"', () => host.bus.on('search.results-shown@1')],
    ['uses the storage key "checkoutDraft"', () => host.storage.read('checkoutDraft')],
    ['uses the host member "storage.remove"', () => host.storage.remove('recentSearches')],
    ['uses the host member "consent.reopen"', () => host.consent.reopen()],
    ['reads the flag "wishlist"', () => host.site.flags.wishlist],
    [
      'mounts the fragment "remote-boxes/box-block"',
      () => host.mountFragment(element, { remote: 'remote-boxes', name: 'box-block', props: {} }),
    ],
  ])('throws when a remote %s without a declaration', (use, run) => {
    expect(run).toThrow(`remote-search ${use}, which its contract does not declare. Add it to`);
  });

  it('has one bus per document and contract, because wishlists share their state by the bus', () => {
    expect(checkHost({ ...shell }, contract).bus).toBe(host.bus);
  });

  it('is the host itself without a contract', () => {
    expect(checkHost(shell, null)).toBe(shell);
  });
});

describe('an API client in development and tests', () => {
  const api = checkApi(fakeApi({ quote: () => null, stayDetail: () => null }), contract);

  it('makes declared calls', async () => {
    expect(await api.request(quoteCall, anything)).toEqual({ ok: true, value: null });
  });

  it('throws for an undeclared call', () => {
    expect(() => api.request(stayDetailCall, anything)).toThrow(
      'remote-search makes the call "stayDetail", which its contract does not declare.',
    );
  });
});
