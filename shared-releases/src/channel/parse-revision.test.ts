import type { ChannelRevision } from './channel-document';
import { parseRevision, parseStoredRevision, printStoredRevision } from './parse-revision';

const revision: ChannelRevision = {
  format: 1,
  channel: 'production',
  revision: 7,
  before: 'abc',
  change: { kind: 'promote', by: 'me', at: 5, packages: ['remote-search'], what: 'x', why: '' },
  releases: {
    'remote-search': {
      version: '1.4.0',
      previous: '1.3.2',
      canary: { version: '1.5.0', percent: 10, startedAt: 3 },
    },
    shell: { version: '1', previous: null, canary: null },
  },
};
const entry = { version: '1', previous: null, canary: null };
const withEntry = (name: string, value: unknown) => ({ ...revision, releases: { [name]: value } });

describe('revisions', () => {
  it('round-trip through print and parse', () => {
    expect(parseRevision(JSON.stringify(revision))).toEqual({ ok: true, value: revision });
  });

  it.each<[string, unknown]>([
    ['a list', []],
    ['another format', { ...revision, format: 2 }],
    ['number nought', { ...revision, revision: 0 }],
    ['a number with a fraction', { ...revision, revision: 1.5 }],
    ['no hash before', { ...revision, before: null }],
    ['no change', { ...revision, change: null }],
    ['an unknown change', { ...revision, change: { ...revision.change, kind: 'delete' } }],
    ['no time', { ...revision, change: { ...revision.change, at: 'now' } }],
    ['a version that is a path', withEntry('shell', { ...entry, version: '../../x' })],
    ['a previous version that is a path', withEntry('shell', { ...entry, previous: 'a/b' })],
    ['a package that is a path', withEntry('../shell', entry)],
    [
      'a canary of nobody',
      withEntry('shell', { ...entry, canary: { version: '2', percent: 0, startedAt: 1 } }),
    ],
    [
      'a canary of all',
      withEntry('shell', { ...entry, canary: { version: '2', percent: 100, startedAt: 1 } }),
    ],
    [
      'a canary in a set that is no list',
      withEntry('shell', { ...entry, canary: { version: '2', percent: 9, startedAt: 1, together: 'b@5' } }),
    ],
    ['an entry without canary', withEntry('shell', { version: '1', previous: null })],
  ])('are rejected for %s', (_, value) => {
    expect(parseRevision(JSON.stringify(value))).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('are stored with their signature as exact text', () => {
    const stored = { body: '{"é":1}\n', signature: { key: 'k', value: 'v' } };
    expect(parseStoredRevision(printStoredRevision(stored))).toEqual({ ok: true, value: stored });
    expect(parseStoredRevision('{"body":1,"signature":{}}').ok).toBe(false);
    expect(parseStoredRevision('').ok).toBe(false);
  });
});
