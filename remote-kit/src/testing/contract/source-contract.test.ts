import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteDefinition } from '../../page/definition';
import { readSourceContract } from './source-contract';

const repository = join(__dirname, '../../../..');
const definition = { remote: 'remote-search', pages: { home: null } } as unknown as RemoteDefinition;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-'));
  for (const name of ['shared-contracts', 'remote-kit', 'shared-checkout'])
    symlinkSync(join(repository, name), join(root, name));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The contract of a remote with these sources. */
const contractOf = (files: Readonly<Record<string, string>>) => {
  const folder = join(root, 'remote-x');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', name)), { recursive: true });
    writeFileSync(join(folder, 'src', name), text);
  }
  return readSourceContract(folder, definition);
};

const importing = (...names: readonly string[]): string =>
  `import { ${names.join(', ')} } from '@detour/shared-contracts/api';\n`;

describe('the contract derived from sources', () => {
  it('is nearly empty for an empty remote', () => {
    const contract = contractOf({ 'a.ts': 'export const a = 1;' });
    expect(contract).toMatchObject({
      exposes: ['./page'],
      pages: ['home'],
      links: [],
      calls: [],
      fragments: [],
    });
    // The kit uses these host members for every remote.
    expect(contract.host).toEqual(expect.arrayContaining(['navigation.navigate', 'report', 'site']));
    expect(contract.host).not.toContain('mountFragment');
  });

  it('finds events, calls, storage keys and fragments', () => {
    const contract = contractOf({
      'a.ts': `${importing('quoteCall')}bus.emit('search.offer-selected@1', { id });\nbus.on('product.stay-viewed@1');\nuse(quoteCall);\nstorage.read('recentSearches');`,
      'b.tsx': `export const B = () => <Fragment remote="remote-account" name="recently-viewed" props={{ type: 'STAY' }} />;`,
      'c.ts': 'export const load = () => fetch(`${origin}/api/cms/navigation?locale=x`);',
      'fragments/hint.fragment.tsx': 'export const x = 1;',
    });
    expect(contract).toMatchObject({
      emits: ['search.offer-selected@1'],
      consumes: ['product.stay-viewed@1'],
      calls: ['navigation', 'quote'],
      storageKeys: ['recentSearches'],
      fragments: ['remote-account/recently-viewed'],
      exposes: ['./fragment-hint', './page'],
    });
    expect(contract.host).toEqual(expect.arrayContaining(['mountFragment', 'storage.read']));
  });

  it('includes what the kit does for a remote with hearts', () => {
    const contract = contractOf({
      'a.tsx': `import { WishlistButton } from '@detour/remote-kit';\nexport const A = () => <WishlistButton />;`,
    });
    expect(contract.emits).toEqual(['account.wishlist-changed@1']);
    expect(contract.calls).toEqual(['addToWishlist', 'removeFromWishlist', 'wishlist']);
    expect(contract.host).toContain('flag wishlist');
  });

  it.each([
    ["printPath('hotel', locale, { id })", ['hotel']],
    ['productPath(locale, id)', ['product']],
    ["productPath(locale, id, { kind: 'activity' })", ['activity']],
    ['productPath(locale, id, { kind })', ['activity', 'box-product', 'product', 'single-voucher']],
    ['giftCheckoutAddress(locale, wish)', ['gift-checkout']],
    ['searchPathOf(locale, flow)', ['activity-search', 'search']],
    ["go('/booking/payment?order=1')", ['payment']],
  ])('follows the link %s', (code, pages) => {
    const names = ['printPath', 'productPath', 'giftCheckoutAddress', 'searchPathOf'];
    expect(contractOf({ 'a.ts': `${importing(...names)}export const href = ${code};` }).links).toEqual(pages);
  });

  it('ignores a local function with a contract function’s name', () => {
    expect(contractOf({ 'a.ts': 'other.boxPath(1);\nexport const x = hotelPath;' }).links).toEqual([]);
  });

  it('detects which criteria members are read and written', () => {
    const { criteria } = contractOf({
      'a.ts': `${importing('applyPatch')}const { dates } = useCriteria();\nexport const next = applyPatch(criteria, { place: null, ...(x ? { sort: 'promo' } : {}) });`,
      'b.ts': `const patch = usePatchCriteria();\npatch({ adults: 2 });\nexport const theme = criteria.theme;`,
    });
    expect(criteria).toEqual({ reads: ['dates', 'theme'], writes: ['adults', 'place', 'sort'] });
  });

  it('detects what a contract function reads', () => {
    const { criteria } = contractOf({
      'a.ts': `${importing('searchRequestOf')}export const r = searchRequestOf(x, flow, locale);`,
    });
    expect(criteria.reads).toEqual(expect.arrayContaining(['dates', 'place', 'stars']));
    expect(criteria.writes).toEqual([]);
  });

  it('detects flags', () => {
    const { host } = contractOf({
      'a.ts': "export const a = site.flags['boxes'] === true && flags.hotelFlow;",
    });
    expect(host).toEqual(expect.arrayContaining(['flag boxes', 'flag hotelFlow']));
  });

  it('ignores tests and stories', () => {
    expect(contractOf({ 'a.test.ts': "bus.emit('search.offer-selected@1', {});" }).emits).toEqual([]);
  });
});
