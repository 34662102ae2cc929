/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractBrings } from '@detour/shared-contracts/contract';
import { matchPath } from '@detour/shared-contracts/sites';
import type { ChannelEntry, Choice } from '@detour/shared-releases/channel';
import { createFolderReleaseStore } from '@detour/shared-releases/release';
import {
  createTestKeys,
  emptyContract,
  testEntry,
  testFiles,
  writeTestRelease,
} from '@detour/shared-releases/testing';
import { nothingBrought, routesIn, storageIn } from './brought';
import { assembleRelease } from './composed-release';
import { createVerifiedReleases } from './releases/verified-releases';

const keys = createTestKeys();
const remote = 'remote-search';

/** The first release brings a page behind a flag, the second one more page; the third has a page of another remote's name. */
const brings: Readonly<Record<string, ContractBrings>> = {
  1: {
    routes: [
      {
        page: 'search.tips',
        paths: { fr_FR: '/conseils', nl_NL: '/nl/tips' },
        flag: 'search.pages',
        label: { fr_FR: 'Nos conseils' },
      },
    ],
    flags: { 'search.pages': false },
    storage: [
      {
        name: 'search.tip',
        kind: 'local-storage',
        class: 'preferences',
        text: { fr_FR: 'le dernier conseil lu ; 1 an', it_IT: 'l’ultimo consiglio letto; 1 anno' },
      },
    ],
  },
  2: {
    routes: [
      { page: 'search.tips', paths: { fr_FR: '/conseils' }, flag: 'search.pages' },
      { page: 'search.tip', paths: { fr_FR: '/conseils/:id' }, private: true },
    ],
    flags: { 'search.pages': true },
  },
  3: {
    routes: [{ page: 'boxes.tips', paths: { fr_FR: '/conseils' } }],
    flags: { boxes: false, 'boxes.pages': true },
    storage: [{ name: 'recentSearches', kind: 'local-storage', class: 'needed', text: {} }],
  },
};

let folder: string;

const open = async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-brought-'));
  const store = createFolderReleaseStore(join(folder, 'releases'));
  const verified = createVerifiedReleases({
    store,
    trust: () => keys.trust,
    production: true,
    now: () => 1000,
  });
  const publish = async (name: string, version: string): Promise<void> => {
    const id = { name, version };
    const contract = emptyContract(name, {
      version,
      ...(name === remote && { brings: brings[version] ?? { routes: [], flags: {} } }),
    });
    const files = { ...testFiles(id), 'contract.json': JSON.stringify(contract) };
    await store.publish(id, writeTestRelease(id, { key: keys.platform, files }).folder);
    await verified.open(id);
  };
  await publish('shell', '1');
  for (const version of Object.keys(brings)) await publish(remote, version);
  return (entry: Partial<ChannelEntry>, choice: Choice = { arm: null }) =>
    assembleRelease(
      { releases: { shell: testEntry('1'), [remote]: { ...testEntry('1'), ...entry } } },
      verified,
      choice,
    ).brought;
};

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pagesOf = ({ routes }: { readonly routes: readonly { readonly page: string }[] }) =>
  routes.map(({ page }) => page);

describe('what the releases of a composition bring', () => {
  it('is read from the signed contracts; a page appears with its flag, which the channel switches', async () => {
    const broughtBy = await open();
    const off = broughtBy({});
    expect([pagesOf(off), off.flags]).toEqual([[], { 'search.pages': false }]);
    const on = broughtBy({ flags: { 'search.pages': true } });
    expect([pagesOf(on), on.flags]).toEqual([['search.tips'], { 'search.pages': true }]);
    expect(matchPath('nl', '/nl/tips', undefined, on.routes)).toMatchObject({ page: 'search.tips', remote });
    expect(on.key).not.toBe(off.key);
    expect(broughtBy({ flags: { 'search.pages': true } }).key).toBe(on.key);
  });

  it('has the words of its links in the locale of the page only', async () => {
    const on = (await open())({ flags: { 'search.pages': true } });
    expect(routesIn(on, 'fr_FR')).toMatchObject([{ page: 'search.tips', label: 'Nos conseils' }]);
    expect(routesIn(on, 'nl_NL')[0]).not.toHaveProperty('label');
  });

  it('has the storage keys, with the text of the locale for the cookie page', async () => {
    const brought = (await open())({});
    expect(storageIn(brought, 'it_IT')).toEqual([
      {
        name: 'search.tip',
        kind: 'local-storage',
        class: 'preferences',
        text: 'l’ultimo consiglio letto; 1 anno',
      },
    ]);
  });

  it('follows the release of each arm, and keeps a switched flag over releases', async () => {
    const broughtBy = await open();
    const canary = { version: '2', percent: 50, startedAt: 0 };
    expect(pagesOf(broughtBy({ canary }, { arm: 60 }))).toEqual([]);
    expect(pagesOf(broughtBy({ canary }, { arm: 10 }))).toEqual(['search.tips', 'search.tip']);
    expect(pagesOf(broughtBy({ version: '2', flags: { 'search.pages': false } }))).toEqual(['search.tip']);
  });

  it('is shown to a team that previews the release, whatever the channel says', async () => {
    const broughtBy = await open();
    const flags = { 'search.pages': false };
    expect(pagesOf(broughtBy({ flags }, { selection: { [remote]: '1' } }))).toEqual(['search.tips']);
  });

  it('is nothing outside of the namespace of its remote, also past the check of a promotion', async () => {
    const none = (await open())({ version: '3' });
    expect(none).toEqual(nothingBrought);
  });
});
