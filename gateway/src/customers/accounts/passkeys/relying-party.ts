import { siteNames, type SiteName } from '@detour/shared-contracts/sites';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';

/** The site that owns a passkey. Browsers offer the passkey on this domain and its subdomains only. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  /** The only origins that may use it. */
  readonly origins: readonly string[];
}

type Settings = Pick<GatewayContext['config'], 'shopOrigins' | 'passkeyDomain' | 'brand'>;

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Throws when a site is outside of `PASSKEY_DOMAIN`: its browsers would reject every passkey. */
export const checkPasskeyDomain = ({ passkeyDomain, shopOrigins }: Settings): void => {
  const outside = siteNames.filter((site) => !isWithin(new URL(shopOrigins[site]).hostname, passkeyDomain));
  if (passkeyDomain === '' || outside.length === 0) return;
  throw new Error(
    `PASSKEY_DOMAIN is "${passkeyDomain}", but these SHOP_ORIGINS are outside of it: ${outside.join(', ')}.`,
  );
};

/** Returns the relying party from the configuration only: all sites with a shared domain, else the requested site. */
export const relyingPartyOf = (settings: Settings, site: SiteName): RelyingParty => {
  const { passkeyDomain, shopOrigins, brand } = settings;
  const origin = shopOrigins[site];
  return passkeyDomain === ''
    ? { id: new URL(origin).hostname, name: brand, origins: [origin] }
    : { id: passkeyDomain, name: brand, origins: Object.values(shopOrigins) };
};

/** The site of the request's host. Throws 400 for other hosts, such as the one of customer care. */
export const findRelyingParty = (
  { config }: Pick<GatewayContext, 'config'>,
  request: FastifyRequest,
): RelyingParty => {
  const site = siteNames.find((name) => new URL(config.shopOrigins[name]).host === request.host);
  if (site) return relyingPartyOf(config, site);
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: `There are no passkeys on the host "${request.host}".`,
  });
};
