import { createTestKeys } from '../testing/test-keys';
import { parseTrust, readTrust } from './read-trust';

const { trust } = createTestKeys();
const [first] = trust.keys;

describe('readTrust', () => {
  it('round-trips a document', () => {
    expect(parseTrust(JSON.stringify(trust))).toEqual({ ok: true, value: trust });
  });

  it.each([
    ['no JSON', '{'],
    ['another format', JSON.stringify({ ...trust, format: 2 })],
    ['keys that are no list', JSON.stringify({ format: 1, keys: {} })],
    ['a key twice', JSON.stringify({ format: 1, keys: [first, first] })],
    ['a key without its end', JSON.stringify({ format: 1, keys: [{ ...first, revokedAt: undefined }] })],
    ['an end that is no time', JSON.stringify({ format: 1, keys: [{ ...first, revokedAt: 'soon' }] })],
    ['packages that are none', JSON.stringify({ format: 1, keys: [{ ...first, packages: ['../shell'] }] })],
    [
      'a role that nobody knows',
      JSON.stringify({ format: 1, keys: [{ ...first, packages: [], role: 'all' }] }),
    ],
    ['a role with packages', JSON.stringify({ format: 1, keys: [{ ...first, role: 'abort' }] })],
    ['a mark that is no mark', JSON.stringify({ format: 1, keys: [{ ...first, development: 0 }] })],
  ])('rejects the whole document for %s', (_, text) => {
    expect(parseTrust(text)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('names the file that cannot be read', () => {
    expect(() => readTrust('/nowhere/trust.json')).toThrow('/nowhere/trust.json');
  });
});
