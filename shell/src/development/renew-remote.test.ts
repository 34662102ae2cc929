import type { Json } from '@detour/shared-contracts/base';
import type { Composition, PageModule, ReleaseFiles, RemoteName } from '@detour/shared-contracts/mount';
import type { MountRequest } from '../slots/prepared-page';
import { createRenewal } from './renew-remote';

const releaseOf = (version: string): ReleaseFiles =>
  ({ remote: 'remote-search', version, base: `/_r/remote-search/${version}/` }) as never;

const hashes = (version: string) => ({ [`/_r/remote-search/${version}/entry.js`]: `sha384-${version}` });

const setUp = (owner: RemoteName) => {
  document.body.innerHTML = `<main><div id="slot" data-remote="${owner}"><input name="place" value="old"></div></main>`;
  globalThis.detourIntegrity = {};
  globalThis.scrollTo = () => undefined;
  const composition = {
    remotes: { 'remote-search': releaseOf('1') },
    fallbacks: { 'remote-search': releaseOf('0') },
  } as unknown as Composition;
  const element = (): HTMLElement => document.querySelector('#slot') as HTMLElement;
  const did: string[] = [];
  const requests: MountRequest[] = [];
  let crashes = false;
  let mounted: RemoteName | null = owner;
  let snapshot: Json = { query: 'first' };
  const page = {
    prefetch: () => Promise.reject(new Error('not used in this test')),
  } as unknown as PageModule;
  const renew = createRenewal({
    composition,
    elements: { slot: element },
    loader: {
      load: <T>(remote: RemoteName) => {
        const { version, base } = composition.remotes[remote] as ReleaseFiles;
        did.push(`load ${version} ${globalThis.detourIntegrity[`${base}entry.js`]}`);
        return Promise.resolve({ module: page as T, release: releaseOf(version) });
      },
    },
    slot: {
      snapshot: () => (mounted ? snapshot : null),
      mounted: () => mounted,
      unmount: () => {
        did.push('unmount');
        element().innerHTML = '';
        mounted = null;
        return Promise.resolve();
      },
      mount: (request) => {
        did.push('mount');
        requests.push(request);
        if (!crashes) element().innerHTML = '<input name="place" value="new">';
        mounted = crashes ? null : request.remote;
        return Promise.resolve();
      },
    },
    prefetchInput: () => ({ route: { page: 'search' } }) as never,
    setHead: () => undefined,
    renewFragments: (remote) => Promise.resolve(void did.push(`fragments of ${remote}`)),
    isTouched: () => true,
  });
  return {
    composition,
    did,
    requests,
    element,
    crash: (now: boolean) => (crashes = now),
    say: (next: Json) => (snapshot = next),
    renew: (version: string) => renew(releaseOf(version), hashes(version)),
  };
};

describe('a new release in an open page', () => {
  it('is loaded by hash before the old one unmounts, and receives its snapshot', async () => {
    const { renew, did, requests, element, composition } = setUp('remote-search');
    await renew('2');
    expect(did).toEqual(['load 2 sha384-2', 'unmount', 'mount', 'fragments of remote-search']);
    expect(requests[0]).toMatchObject({ hydrate: false, snapshot: { query: 'first' } });
    expect(element().querySelector('input')).toHaveValue('old');
    expect(composition.remotes['remote-search']?.version).toBe('2');
    expect(composition.fallbacks['remote-search']).toBeUndefined();
  });

  it('leaves the page of another remote unchanged, except for fragments', async () => {
    const { renew, did } = setUp('remote-product');
    await renew('2');
    expect(did).toEqual(['fragments of remote-search']);
  });

  it('restores the earlier state when the build in between failed to mount', async () => {
    const { renew, requests, crash, say, element } = setUp('remote-search');
    crash(true);
    await renew('2');
    crash(false);
    say({ query: 'of nothing' });
    await renew('3');
    expect(requests.map(({ snapshot }) => snapshot)).toEqual([{ query: 'first' }, { query: 'first' }]);
    expect(element().querySelector('input')).toHaveValue('old');
  });
});
