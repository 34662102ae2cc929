import { callSchemas, Day, Instant } from '@detour/shared-contracts/schemas';
import { Type } from '@sinclair/typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { registerProblems } from '../problem-plugin';
import { registerCall } from '../register-call';
import { registerValidation } from '../validation';
import { withCalendar } from './calendar';

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysOf = (year: number, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

/** Days of the right form, most near an edge of the calendar. */
const dates = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1890, max: 3010 }), fc.constantFrom(0, 1900, 2000, 2028, 2100, 9999)),
    fc.oneof(fc.nat(14), fc.nat(99)),
    fc.oneof(fc.integer({ min: 27, max: 33 }), fc.nat(99)),
  )
  .map(([year, month, day]) => ({
    text: `${pad(year, 4)}-${pad(month)}-${pad(day)}`,
    exists: year >= 1900 && year <= 2999 && day >= 1 && day <= daysOf(year, month),
  }));

const times = fc
  .tuple(
    fc.nat(26),
    fc.integer({ min: 55, max: 62 }),
    fc.integer({ min: 55, max: 62 }),
    fc.constantFrom('', '.5', '.123'),
  )
  .map(([hour, minute, second, part]) => ({
    text: `T${pad(hour)}:${pad(minute)}:${pad(second)}${part}Z`,
    exists: hour < 24 && minute < 60 && second < 60,
  }));

const echo = {
  method: 'POST',
  path: '/echo/:day',
  params: Type.Object({ day: Day }),
  query: Type.Object({ from: Type.Optional(Day) }),
  body: Type.Object({
    days: Type.Array(Day),
    at: Type.Union([Instant, Type.Null()]),
  }),
  response: Type.Object({ day: Day, at: Instant }),
  summary: 'Answers with a day and an instant that do not exist',
} as const;

describe('a date of a request', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    registerValidation(app);
    registerProblems(app);
    registerCall(app, echo, async () => ({ day: '2026-91-98', at: '2026-02-31T25:61:61Z' }));
    await app.ready();
  });
  afterAll(() => app.close());

  interface Sent {
    readonly day?: string;
    readonly from?: string;
    readonly days?: readonly string[];
    readonly at?: string | null;
  }
  const send = async ({ day = '2026-05-14', from = day, days = [], at = null }: Sent) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/echo/${day}`,
      query: { from },
      payload: { days, at },
    });
    return {
      status: answer.statusCode,
      body: answer.json<{ errors?: readonly { path: string; message: string }[] }>(),
    };
  };

  it('is one of the calendar, in the path, the query and anywhere in the body', async () => {
    await fc.assert(
      fc.asyncProperty(dates, async ({ text, exists }) => {
        const expected = exists ? 200 : 400;
        expect((await send({ day: text, from: '2026-05-14' })).status).toBe(expected);
        expect((await send({ from: text })).status).toBe(expected);
        expect((await send({ days: ['2026-05-14', text] })).status).toBe(expected);
      }),
      { numRuns: 400 },
    );
  });

  it('has an hour, minute and second of the clock', async () => {
    await fc.assert(
      fc.asyncProperty(dates, times, async (date, time) => {
        const { status } = await send({ at: `${date.text}${time.text}` });
        expect(status).toBe(date.exists && time.exists ? 200 : 400);
      }),
      { numRuns: 600 },
    );
  });

  it('is reported with its member', async () => {
    const { body } = await send({ days: ['2026-05-14', '2026-91-98'], at: '2026-05-14T24:00:00Z' });
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'body/days/1', message: 'must be a day of the calendar' },
        { path: 'body/at', message: 'must be an instant of the calendar' },
      ]),
    );
    expect((await send({ from: '2026-5-14' })).body.errors).toEqual([
      { path: 'query/from', message: expect.stringContaining('must match pattern') },
    ]);
  });

  it('is real in each call; the contract of the call stays as it is', () => {
    const isDated = ({ pattern }: { readonly pattern?: unknown }): boolean =>
      pattern === Day.pattern || pattern === Instant.pattern;
    const count = (schema: object, isWanted: (one: object) => boolean): number =>
      Object.values(schema)
        .filter((part): part is object => typeof part === 'object' && part !== null)
        .reduce((sum, part) => sum + count(part, isWanted), isWanted(schema) ? 1 : 0);
    let dated = 0;
    for (const call of Object.values(callSchemas)) {
      for (const part of ['params', 'query', 'body'] as const) {
        const schema: object = part in call ? (call[part as keyof typeof call] as object) : {};
        expect(count(schema, (one) => 'calendar' in one)).toBe(0);
        const found = count(schema, isDated);
        expect(count(withCalendar(schema), (one) => 'calendar' in one)).toBe(found);
        dated += found;
      }
    }
    expect(dated).toBeGreaterThan(20);
  });
});
