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
        { type: 'PAY_LATER', paymentFee: 0, payments: [{ amount: 39001, date: '2026-12-15' }] },
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
    });
  });

  it('counts days of the market, and ignores a deadline that is past or missing [CALL-084]', async () => {
    const dueOf = async (query: Parameters<typeof ask>[0]) =>
      (await ask(query)).json.paymentMethods[0]?.payments[0].date;
    expect(await dueOf({ cancellableUntil: '2026-11-20' })).toBe('2026-12-16');
    expect(await dueOf({ cancellableUntil: undefined })).toBe('2026-12-16');
    expect(await dueOf({ cancellationPolicyType: 'NCNR' })).toBe('2026-12-16');
    expect((await ask({ checkinDate: '2026-11-25' })).json).toEqual({ paymentMethods: [] });
  });

  it.each([
    ['fr', 3],
    ['es', 3],
    ['be', 3],
    ['it', 0],
    ['nl', 0],
  ])('accepts the point of sale %s [CALL-084]', async (pos, count) => {
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

  it('returns 404 while no provider is connected [FLAG-009]', async () => {
    const { status, json } = await ask({}, false);
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'PAY_LATER_NOT_AVAILABLE' });
    expect(flagDefaults.payLater).toBe(false);
  });
});
