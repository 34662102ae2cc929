import { noContent } from '../frame/content/frame-content';
import { openDocumentFiles } from './document-files';

const prefetched = { data: null, head: { title: 'Séjours' }, status: 200 };
const inFile = { queries: [{ queryKey: ['stay'] }] };
const carried = { prefetched: { ...prefetched, data: inFile }, content: noContent };
const named = {
  prefetched,
  content: null,
  files: { page: '/_shell/data/a?page=%2F', content: '/_shell/content/fr_FR/b' },
};

describe('the data of a document', () => {
  it('is read from the files that the document names, that of the page at once', async () => {
    const read = jest.fn((path: string, _budget: number) =>
      Promise.resolve(path.includes('/data/') ? inFile : noContent),
    );
    const files = openDocumentFiles(named, read);
    expect(read.mock.calls).toEqual([[named.files.page, 12_000]]);
    expect(await files.prefetched()).toEqual({ ...prefetched, data: inFile });
    expect(await files.content()).toBe(noContent);
    expect(read.mock.calls).toEqual([
      [named.files.page, 12_000],
      [named.files.content, 3000],
    ]);
  });

  it('is taken from a document that carries it', async () => {
    const read = jest.fn();
    const files = openDocumentFiles(carried, read);
    expect(await files.prefetched()).toBe(carried.prefetched);
    expect(await files.content()).toBe(noContent);
    expect(read).not.toHaveBeenCalled();
  });

  it('rejects when the file of the page is lost, to whoever asks for it only', async () => {
    const files = openDocumentFiles(named, () => Promise.reject(new Error('404')));
    await Promise.resolve();
    await expect(files.prefetched()).rejects.toThrow('404');
  });

  it('is asked for with the credentials of its preload, and is lost with any other status than 200', async () => {
    const fetch = jest.fn(() => Promise.resolve({ ok: false, status: 404 }));
    Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetch });
    const { page } = named.files;
    await expect(openDocumentFiles(named).prefetched()).rejects.toThrow('/_shell/data/a answered 404');
    expect(fetch).toHaveBeenCalledWith(page, expect.objectContaining({ credentials: 'same-origin' }));
    Reflect.deleteProperty(globalThis, 'fetch');
  });
});
