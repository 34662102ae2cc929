import type { PageName } from '../sites/routes';
import type { ReleaseFiles } from './page';

/**
 * Scripts of a page of a remote, without their base: federation entry, the exposed module, and the chunk of the page with what it shares
 * with others. An older release has one chunk for all of its pages. Undefined when the release exposes no page.
 */
export const pageScripts = (
  { scripts }: Pick<ReleaseFiles, 'scripts'>,
  page: PageName,
): readonly string[] | undefined => {
  const common = scripts['page'];
  return common && [...new Set([...common, ...(scripts[`page-${page}`] ?? [])])];
};
