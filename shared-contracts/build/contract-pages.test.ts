import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { orderErrorCodes } from '../src/api/wire-words';
import { emptyCriteria } from '../src/criteria/canonical-criteria';
import { placeKeys, type Criteria } from '../src/criteria/criteria';
import { printCriteria } from '../src/criteria/print-criteria';
import { eventSchemas } from '../src/events/event.schema';
import { stateEvents } from '../src/events/state-events';
import { isoDate } from '../src/base/iso-date';
import { storedItems } from '../src/platform/storage-table';
import { routeTable } from '../src/sites/route-table';

const root = join(__dirname, '../..');
const page = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');

/** The code words in the first column of the page's tables. */
const firstCells = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ''),
    );

const day = isoDate('2026-05-14');
const everything: Criteria = {
  adults: 3,
  children: 1,
  babies: 1,
  singleRoom: true,
  dates: { checkin: day, checkout: isoDate('2026-05-15'), nights: 1 },
  position: { lat: 1, lng: 1 },
  theme: 1,
  sort: 'promo',
  hotelTypes: ['a'],
  hotelEnvironments: ['a'],
  hotelStyles: ['a'],
  stars: [5],
  facilities: ['spa'],
  petsAllowed: true,
  tags: [1],
  hotelScore: 8,
  flexDays: 2,
  freeCancellation: true,
  meals: ['dinner'],
  promotions: true,
  price: { min: 1, max: 2 },
  distance: { min: 1, max: 2 },
  gift: { nights: 1, bucket: 'a', format: 'physical', sleeves: ['a'] },
  code: 'a',
  activityDates: [{ activityId: 1, date: day }],
  id: 'a',
  offerId: 'a',
  fallback: 'a',
  anchor: 'products',
  r: 'invoice',
  isLoading: true,
  error: true,
};

const membersOf = (file: string, name: string): readonly string[] => {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ESNext);
  const found = source.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
  );
  return (found?.members ?? []).map(({ name: member }) =>
    member && ts.isIdentifier(member) ? member.text : '',
  );
};

/** How the hooks begin of a remote that brings its pages: such hooks are its own. */
const ownHooksOf = (folder: string): RegExp | null => {
  const file = join(root, folder, 'contract.json');
  const brings = existsSync(file) && 'brings' in (JSON.parse(readFileSync(file, 'utf8')) as object);
  return brings ? new RegExp(`data-testid="(page-)?${folder.replace('remote-', '')}[.-][^"]*"`, 'g') : null;
};

const sourcesOf = (): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(remote-|shell$|shared-ui$)/.test(entry.name))
    .flatMap((entry) =>
      readdirSync(join(root, entry.name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture)\.|(^|\/)testing\//.test(file))
        .map((file) => readFileSync(join(root, entry.name, 'src', file), 'utf8'))
        .map((text) => text.replace(ownHooksOf(entry.name) ?? /$^/, '')),
    );

const foundIn = (sources: readonly string[], pattern: RegExp): readonly string[] =>
  [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, word]) => word ?? '')))].sort();

describe('the contract pages', () => {
  it('list every key of the hash, and no other', () => {
    const written = [
      ...printCriteria(everything)
        .split('&')
        .map((entry) => entry.split('=')[0] ?? ''),
      ...placeKeys,
      // Only without dates.
      ...printCriteria({ ...emptyCriteria, weekends: { month: '2026-05', nights: 2 } }).split('=', 1),
      // Read-only: older names of keys.
      'night',
      'minHotelReviewScore',
    ];
    expect([...firstCells(page('contracts/hash-keys.md'))].sort()).toEqual([...new Set(written)].sort());
  });

  it('list every event with its members, and which are state-like', () => {
    const text = page('contracts/events.md');
    expect([...firstCells(text)].sort()).toEqual(Object.keys(eventSchemas).sort());
    for (const [event, schema] of Object.entries(eventSchemas)) {
      const [, , state, payload = ''] =
        text
          .split('\n')
          .find((line) => line.startsWith(`| \`${event}\``))
          ?.split('|') ?? [];
      expect([event, state?.trim() === 'yes']).toEqual([event, stateEvents.some((name) => name === event)]);
      for (const member of Object.keys(schema.properties))
        expect(`${event}: ${payload}`).toContain(`\`${member}\``);
    }
  });

  it('list every member of the host, of the props and of the page module', () => {
    const cells = firstCells(page('contracts/mount-props.md')).map((cell) => cell.replace(/\(.*/, ''));
    const own = (file: string, name: string) => membersOf(`shared-contracts/src/mount/${file}.ts`, name);
    expect([...new Set(cells)].sort()).toEqual(
      [
        ...new Set([
          ...own('host', 'RemoteHost'),
          ...own('page', 'PageProps'),
          ...own('page', 'FragmentProps'),
          ...own('page', 'PageModule'),
        ]),
      ].sort(),
    );
  });

  it('list every cookie and storage key with its owner, class and lifetime', () => {
    const lines = page('contracts/storage-and-cookies.md').split('\n');
    expect(firstCells(lines.join('\n'))).toEqual(expect.arrayContaining(storedItems.map(({ name }) => name)));
    expect(lines.filter((line) => line.startsWith('| `'))).toHaveLength(storedItems.length);
    for (const { name, kind, owner, class: group, life } of storedItems) {
      const line = lines.find((candidate) => candidate.startsWith(`| \`${name}\` `)) ?? '';
      for (const word of [kind, owner, group, life]) expect(line).toContain(word);
    }
  });

  it('list a hook for every page, and every hook that the sources render', () => {
    const text = page('contracts/dom-hooks.md');
    for (const { page: name } of routeTable)
      expect(text).toMatch(new RegExp(`[| ,]${name}[ ,|]|\`page-${name}\``));
    const listed = new Set([...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
    expect(foundIn(sourcesOf(), /data-testid="([^"]+)"/g).filter((hook) => !listed.has(hook))).toEqual([]);
  });

  it('have a line for every error code in the sources', () => {
    const listed = new Set(firstCells(page('errors.md')));
    const reported = foundIn(
      sourcesOf(),
      /['"]((?:SHELL|CONTRACTS|SEARCH|PRODUCT|GIFTING|BOXES|ACTIVITIES|ACCOUNT)-\d{3})['"]/g,
    );
    expect([...reported, ...orderErrorCodes].filter((code) => !listed.has(code))).toEqual([]);
  });
});
