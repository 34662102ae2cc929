import fc from 'fast-check';
import type { ChannelEntry, ChannelRevision } from './channel-document';
import { createTestKeys } from '../testing/test-keys';
import { signBytes, textHashOf } from '../trust/signing';
import type { SigningKey } from '../trust/trust-document';
import {
  changedPackages,
  verifyRevision,
  type RevisionPlace,
  type VerifiedRevision,
} from './verify-revision';

const keys = createTestKeys();
const entry = (version: string): ChannelEntry => ({ version, previous: null, canary: null });
const releases = { 'remote-product': entry('5'), 'remote-search': entry('1'), shell: entry('1') };

const before: VerifiedRevision = {
  document: {
    format: 1,
    channel: 'production',
    revision: 4,
    before: 'x',
    releases,
    change: { kind: 'promote', by: 'me', at: 1, packages: [], what: '', why: '' },
  },
  hash: textHashOf('four'),
  key: { id: 'platform', owner: 'platform' },
};

const revision = (changes: Partial<ChannelRevision> = {}): ChannelRevision => {
  const next = changes.releases ?? { ...releases, 'remote-search': entry('2') };
  return {
    format: 1,
    channel: 'production',
    revision: 5,
    before: before.hash,
    releases: next,
    change: {
      kind: 'promote',
      by: 'me',
      at: 2,
      packages: changedPackages(releases, next),
      what: '',
      why: '',
    },
    ...changes,
  };
};

const verify = (
  document: ChannelRevision,
  key: SigningKey = keys.search,
  place: Partial<RevisionPlace> = {},
) => {
  const body = JSON.stringify(document);
  const where = { channel: 'production', revision: 5, before, now: 10, production: true, ...place };
  return verifyRevision(keys.trust, { body, signature: signBytes(key, 'channel', body) }, where);
};

const refusal = (kind: string) =>
  expect.objectContaining({ ok: false, error: expect.objectContaining({ kind }) });

