import { printPath, type RouteMatch } from '@detour/shared-contracts/sites';
import type { ShellConfig } from '../settings/config';
import type { Names } from '../../src/contract';

/** Slug of the gift landing page. */
const giftSlug = 'gift';

/**
 * Redirect target of a gift campaign visit to the gift landing page: the gifts. The marker is any `utm_content`. Null for
 * no redirect. @spec FLAG-001
 */
export const giftLandingDetour = (
  { page, params, locale }: RouteMatch,
  query: URLSearchParams,
  flags: ShellConfig['flags'],
): string | null => {
  if (!flags.giftLandingRedirect || page !== 'landing' || params['slug'] !== giftSlug) return null;
  const isCampaign = query.get('flow') === 'gifting' && (query.get('utm_content') ?? '') !== '';
  return isCampaign ? printPath<Names>('search', locale) : null;
};
