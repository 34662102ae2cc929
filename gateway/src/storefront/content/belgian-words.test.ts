import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rows } from '@detour/shared-contracts/catalogue';
import { belgianWords, inBelgianWords, speakerOf } from './belgian-words';

/** Sources with the texts of this folder, without the table itself. */
const textFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return textFiles(path);
    return /texts|banners/.test(entry.name) && !entry.name.endsWith('.test.ts')
      ? [readFileSync(path, 'utf8')]
      : [];
  });

describe('the words of Belgium', () => {
  it('replace words of our own texts, each in at least one of them', () => {
    const texts = textFiles(__dirname).join('\n');
    for (const pairs of Object.values(belgianWords))
      for (const [there] of pairs) {
        const isMade = pairs.some(([, here]) => there.includes(here) && here !== there);
        expect([there, isMade || texts.includes(there)]).toEqual([there, true]);
      }
  });

  it('are those of one country each', () => {
    expect(inBelgianWords('nl_BE', 'Mijn boeking bij de klantenservice')).toBe(
      'Mijn reservatie bij de klantendienst',
    );
    expect(inBelgianWords('nl_NL', 'Mijn boeking bij de klantenservice')).toBe(
      'Mijn boeking bij de klantenservice',
    );
    expect(inBelgianWords('fr_BE', 'en deux à quatre jours ouvrés')).toBe('en deux à quatre jours ouvrables');
    expect(inBelgianWords('fr_FR', 'en deux à quatre jours ouvrés')).toBe('en deux à quatre jours ouvrés');
  });

  it('are said with the typography of the language', () => {
    const [text] = rows('Une question ? | ¿Una pregunta? | Alleen een vraag? | Una domanda?');
    if (!text) throw new Error('A row has no text.');
    expect(speakerOf('nl_BE')(text)).toBe('Enkel een vraag?');
    expect(speakerOf('fr_BE')(text)).toBe('Une question\u202f?');
  });
});
