import Fastify, { type FastifyInstance } from 'fastify';
import { createFixedClock } from '@detour/shared-contracts/base';
import { flagDefaults } from '@detour/shared-contracts/platform';
import { readConfig } from '../../../settings/read-config';
import { registerProblems } from '../../../http/problem-plugin';
import { registerValidation } from '../../../http/validation';
import { registerEligibility } from './eligibility.routes';

const base = {
  amount: '39001',
  cancellationPolicyType: 'FLEX',
  checkinDate: '2026-12-18',
  cancellableUntil: '2026-12-15',
  pos: 'fr',
};

const open = async (payLater: boolean): Promise<FastifyInstance> => {
  const app = Fastify() as FastifyInstance;
  registerProblems(app);
  registerValidation(app);
  registerEligibility(app, {
    config: { ...readConfig({}), flags: { ...flagDefaults, payLater } },
    clock: createFixedClock('2026-11-21T10:00:00Z'),
  });
  await app.ready();
  return app;
};

const ask = async (query: Partial<Record<keyof typeof base, string | undefined>>, payLater = true) => {
  const app = await open(payLater);
  const given = Object.entries({ ...base, ...query }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const url = `/api/front/purchase/alma/eligibility?${new URLSearchParams(given).toString()}`;
  const { statusCode, ...answer } = await app.inject({ method: 'GET', url });
  await app.close();
  return { status: statusCode, json: answer.json() };
};

describe('eligibility for paying later', () => {
  it('takes amount, cancellation, arrival and point of sale, and returns payment methods [CALL-084] [CALL-085]', async () => {
    const { status, json } = await ask({});
    expect(status).toBe(200);
    expect(json).toEqual({
      paymentMethods: [
        {
          type: 'INSTALMENTS_3',
          paymentFee: 0,
          payments: [
            { amount: 13001, date: '2026-11-21' },
            { amount: 13000, date: '2026-12-21' },
            { amount: 13000, date: '2027-01-21' },
          ],
        },
        {
          type: 'INSTALMENTS_4',
          paymentFee: 0,
          payments: [
            { amount: 9751, date: '2026-11-21' },
            { amount: 9750, date: '2026-12-21' },
            { amount: 9750, date: '2027-01-21' },
            { amount: 9750, date: '2027-02-21' },
          ],
        },
      ],
      isTest: true,
    });
  });

  it('counts days of the market, and takes a stay with and without a deadline [CALL-084] [INST-002] [INST-004]', async () => {
    const typesOf = async (query: Parameters<typeof ask>[0]) =>
      (await ask(query)).json.paymentMethods.map(({ type }: { readonly type: string }) => type);
    const both = ['INSTALMENTS_3', 'INSTALMENTS_4'];
    expect(await typesOf({ checkinDate: '2026-11-28' })).toEqual(both);
    expect(await typesOf({ checkinDate: '2026-11-27' })).toEqual([]);
    expect(await typesOf({ cancellableUntil: undefined })).toEqual(both);
    expect(await typesOf({ cancellationPolicyType: 'NCNR' })).toEqual(both);
  });

  it.each([
    ['19999', []],
    ['20000', ['INSTALMENTS_3']],
    ['25000', ['INSTALMENTS_3', 'INSTALMENTS_4']],
    ['200000', ['INSTALMENTS_3', 'INSTALMENTS_4']],
    ['200001', []],
  ])('splits %s cents into %j [INST-003] [INST-005]', async (amount, types) => {
    const { json } = await ask({ amount });
    expect(json.paymentMethods.map(({ type }: { readonly type: string }) => type)).toEqual(types);
  });

  it.each([
    ['fr', 2],
    ['es', 2],
    ['be', 2],
    ['it', 0],
    ['nl', 0],
  ])('offers parts at the point of sale %s: %d [CALL-084] [INST-008]', async (pos, count) => {
    expect((await ask({ pos })).json.paymentMethods).toHaveLength(count);
  });

  it.each([
    [{ pos: 'FR' }],
    [{ amount: '12.5' }],
    [{ amount: undefined }],
    [{ checkinDate: '2026-02-30' }],
    [{ cancellableUntil: '2026-13-01' }],
    [{ cancellationPolicyType: 'MAYBE' }],
  ])('rejects %j [CALL-084]', async (query) => {
    const { status, json } = await ask(query);
    expect(status).toBe(400);
    expect(json).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  it('returns 409 while no provider is connected [FLAG-009]', async () => {
    const { status, json } = await ask({}, false);
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'PAY_LATER_NOT_AVAILABLE' });
  });
});
