import type { LogRequest } from '@detour/shared-contracts/api';
import { matchPath, siteNames, type SiteName } from '@detour/shared-contracts/sites';

/** Pages and places in the code: `product`, `application.client.error`. */
const word = /^[a-z][\w.-]{0,39}$/i;
const unknown = 'other';

const siteOfHost = (host: string): SiteName =>
  siteNames.find((site) => host.split('.')[0]?.toLowerCase() === site) ?? 'fr';

/** Page name of a URL or path on any site of the shop; never the URL itself. */
export const pageOfAddress = (address: string): string => {
  if (!URL.canParse(address, 'https://fr.invalid')) return unknown;
  const { hostname, pathname } = new URL(address, 'https://fr.invalid');
  const sites = [siteOfHost(hostname), ...siteNames];
  const found = sites
    .map((site) => matchPath(site, pathname))
    .find((match) => 'page' in match && match.page !== 'not-found');
  return found && 'page' in found ? found.page : unknown;
};

/** A valid page name, else ''. */
export const pageWord = (page: string): string => (word.test(page) ? page : unknown);

/** Place of an error. Older clients send a path, which is mapped to its page. */
export const placeOf = ({ route, location }: Pick<LogRequest, 'route' | 'location'>): string => {
  if (word.test(location)) return location;
  return route !== undefined && word.test(route) ? route : pageOfAddress(location);
};
