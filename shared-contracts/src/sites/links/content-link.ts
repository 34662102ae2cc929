import { safeReturnPath } from './return-path';

/** Address of a link in editors' content: a path of this site or an `https` URL. Null for everything else. */
export const contentLink = (href: string): string | null => {
  if (href.startsWith('https://')) return URL.canParse(href) ? href : null;
  return safeReturnPath(href, '') || null;
};
