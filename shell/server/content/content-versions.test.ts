/** @jest-environment node */
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { createContentVersions } from './content-versions';

const wordsOf = (changes: Partial<Record<Locale, string>> = {}) => ({
  versions: { ...Object.fromEntries(locales.map((locale) => [locale, 'old'])), ...changes },
});

/** A gateway whose answers are given one by one; `turn` resolves when the next question is asked. */
const follow = () => {
  const renewed: Locale[] = [];
  const waiting: ((answer: Response) => void)[] = [];
  let announce = (): void => undefined;
  const versions = createContentVersions({
    gateway: {
      fetch: () =>
        new Promise((resolve) => {
          waiting.push(resolve);
          announce();
        }),
    },
    renew: async (locale) => void renewed.push(locale),
    pause: 0,
  });
  const asked = (): Promise<void> =>
    waiting.length > 0 ? Promise.resolve() : new Promise((resolve) => (announce = resolve));
  const answer = async (response: Response): Promise<void> => {
    await asked();
    waiting.shift()?.(response);
    await asked();
  };
  versions.start();
  return { versions, renewed, answer };
};

describe('versions of content', () => {
  it('count when two answers have them, so that no other gateway sends what was before', async () => {
    const { versions, renewed, answer } = follow();
    await answer(Response.json(wordsOf()));
    expect(versions.of('fr_FR')).toBe('old');
    await answer(Response.json(wordsOf({ fr_FR: 'new' })));
    expect(versions.of('fr_FR')).toBe('old');
    await answer(Response.json(wordsOf()));
    await answer(Response.json(wordsOf({ fr_FR: 'new' })));
    expect([versions.of('fr_FR'), renewed]).toEqual(['old', []]);
    await answer(Response.json(wordsOf({ fr_FR: 'new' })));
    expect([versions.of('fr_FR'), versions.of('it_IT'), renewed]).toEqual(['new', 'old', ['fr_FR']]);
    versions.close();
  });

  it('stay while the gateway does not respond, and are empty for one without the call', async () => {
    const { versions, answer } = follow();
    expect(versions.of('fr_FR')).toBe('');
    await answer(new Response('', { status: 404 }));
    expect(versions.of('fr_FR')).toBe('');
    await answer(Response.json(wordsOf()));
    await answer(new Response('', { status: 503 }));
    expect(versions.of('fr_FR')).toBe('old');
    versions.close();
  });
});
