import type { Json } from '@detour/shared-contracts/base';
import type { PagePrefetch } from '@detour/shared-contracts/mount';
import { noContent, type FrameContent } from '../frame/content/frame-content';
import type { PageData } from '../navigation/page-data';
import { loadBudget } from '../slots/budget';
import { untilItWorks } from './until-it-works';

/** What the HTML of a document shows already, as data: in the document, or in the files that it names. */
export interface DocumentFiles {
  /** Rejects when the file cannot be loaded in time. */
  prefetched(): Promise<PagePrefetch | null>;
  /** Never rejects: the file is asked for until it arrives. */
  content(): Promise<FrameContent>;
}

/**
 * Time limit (ms) for the data of the page. Longer than `loadBudget`: the visitor reads the server's HTML meanwhile, and without its data the
 * page would be drawn anew and jump (record 1082).
 */
const dataBudget = 12_000;

/** Reads a file. The options are those of the document's preload, so that it is loaded once. */
const readFile = async (path: string, budget: number): Promise<unknown> => {
  const answer = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(budget) });
  if (!answer.ok) throw new Error(`${path.split('?')[0] ?? path} answered ${answer.status}.`);
  return answer.json();
};

type NamedData = Pick<PageData, 'prefetched' | 'content' | 'files'>;

/** Starts to load the data of the page, which the first view needs. */
export const openDocumentFiles = (
  { prefetched, content, files = {} }: NamedData,
  read: (path: string, budget: number) => Promise<unknown> = readFile,
): DocumentFiles => {
  const page = files.page === undefined || prefetched === null ? null : read(files.page, dataBudget);
  // Whoever asks gets the error.
  page?.catch(() => undefined);
  const readContent = async (): Promise<FrameContent> =>
    files.content === undefined
      ? (content ?? noContent)
      : ((await untilItWorks(() => read(files.content ?? '', loadBudget))) as FrameContent);
  return {
    prefetched: async () => (page && prefetched ? { ...prefetched, data: (await page) as Json } : prefetched),
    content: readContent,
  };
};
