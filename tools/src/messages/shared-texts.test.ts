import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Promises that pages of two remotes make about the same product, in the same words. */
const shared = [{ id: 'gift.taxNote', remotes: ['remote-gifting', 'remote-boxes'] }] as const;

const textOf = (remote: string, locale: string, id: string): unknown =>
  (
    JSON.parse(readFileSync(join(root, remote, 'src/messages', `${locale}.json`), 'utf8')) as Record<
      string,
      unknown
    >
  )[id];

describe('the drawer and the page of a gift box', () => {
  it.each(['en', 'fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'nl_BE'])(
    'say the same about taxes in %s [P18]',
    (locale) => {
      for (const { id, remotes } of shared) {
        const texts = remotes.map((remote) => textOf(remote, locale, id));
        expect(texts[0]).toEqual(expect.any(String));
        expect(new Set(texts).size).toBe(1);
      }
    },
  );
});
