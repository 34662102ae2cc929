import { recordings, type RecordingName } from '@detour/shared-contracts/testing';
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSeededShop, type SeededShop } from './seeded-shop';
import { stableAnswers } from './stable-answers';
import { recordStay, walkContent, walkProducts } from './walk/walk-pages';
import { walkPurchases } from './walk/walk-purchases';
import { recordSearches, walkSearches } from './walk/walk-searches';

const folder = join(import.meta.dirname, '../../../shared-contracts/src/testing/recorded/answers');
const fileOf = (name: RecordingName): string => join(folder, `${name}.json`);
const names = Object.keys(recordings) as RecordingName[];
/** `npm run fixtures` writes what this suite otherwise compares. */
const writes = process.env['FIXTURES'] === 'write';

let seeded: SeededShop;
let answers: ReadonlyMap<RecordingName, string>;

beforeAll(async () => {
  seeded = await openSeededShop();
  await recordSearches(seeded);
  await recordStay(seeded);
  await walkContent(seeded);
  await walkPurchases(seeded);
  answers = stableAnswers(seeded.recordings);
  if (writes) for (const [name, text] of answers) writeFileSync(fileOf(name), text);
}, 1_200_000);

afterAll(() => seeded.close());

describe('the recorded responses', () => {
  it.each(names)('contain what the seeded gateway answers: %s', (name) => {
    const kept = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : 'missing: npm run fixtures';
    expect(answers.get(name)).toBe(kept);
  });
});

if (!writes)
  describe('the seeded shop', () => {
    it('answers every search and shows every product with a valid response', async () => {
      await walkSearches(seeded);
      await walkProducts(seeded);
    }, 1_200_000);
  });
