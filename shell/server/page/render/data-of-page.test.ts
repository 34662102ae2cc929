import { createDataFiles } from '../cache/data-files';
import { readConfig } from '../../settings/config';
import { filesOf, pageDataOf } from './data-of-page';
import type { PageParts } from './page-parts';

const data = { queries: ['x'.repeat(2000)] };
const content = { navigation: [] };
const head = { title: 'Séjours', description: 'Deux nuits' };
const publicRoute = { page: 'search', remote: 'remote-search', locale: 'fr_FR', params: {} };

const partsOf = (change: Record<string, object | null | boolean> = {}): PageParts =>
  ({
    request: {
      route: publicRoute,
      site: { locale: 'fr_FR', mode: 'visitor' },
      path: '/recherche',
      search: '?page=2',
      preview: null,
      ...(change['request'] as object),
    },
    remote: {
      output: { html: '', styles: [], data, head, status: 200, ...(change['remote'] as object) },
      answer: null,
    },
    frame: { content, minisite: null, isWhole: change['isWhole'] ?? true },
    drawn: { readsFiles: true, ...(change['drawn'] as object) },
    now: 7,
  }) as unknown as PageParts;

const dataOf = (parts: PageParts) => {
  const files = filesOf(parts, createDataFiles());
  const page = pageDataOf(parts, files, {
    config: readConfig({}, '/nowhere'),
    frames: { articles: () => [] },
  });
  return { files, page };
};

describe('what the HTML shows already', () => {
  it('is named by the document, which carries neither data nor head nor content', () => {
    const { files, page } = dataOf(partsOf());
    expect(files.page?.text).toBe(JSON.stringify(data));
    expect(files.content?.text).toBe(JSON.stringify(content));
    expect(page).toMatchObject({
      prefetched: { data: null, head: { title: 'Séjours' }, status: 200 },
      content: null,
      files: {
        page: `/_shell/data/${files.page?.name ?? ''}?page=%2Frecherche%3Fpage%3D2%26locale%3Dfr_FR`,
        content: `/_shell/content/fr_FR/${files.content?.name ?? ''}`,
      },
    });
    expect(page.prefetched?.head).toEqual({ title: 'Séjours' });
  });

  it.each([
    ['an older release of the shell', { drawn: { readsFiles: undefined } }],
    ['content that is not known yet', { isWhole: false }],
  ])('is in the document for %s', (_, change) => {
    const { files, page } = dataOf(partsOf(change as never));
    expect(files).toEqual({ page: null, content: null });
    expect(page).toMatchObject({ prefetched: { data }, content, files: {} });
  });

  it.each([
    ['a private page', { request: { route: { ...publicRoute, private: true } } }],
    ['a preview', { request: { preview: { releases: [], until: 0 } } }],
    ['customer care', { request: { site: { locale: 'fr_FR', mode: 'care' } } }],
    ['data that is not worth a request', { remote: { data: { queries: [] } } }],
  ])('is in the document for %s, except content of the frame', (_, change) => {
    const { files, page } = dataOf(partsOf(change as never));
    expect(files.page).toBeNull();
    expect(page.prefetched?.data).not.toBeNull();
    expect(page.content).toBeNull();
  });

  it('keeps its head for an older release of the shell', () => {
    expect(dataOf(partsOf({ drawn: { readsFiles: null } })).page.prefetched?.head).toEqual(head);
  });
});
