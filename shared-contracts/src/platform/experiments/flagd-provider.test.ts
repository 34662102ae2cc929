/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { flagDefaults } from '../flags';
import { createVisitorFlags, watchFlagd } from './visitor-flags';

const visitor = '0'.repeat(31) + '1';

/** The own provider gives everybody the arm "hidden". */
const promises = {
  id: 7,
  experiment: 'results-promises',
  round: 2,
  locales: ['fr_FR'],
  shares: [
    { arm: 'hidden', share: 100 },
    { arm: 'shown', share: 0 },
  ],
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
};

describe('the arms of a visitor with flagd', () => {
  let server: Server;
  let reply: { readonly status: number; readonly body: unknown } | null;
  let asked: unknown[] = [];
  let now = 0;
  let counted: string[] = [];
  let logged: unknown[] = [];

  beforeEach(async () => {
    asked = [];
    now = 0;
    counted = [];
    logged = [];
    server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        asked.push([request.method, request.url, body]);
        // Without a reply the service accepts the question and says nothing.
        if (!reply) return;
        response.writeHead(reply.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(reply.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const source = (running = [promises]) =>
    createVisitorFlags({
      flags: flagDefaults,
      running: () => running,
      flagd: {
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        elapsed: () => now,
        observe: watchFlagd({
          answers: { inc: ({ outcome }) => counted.push(outcome) },
          log: {
            info: (fields, message) => logged.push(['info', fields, message]),
            warn: (fields, message) => logged.push(['warn', fields, message]),
          },
        }),
      },
    });

  const answerOf = (value: unknown) => ({
    status: 200,
    body: { key: 'results-promises', value, variant: String(value), reason: 'TARGETING_MATCH', metadata: {} },
  });

  it('are those that the service names, for the visitor and the locale [FLAG-021]', async () => {
    reply = answerOf('shown');
    expect(await source().of(visitor, 'fr_FR')).toEqual({
      flags: { ...flagDefaults, resultsSellingPoints: true },
      arms: { 'results-promises': 'shown' },
    });
    expect(asked).toEqual([
      [
        'POST',
        '/ofrep/v1/evaluate/flags/results-promises',
        { context: { targetingKey: visitor, locale: 'fr_FR' } },
      ],
    ]);
  });

  it('need consent and a running experiment: otherwise the service is not asked', async () => {
    reply = answerOf('shown');
    for (const answer of [
      await source().of(null, 'fr_FR'),
      await source().of(visitor, 'it_IT'),
      await source([]).of(visitor, 'fr_FR'),
    ])
      expect(answer).toEqual({ flags: flagDefaults, arms: {} });
    expect(asked).toEqual([]);
  });

  it.each([
    ['an unknown flag', { status: 404, body: { key: 'results-promises', errorCode: 'FLAG_NOT_FOUND' } }],
    ['an arm that the code does not declare', answerOf('unheard-of')],
    ['another type', answerOf(true)],
    ['no value', { status: 200, body: { key: 'results-promises' } }],
    ['no JSON object', { status: 200, body: 'hello' }],
    ['a failure', { status: 503, body: {} }],
  ])('are those of the own provider after %s', async (_, given) => {
    reply = given;
    expect((await source().of(visitor, 'fr_FR')).arms).toEqual({ 'results-promises': 'hidden' });
  });

  it('are those of the own provider while the service is silent, which is asked again after five seconds', async () => {
    const flags = source();
    const arm = async () => (await flags.of(visitor, 'fr_FR')).arms['results-promises'];
    reply = null;
    expect(await arm()).toBe('hidden');
    reply = answerOf('shown');
    expect(await arm()).toBe('hidden');
    now = 4999;
    expect(await arm()).toBe('hidden');
    expect(asked).toHaveLength(1);
    now = 5000;
    expect(await arm()).toBe('shown');
  });

  it('are counted by who chose them, and each change of that is logged once', async () => {
    const flags = source();
    const ask = () => flags.of(visitor, 'fr_FR');
    const warned = (outcome: string) => [
      'warn',
      { experiment: 'results-promises', outcome },
      'flagd does not choose the arms of the experiment; our own shares do',
    ];
    reply = answerOf('shown');
    await ask();
    expect(logged).toEqual([]);
    reply = { status: 404, body: { key: 'results-promises', errorCode: 'FLAG_NOT_FOUND' } };
    await ask();
    await ask();
    expect(logged).toEqual([warned('unusable')]);
    reply = null;
    await ask();
    now = 1000;
    await ask();
    expect(logged).toEqual([warned('unusable'), warned('unreachable')]);
    now = 5000;
    reply = answerOf('shown');
    await ask();
    await ask();
    expect(logged.slice(2)).toEqual([
      ['info', { experiment: 'results-promises' }, 'flagd chooses the arms of the experiment again'],
    ]);
    expect(counted).toEqual([
      'answered',
      'unusable',
      'unusable',
      'unreachable',
      'unreachable',
      'answered',
      'answered',
    ]);
  });
});
