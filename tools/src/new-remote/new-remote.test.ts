import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { createRemote } from './create-remote';
import { flagOf, pageOf, planOf } from './remote-plan';
import { workspaceEdits } from './workspace-edits';

const plan = planOf(['remote-guest-reviews', '--route', '/words-of-guests', '--owner', 'reviews']);

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
  const read = [...new Set(workspaceEdits(plan).map(({ file }) => file)), 'remote-search/package.json'];
  for (const file of read) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(rootDir, file), join(folder, file));
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

describe('planOf', () => {
  it('derives everything from the name by default', () => {
    expect(planOf(['remote-guest-reviews'])).toEqual({
      name: 'remote-guest-reviews',
      noun: 'guest-reviews',
      pascal: 'GuestReviews',
      owner: 'guest-reviews',
      paths: { fr: '/guest-reviews', es: '/guest-reviews', it: '/guest-reviews', nl: '/guest-reviews' },
    });
    expect([pageOf(plan), flagOf(plan)]).toEqual(['guest-reviews.home', 'guest-reviews.pages']);
  });

  it('accepts a path for each language', () => {
    expect(
      planOf(['remote-reviews', '--route', 'fr=/avis,es=/opiniones,it=/recensioni,nl=/meningen']).paths,
    ).toEqual({
      fr: '/avis',
      es: '/opiniones',
      it: '/recensioni',
      nl: '/meningen',
    });
  });

  it.each([
    [[], 'The name of a remote must look like remote-reviews, not ""'],
    [['reviews'], 'not "reviews"'],
    [['remote-Reviews'], 'not "remote-Reviews"'],
    [['remote-a', 'remote-b'], 'remove "remote-b"'],
    [['remote-a', '--route', 'reviews'], '--route contains "reviews"'],
    [['remote-a', '--route', '/Über'], '--route contains "/Über"'],
    [['remote-a', '--route', 'fr=/avis'], 'has no path for "es"'],
    [['remote-a', '--owner', 'Team A'], 'not "Team A"'],
    [['remote-a', '--port', '1'], '--port'],
  ])('rejects %j with a sentence', (args, sentence) => {
    expect(() => planOf(args)).toThrow(sentence);
  });
});

describe('createRemote', () => {
  it('writes a package with tests, six locales, contract, story, README and budget', () => {
    const files = createRemote(folder, plan);
    const inPackage = files.filter((file) => file.startsWith('remote-guest-reviews/'));
    for (const file of [
      'contract.json',
      'src/contract.ts',
      'README.md',
      'CHANGELOG.md',
      'src/remote.test.tsx',
      'src/contract.test.ts',
    ])
      expect(inPackage).toContain(`remote-guest-reviews/${file}`);
    expect(inPackage.filter((file) => file.includes('/messages/'))).toHaveLength(7);
    expect(inPackage.some((file) => file.endsWith('.stories.tsx'))).toBe(true);
    expect(JSON.parse(textOf('remote-guest-reviews/package.json'))).toMatchObject({
      detour: { role: 'remote', budget: { 'page-guest-reviews.home': [5, 20] } },
    });
    expect(JSON.parse(textOf('remote-guest-reviews/contract.json'))).toMatchObject({
      remote: 'remote-guest-reviews',
      owner: 'reviews',
      pages: ['guest-reviews.home'],
      brings: {
        routes: [
          {
            page: 'guest-reviews.home',
            paths: { fr_FR: '/words-of-guests', nl_BE: '/nl/words-of-guests' },
            flag: 'guest-reviews.pages',
            label: { es_ES: 'Muy pronto aquí', fr_BE: 'Bientôt ici' },
          },
        ],
        flags: { 'guest-reviews.pages': false },
      },
    });
  });

  it('changes nothing of the shop but the list of packages that npm links', () => {
    const files = createRemote(folder, plan);
    expect(files.filter((file) => !file.startsWith('remote-guest-reviews/'))).toEqual(['package.json']);
    expect((JSON.parse(textOf('package.json')) as { workspaces: string[] }).workspaces).toContain(
      'remote-guest-reviews',
    );
  });

  it.each([
    [['remote-search'], 'The folder remote-search exists already'],
    [['remote-boxes-two', '--route', '/recherche'], '/recherche belongs to another page'],
    [['remote-boxes-two', '--route', 'fr=/a,es=/a,it=/a,nl=/zoeken'], '/nl/zoeken belongs to another page'],
  ])('rejects %j, and writes nothing', (args, sentence) => {
    const before = textOf('package.json');
    expect(() => createRemote(folder, planOf(args))).toThrow(sentence);
    expect(textOf('package.json')).toBe(before);
    expect(existsSync(join(folder, 'remote-boxes-two'))).toBe(false);
  });
});
