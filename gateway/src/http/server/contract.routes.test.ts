import { createFixedClock } from '@detour/shared-contracts/base';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { testKeyring } from '../../../test/test-keyring';
import { createApp } from '../../app';
import { contract } from '../../contract';
import { readConfig } from '../../settings/read-config';
import type { Database } from '../../database/open-database';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

describe('the contract of the gateway', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp({
      config: readConfig({}),
      // Neither contract nor documentation reads the database.
      db: {} as Database,
      clock: createFixedClock('2026-11-23T09:00:00Z'),
      secret: testKeyring,
      mail: { send: async () => {} },
    });
  });
  afterAll(() => app.close());

  const get = async <T>(url: string): Promise<T> => (await app.inject({ method: 'GET', url })).json();

  it('declares the calls of the table, and the gateway serves each of them', async () => {
    const { paths } = await get<OpenApi>('/api/docs');
    const served = Object.entries(callSchemas)
      .filter(([, { method, path }]) => paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()])
      .map(([id]) => id);
    expect(served.sort()).toEqual(contract.answers);
  });

  it('is served with the schemas that validate calls', async () => {
    const { remote, calls } = await get<ContractDocument>('/api/contract');
    expect(remote).toBe('gateway');
    const quote = calls.answers.find(({ id }) => id === 'quote');
    expect(quote?.response).toEqual(JSON.parse(JSON.stringify(callSchemas.quote.response)));
    expect(quote?.query).toMatchObject({ additionalProperties: false });
  });
});
