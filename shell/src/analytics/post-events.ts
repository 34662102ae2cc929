import { collectAnalyticsCall, type AnalyticsPost } from '@detour/shared-contracts/api';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import { ownCall } from '../contract';

/** Path of the collector of a point of sale: the country of the locale, in lower case. @spec ANALYT-007 */
export const collectPath = (locale: Locale): string =>
  ownCall(collectAnalyticsCall).path.replace(':pos', countryOf(locale).toLowerCase());

/** True when the browser took the beacon. It refuses one when too many wait. */
const sendBeacon = (path: string, body: string): boolean => {
  // A setting of Firefox removes it.
  const sender: Partial<Pick<Navigator, 'sendBeacon'>> = navigator;
  try {
    return sender.sendBeacon?.(path, new Blob([body], { type: 'application/json' })) === true;
  } catch {
    return false;
  }
};

/** Sends a post by beacon, otherwise by an ordinary post. A failure is swallowed. @spec ANALYT-008 ANALYT-011 */
export const postEvents = (locale: Locale, post: AnalyticsPost): void => {
  const path = collectPath(locale);
  const body = JSON.stringify(post);
  if (sendBeacon(path, body)) return;
  const headers = { 'content-type': 'application/json' };
  const { method } = collectAnalyticsCall;
  try {
    void fetch(path, { method, headers, body, keepalive: true }).catch(() => undefined);
  } catch {
    // Nothing on the page depends on it.
  }
};
