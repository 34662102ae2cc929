import { Readable } from 'node:stream';
import { locales } from '@detour/shared-contracts/sites';
import { openTestApp, type TestApp } from '../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../test/databases/test-databases';
import { createAdminCommands } from '../operations/admin/admin-commands';
import type { ContentFile } from './content-file';
import { contentKinds } from './content-kinds';

let database: TestDatabase;
let shop: TestApp;

beforeAll(async () => {
  database = await openPostgres();
}, startTimeout);
beforeEach(async () => {
  await database.clear();
  shop = await openTestApp(database.db);
});
afterEach(() => shop.app.close());
afterAll(() => database.close());

/** Sends a command as `npm run content` does over the admin socket. */
const command = async <T>(name: string, input: object = {}): Promise<T> => {
  const catalogue = { ensure: () => Promise.resolve() };
  const commands = createAdminCommands(shop.app, catalogue, () => Promise.resolve());
  return (await commands[`content-${name}`]?.(Readable.from([Buffer.from(JSON.stringify(input))]))) as T;
};

const exported = (input: object = {}) => command<ContentFile>('export', input);
const imported = (file: unknown, more: object = {}) =>
  command<{ changed: string[]; unchanged: number }>('import', { file: JSON.stringify(file), ...more });

/** The file with another title of one landing page. */
const retitled = ({ format, items }: ContentFile, title: unknown, url = '/lp/duo') => ({
  format,
  items: items.map((item) =>
    item.kind === 'landing' && item.key === 'duo' && item.locale === 'fr_FR'
      ? { ...item, body: { ...(item.body as object), title, ...(title === 7 && { url }) } }
      : item,
  ),
});

describe('a file of content', () => {
  it('has every kind in every locale, and changes nothing when it is imported again', async () => {
    const file = await exported();
    for (const kind of Object.keys(contentKinds))
      expect([kind, file.items.some((item) => item.kind === kind)]).toEqual([kind, true]);
    expect(new Set(file.items.map(({ locale }) => locale))).toEqual(new Set(locales));
    expect(await imported(file)).toEqual({ changed: [], unchanged: file.items.length });
    expect(await database.db.selectFrom('content_version').selectAll().execute()).toEqual([]);
  });

  it('can hold one locale', async () => {
    const { items } = await exported({ locales: ['nl_BE'] });
    expect(new Set(items.map(({ locale }) => locale))).toEqual(new Set(['nl_BE']));
  });

  it('publishes what differs, which the next export has', async () => {
    const file = retitled(await exported(), 'Rien que nous deux');
    expect((await imported(file)).changed).toEqual(['landing duo fr_FR']);
    const { json } = await shop.visitor().get('/api/cms/landing/duo?locale=fr_FR');
    expect(json.title).toBe('Rien que nous deux');
    expect(await imported(await exported())).toMatchObject({ changed: [] });
  });

  it('saves drafts, whose publication, history and way back are commands too', async () => {
    const item = { kind: 'landing', key: 'duo', locale: 'fr_FR', by: 'anna' };
    await imported(retitled(await exported(), 'Rien que nous deux'), { draft: true });
    const title = async () => (await shop.visitor().get('/api/cms/landing/duo?locale=fr_FR')).json.title;
    const own = await title();
    await command('publish', { ...item, until: '2030-01-01' });
    expect(await title()).toBe('Rien que nous deux');
    await command('restore', { ...item, version: 0 });
    expect(await title()).toBe(own);
    const { versions } = await command<{ versions: { state: string; author: string }[] }>('history', item);
    expect(versions.map(({ state, author }) => `${state} ${author}`)).toEqual([
      'published anna',
      'published anna',
      'draft operator',
    ]);
    await expect(command('publish', { ...item, base: 1 })).rejects.toThrow(/was changed meanwhile/);
    await expect(command('publish', { ...item, from: 'soon' })).rejects.toThrow('"from" must be an instant');
    await expect(command('drop', item)).rejects.toThrow('landing duo fr_FR has no draft.');
  });

  it('names every mistake with its place, and imports nothing', async () => {
    const file = retitled(await exported({ locales: ['fr_FR'] }), 7);
    const items = [{ kind: 'hotel', key: 'x', locale: 'fr_FR', body: {} }, ...file.items];
    const failed = imported({ ...file, items });
    await expect(failed).rejects.toThrow(/Nothing was imported\. 2 of \d+ items have mistakes/);
    await expect(failed).rejects.toThrow(/items\[0\] "hotel" is not a kind of content/);
    await expect(failed).rejects.toThrow(
      /items\[\d+\] \(landing duo fr_FR\) \/ has no member "url"; \/title must be string/,
    );
    await expect(imported({ format: 'other' })).rejects.toThrow('The file must have "format"');
    await expect(command('import', { file: '{' })).rejects.toThrow('The file is not JSON');
  });

  it('gives a link that opens the preview on the site of a locale [FLAG-018]', async () => {
    const { link } = await command<{ link: string }>('preview', { locale: 'nl_BE', path: '/nl/lp/duo' });
    const { origin, pathname, search, searchParams } = new URL(link);
    expect([origin, searchParams.get('to')]).toEqual(['http://be.localhost:8080', '/nl/lp/duo']);
    const editor = shop.visitor();
    expect((await editor.get(pathname + search)).headers['location']).toBe('/nl/lp/duo');
    expect((await editor.get('/api/preview/state')).status).toBe(200);
  });
});
