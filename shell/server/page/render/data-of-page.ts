import type { PageHead } from '@detour/shared-contracts/mount';
import { siteOf } from '@detour/shared-contracts/sites';
import type { DataPaths, PageData } from '../../../src/navigation/page-data';
import { ratingLineOf } from '../../content/rating';
import type { FrameSource } from '../../content/frame-source';
import type { ShellConfig } from '../../settings/config';
import type { DataFile, DataFiles } from '../cache/data-files';
import { siteLinks } from '../site-links';
import { originOf } from '../sites';
import { isOwn, isUnknown, type PageParts } from './page-parts';

/** Data that the document names. Null for what it carries. */
export interface PageFiles {
  readonly page: DataFile | null;
  readonly content: DataFile | null;
}

const none: PageFiles = { page: null, content: null };

/** Characters. Smaller data is not worth a request. */
const smallest = 1024;

/** No server keeps these pages, so their data cannot be asked for a second time. */
const isKeptNowhere = ({ request: { route, preview, site } }: PageParts): boolean =>
  route.private === true || preview !== null || site.mode === 'care';

/**
 * What the HTML shows already becomes files, for a release of the shell that reads them: content of the frame, and data of a page
 * that caches keep (record 0924).
 */
export const filesOf = (parts: PageParts, files: DataFiles): PageFiles => {
  const { request, remote, frame, drawn } = parts;
  if (drawn.readsFiles !== true || !frame.isWhole) return none;
  const { data } = remote.output ?? {};
  const isFile = typeof data === 'object' && data !== null && !isOwn(request) && !isKeptNowhere(parts);
  const page = isFile && JSON.stringify(data).length >= smallest ? files.keep(data) : null;
  return { page, content: files.keep(frame.content) };
};

/** Path of a page's data. Another server finds the page by its path, and on a site with two languages by its locale. */
const pathOf = ({ request: { path, search, route } }: PageParts, { name }: DataFile): string => {
  const page = `${path}${search}${search === '' ? '?' : '&'}locale=${route.locale}`;
  return `/_shell/data/${name}?${new URLSearchParams({ page }).toString()}`;
};

const pathsOf = (parts: PageParts, { page, content }: PageFiles): DataPaths => ({
  ...(page && { page: pathOf(parts, page) }),
  ...(content && { content: `/_shell/content/${parts.request.site.locale}/${content.name}` }),
});

/** Structured data is for crawlers, which read it in the head of the document. */
const withoutData = ({ jsonLd: _, ...head }: PageHead): PageHead => head;

/** What the browser continues with. The head of rendered HTML is in the HTML. */
const prefetchedOf = (
  { request, remote: { output }, drawn }: PageParts,
  { page }: PageFiles,
): PageData['prefetched'] => {
  if (output === null || isOwn(request)) return null;
  const { data, head, status } = output;
  return {
    data: page ? null : data,
    head: drawn.readsFiles === true ? { title: head.title } : withoutData(head),
    status,
  };
};

interface DataDeps {
  readonly config: ShellConfig;
  readonly frames: Pick<FrameSource, 'articles'>;
}

/** The JSON of the document. */
export const pageDataOf = (parts: PageParts, files: PageFiles, { config, frames }: DataDeps): PageData => {
  const { request, remote, frame, now } = parts;
  const { site, route, preview } = request;
  return {
    site,
    route,
    now,
    rendered: remote.output !== null && !isOwn(request),
    prefetched: prefetchedOf(parts, files),
    files: pathsOf(parts, files),
    preview,
    sites: siteLinks(config),
    articles: isUnknown(request) ? frames.articles(site.locale) : [],
    content: files.content ? null : frame.content,
    minisite: frame.minisite,
    rating: ratingLineOf(config.rating, site.locale),
    publicOrigin: originOf(siteOf(site.locale), config),
    ...(config.developmentDir === null ? {} : { development: true }),
  };
};
