import { printPath, type RouteMatch } from '@detour/shared-contracts';
import type { ShellConfig } from '../settings/config';

/** Slug of the landing page of gifts. */
const giftSlug = 'gift';

/**
 * Where a visit of a gift campaign goes instead of the gift landing page: to the gifts themselves. The marker is any `utm_content`
 * null where it stays. @spec FLAG-001
 */
export const giftLandingDetour = (
  { page, params, locale }: RouteMatch,
  query: URLSearchParams,
  flags: ShellConfig['flags'],
): string | null => {
  if (!flags.giftLandingRedirect || page !== 'landing' || params['slug'] !== giftSlug) return null;
  const isCampaign = query.get('flow') === 'gifting' && (query.get('utm_content') ?? '') !== '';
  return isCampaign ? printPath('search', locale) : null;
};
