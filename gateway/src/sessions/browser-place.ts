import { siteNames, type SiteName } from '@detour/shared-contracts/sites';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context/context';

// The first match counts: Edge and Opera also contain Chrome, and Chrome contains Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const platforms: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export interface BrowserPlace {
  /** Empty when unknown, like `platform`. */
  readonly browser: string;
  readonly platform: string;
  readonly site: SiteName | null;
}

const nameOf = (agent: string, names: readonly (readonly [RegExp, string])[]): string =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/**
 * Browser, platform and site of a request, with the names that customers know. Versions, models and network addresses would
 * reveal more and are not stored.
 */
export const placeOf = (
  { config }: Pick<GatewayContext, 'config'>,
  request: FastifyRequest,
): BrowserPlace => {
  const agent = request.headers['user-agent'] ?? '';
  return {
    browser: nameOf(agent, browsers),
    platform: nameOf(agent, platforms),
    site: siteNames.find((site) => new URL(config.shopOrigins[site]).host === request.host) ?? null,
  };
};
