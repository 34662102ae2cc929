import { parseContract } from './parse-contract';
import { contractOf, realContracts } from './real-contracts.fixture';

describe('a contract from a store', () => {
  it.each(realContracts.map((contract) => [contract.remote, contract] as const))(
    'is parsed completely: %s',
    (remote, contract) => {
      expect(parseContract(JSON.stringify(contract), remote)).toEqual({ ok: true, value: contract });
    },
  );

  it('may contain members unknown to this version', () => {
    const newer = { ...contractOf('remote-search'), weather: 'fine' };
    expect(parseContract(JSON.stringify(newer), 'remote-search').ok).toBe(true);
  });

  const search = contractOf('remote-search');
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['another format', { ...search, format: 2 }],
    ['no calls', { ...search, calls: undefined }],
    [
      'an event without a schema',
      { ...search, events: { ...search.events, emits: [{ name: 'a.b-done@1' }] } },
    ],
    ['a key that is a text', { ...search, storage: { uses: ['recentSearches'], carries: [] } }],
  ])('is rejected when it is %s', (_, value) => {
    expect(parseContract(JSON.stringify(value), 'remote-search')).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('is rejected when it belongs to another package', () => {
    expect(parseContract(JSON.stringify(search), 'remote-boxes')).toMatchObject({
      error: { kind: 'wrong-identity' },
    });
    expect(parseContract('{', 'remote-boxes')).toMatchObject({ error: { kind: 'malformed' } });
  });
});
