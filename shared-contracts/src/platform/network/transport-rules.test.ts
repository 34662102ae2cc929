import type { PrivateConnection } from './private-network';
import { plainConnections, transportFailures, verifiesDatabase, type TransportRule } from './transport-rules';

interface Values {
  readonly privateNetwork: readonly PrivateConnection[];
  readonly databaseUrl: string;
}

const rules: readonly TransportRule<Values>[] = [
  ['database', ({ databaseUrl }) => verifiesDatabase(databaseUrl), 'DATABASE_URL must demand TLS'],
];
const plain = 'postgres://db/shop';

describe('connections of production', () => {
  it.each([
    ['postgres://db/shop?sslmode=verify-full', true],
    ['postgres://db/shop?sslmode=require', false],
    ['postgres://db/shop?sslmode=verify-full&sslmode=disable', false],
    ['postgres://db/shop', false],
    ['no address', false],
  ])('require a verified certificate of a database: %s %s', (address, expected) => {
    expect(verifiesDatabase(address)).toBe(expected);
  });

  it('fail without TLS unless the operator declares them private', () => {
    expect(transportFailures(rules, { databaseUrl: plain, privateNetwork: [] })).toEqual([
      'DATABASE_URL must demand TLS, or PRIVATE_NETWORK must hold database.',
    ]);
    expect(transportFailures(rules, { databaseUrl: plain, privateNetwork: ['database'] })).toEqual([]);
  });

  it('are listed as plain only when they have no TLS', () => {
    const declared: Pick<Values, 'privateNetwork'> = { privateNetwork: ['database', 'mail'] };
    expect(plainConnections(rules, { ...declared, databaseUrl: plain })).toEqual(['database']);
    expect(plainConnections(rules, { ...declared, databaseUrl: `${plain}?sslmode=verify-full` })).toEqual([]);
  });
});
