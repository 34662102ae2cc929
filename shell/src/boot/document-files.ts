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

/** Reads a file. The options are those of the document's preload, so that it is loaded once. */
const readFile = async (path: string): Promise<unknown> => {
  const answer = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(loadBudget) });
  if (!answer.ok) throw new Error(`${path.split('?')[0] ?? path} answered ${answer.status}.`);
  return answer.json();
};

type NamedData = Pick<PageData, 'prefetched' | 'content' | 'files'>;

/** Starts to load the data of the page, which the first view needs. */
export const openDocumentFiles = (
  { prefetched, content, files = {} }: NamedData,
  read: (path: string) => Promise<unknown> = readFile,
): DocumentFiles => {
  const page = files.page === undefined || prefetched === null ? null : read(files.page);
  // Whoever asks gets the error.
  page?.catch(() => undefined);
  const readContent = async (): Promise<FrameContent> =>
    files.content === undefined
      ? (content ?? noContent)
      : ((await untilItWorks(() => read(files.content ?? ''))) as FrameContent);
  return {
    prefetched: async () => (page && prefetched ? { ...prefetched, data: (await page) as Json } : prefetched),
    content: readContent,
  };
};
