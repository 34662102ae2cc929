import type { Composition } from '@detour/shared-contracts/mount';
import { releaseOfError } from './release-of-error';

const composition = {
  id: 'c1',
  shell: { version: '1.0.0' },
  remotes: { 'remote-search': {} },
} as unknown as Composition;

describe('the release of an uncaught error', () => {
  it('is the one whose script threw', () => {
    const stack = 'Error: no\n    at f (http://fr.localhost/_r/remote-search/1.4.0/page.ab.js:1:2)';
    expect(releaseOfError(composition, { stack })).toEqual({
      remote: 'remote-search',
      version: '1.4.0',
      compositionId: 'c1',
    });
    expect(releaseOfError(composition, { script: '/_r/remote-search/1.3.0/entry.js' }).version).toBe('1.3.0');
  });

  it('is the shell when no script of a remote is involved', () => {
    expect(releaseOfError(composition, { stack: 'at https://elsewhere.example/x.js' }).remote).toBe('shell');
    expect(releaseOfError(composition, { script: '/_r/constructor/1/x.js' }).remote).toBe('shell');
  });
});