describe('verifyRevision', () => {
  it('accepts a team’s change to its own package', () => {
    const document = revision();
    expect(verify(document)).toEqual({
      ok: true,
      value: { document, hash: textHashOf(JSON.stringify(document)), key: { id: 'search', owner: 'search' } },
    });
  });

  it('accepts any change by the platform', () => {
    expect(verify(revision({ releases: { shell: entry('9') } }), keys.platform).ok).toBe(true);
  });

  const foreign: readonly [string, ChannelRevision['releases']][] = [
    ['changes', { ...releases, 'remote-product': entry('6') }],
    ['adds', { ...releases, 'remote-boxes': entry('1') }],
    ['removes', { 'remote-search': entry('2'), shell: entry('1') }],
    [
      'starts a canary of',
      { ...releases, shell: { ...entry('1'), canary: { version: '2', percent: 1, startedAt: 1 } } },
    ],
    ['changes the last good release of', { ...releases, shell: { ...entry('1'), previous: '0' } }],
  ];
  it.each(foreign)('rejects a team that %s the package of another team', (_, next) => {
    expect(verify(revision({ releases: next }))).toEqual(refusal('not-allowed'));
  });

  it('rejects a history that hides or invents a change', () => {
    const { change } = revision();
    expect(verify(revision({ change: { ...change, packages: [] } }))).toEqual(refusal('malformed'));
    const both = { ...change, packages: ['remote-product', 'remote-search'] };
    expect(verify(revision({ change: both }))).toEqual(refusal('malformed'));
  });

  it.each<[string, ChannelRevision, Partial<RevisionPlace>, string]>([
    ['of another channel', revision({ channel: 'preview' }), {}, 'wrong-identity'],
    ['of another number', revision({ revision: 6 }), {}, 'wrong-identity'],
    ['that leaves one out', revision({ revision: 6 }), { revision: 6 }, 'broken-chain'],
    ['that is the one before, again', revision({ revision: 4 }), { revision: 4 }, 'broken-chain'],
    ['that continues another history', revision({ before: textHashOf('other') }), {}, 'broken-chain'],
    ['that is first but not number one', revision({ before: '' }), { before: null }, 'broken-chain'],
  ])('rejects a revision %s', (_, document, place, kind) => {
    expect(verify(document, keys.platform, place)).toEqual(refusal(kind));
  });

  it('rejects unknown, forged and development keys', () => {
    expect(verify(revision(), keys.stranger)).toEqual(refusal('unknown-key'));
    expect(verify(revision(), { ...keys.stranger, id: 'search' })).toEqual(refusal('wrong-signature'));
    const body = JSON.stringify(revision());
    const stored = { body, signature: signBytes(keys.search, 'channel', body) };
    const place = { channel: 'production', revision: 5, before, now: 10 };
    const trust = keys.with(keys.search, { development: true });
    expect(verifyRevision(trust, stored, { ...place, production: true })).toEqual(refusal('development-key'));
    expect(verifyRevision(trust, stored, { ...place, production: false }).ok).toBe(true);
  });

  it('rejects any text that differs from the signed one in a single character', () => {
    const body = JSON.stringify(revision());
    const signature = signBytes(keys.search, 'channel', body);
    const place = { channel: 'production', revision: 5, before, now: 10, production: true };
    const changes = fc.tuple(fc.nat(body.length - 1), fc.integer({ min: 32, max: 126 }));
    fc.assert(
      fc.property(changes, ([at, code]) => {
        const changed = body.slice(0, at) + String.fromCharCode(code) + body.slice(at + 1);
        fc.pre(changed !== body);
        return !verifyRevision(keys.trust, { body: changed, signature }, place).ok;
      }),
      { numRuns: 300 },
    );
  });

  describe('with the abort key', () => {
    const canary = { version: '2', percent: 10, startedAt: 1 };
    const running = { ...releases, 'remote-search': { ...entry('1'), previous: '0', canary } };
    const ended = { ...running, 'remote-search': { ...running['remote-search'], canary: null } };
    const canaryBefore = { ...before, document: { ...before.document, releases: running } };
    const abort = (next: ChannelRevision['releases'], kind: ChannelRevision['change']['kind'] = 'abort') => {
      const packages = changedPackages(running, next);
      const document = revision({ releases: next });
      const written = { ...document, change: { ...document.change, kind, packages } };
      return verify(written, keys.abort, { before: canaryBefore });
    };

    it('accepts the end of a canary, for any package', () => {
      expect(abort(ended)).toMatchObject({ ok: true, value: { key: { id: 'abort' } } });
    });

    const search = running['remote-search'];
    it.each<[string, ChannelRevision['releases']]>([
      ['promotes the canary', { ...running, 'remote-search': { ...entry('2'), previous: '1' } }],
      ['rolls back', { ...running, 'remote-search': { ...entry('0') } }],
      ['promotes another package along', { ...ended, shell: entry('9') }],
      [
        'takes the last good release away',
        { ...running, 'remote-search': { ...search, previous: null, canary: null } },
      ],
      [
        'changes the share',
        { ...running, 'remote-search': { ...search, canary: { ...canary, percent: 99 } } },
      ],
      [
        'exchanges the canary',
        { ...running, 'remote-search': { ...search, canary: { ...canary, version: '3' } } },
      ],
      ['starts a canary', { ...running, shell: { ...entry('1'), canary } }],
      ['adds a package', { ...ended, 'remote-boxes': entry('1') }],
      ['removes a package', { shell: entry('1'), 'remote-product': entry('5') }],
    ])('rejects a revision that %s', (_, next) => {
      expect(abort(next)).toEqual(refusal('not-allowed'));
    });

    it('rejects a repair, a named promotion, a first revision, and a starting point', () => {
      expect(abort(ended, 'repair')).toEqual(refusal('not-allowed'));
      expect(abort(ended, 'promote')).toEqual(refusal('not-allowed'));
      expect(
        verify(revision({ revision: 1, before: '' }), keys.abort, { revision: 1, before: null }),
      ).toEqual(refusal('not-allowed'));
      expect(verify(revision(), keys.abort, { before: 'unknown' })).toEqual(refusal('not-allowed'));
    });
  });

  it('starts in the middle only where the platform vouches for the revision', () => {
    expect(verify(revision(), keys.platform, { before: 'unknown' }).ok).toBe(true);
    expect(verify(revision(), keys.search, { before: 'unknown' })).toEqual(refusal('not-allowed'));
  });
});
