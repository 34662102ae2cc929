/** @jest-environment node */
import { flagDefaults } from '@detour/shared-contracts/platform';
import { createExperimentSource } from './experiment-source';

const visitor = { visitor: 'a'.repeat(32) };

const answerOf = (revision: number, arm: 'hidden' | 'shown' | null) =>
  Response.json({
    flags: {},
    experiments: {},
    running: {
      revision,
      experiments:
        arm === null
          ? []
          : [
              {
                id: 1,
                experiment: 'results-promises',
                round: 1,
                locales: ['fr_FR'],
                shares: [
                  { arm: 'hidden', share: arm === 'hidden' ? 100 : 0 },
                  { arm: 'shown', share: arm === 'shown' ? 100 : 0 },
                ],
              },
            ],
    },
  });

/** A gateway whose answers are given one by one. */
const follow = (secure = false) => {
  const waiting: ((answer: Response) => void)[] = [];
  let announce = (): void => undefined;
  const source = createExperimentSource({
    gateway: {
      fetch: () =>
        new Promise((resolve) => {
          waiting.push(resolve);
          announce();
        }),
    },
    config: { flags: flagDefaults, secure },
    pause: 0,
  });
  const asked = (): Promise<void> =>
    waiting.length > 0 ? Promise.resolve() : new Promise((resolve) => (announce = resolve));
  const answer = async (response: Response): Promise<void> => {
    await asked();
    waiting.shift()?.(response);
    await asked();
  };
  source.start();
  return { source, answer };
};

describe('experiments of a shell server', () => {
  it('give a visitor who agreed an arm, in the locales of the experiment only [FLAG-021]', async () => {
    const { source, answer } = follow();
    expect(await source.of(visitor, 'fr_FR')).toEqual({ flags: flagDefaults, arms: null });
    await answer(answerOf(1, 'shown'));
    expect(await source.of(visitor, 'fr_FR')).toEqual({
      flags: { ...flagDefaults, resultsSellingPoints: true },
      arms: { 'results-promises': 'shown' },
    });
    expect(await source.of(visitor, 'es_ES')).toEqual({ flags: flagDefaults, arms: null });
    for (const cookies of [
      {},
      { visitor: 'x' },
      { visitor: `${'a'.repeat(32)}b` },
      { '__Host-visitor': 'a'.repeat(32) },
    ])
      expect(await source.of(cookies, 'fr_FR')).toEqual({ flags: flagDefaults, arms: {} });
    source.close();
  });

  it('read the cookie of the host only when the shop has TLS', async () => {
    const { source, answer } = follow(true);
    await answer(answerOf(1, 'shown'));
    expect((await source.of(visitor, 'fr_FR')).arms).toEqual({});
    expect((await source.of({ '__Host-visitor': 'a'.repeat(32) }, 'fr_FR')).arms).toEqual({
      'results-promises': 'shown',
    });
    source.close();
  });

  it('end with the next answer, and a gateway that is behind does not bring them back', async () => {
    const { source, answer } = follow();
    await answer(answerOf(2, 'shown'));
    await answer(answerOf(3, null));
    expect((await source.of(visitor, 'fr_FR')).arms).toBeNull();
    await answer(answerOf(2, 'shown'));
    expect((await source.of(visitor, 'fr_FR')).arms).toBeNull();
    source.close();
  });

  it('stay as they are without an answer, and follow a restored database after a while', async () => {
    const { source, answer } = follow();
    await answer(answerOf(9, 'shown'));
    await answer(new Response('', { status: 503 }));
    expect((await source.of(visitor, 'fr_FR')).arms).toEqual({ 'results-promises': 'shown' });
    for (let turn = 0; turn < 11; turn += 1) await answer(answerOf(4, 'hidden'));
    expect((await source.of(visitor, 'fr_FR')).arms).toEqual({ 'results-promises': 'hidden' });
    source.close();
  });

  it('do not exist at a gateway of an older version', async () => {
    const { source, answer } = follow();
    await answer(Response.json({ flags: {}, experiments: {} }));
    expect((await source.of(visitor, 'fr_FR')).arms).toBeNull();
    source.close();
  });
});
