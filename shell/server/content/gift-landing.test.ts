/** @jest-environment node */
import { flagDefaults } from '@detour/shared-contracts/platform';
import { matchPath, type RouteMatch } from '@detour/shared-contracts/sites';
import { giftLandingDetour } from './gift-landing';

const on = { ...flagDefaults, giftLandingRedirect: true };
const detour = (path: string, query: string, flags: typeof on | typeof flagDefaults = on) =>
  giftLandingDetour(matchPath('be', path, 'nl_BE') as RouteMatch, new URLSearchParams(query), flags as never);

describe('the gift landing page', () => {
  it('redirects a gifting visit with a utm_content marker to the gifts, with the flag on [FLAG-001]', () => {
    expect(detour('/nl/lp/gift', 'flow=gifting&utm_content=mail-12')).toBe('/nl/zoeken');
    expect(detour('/fr/lp/gift', 'utm_content=a&flow=gifting')).toBe('/fr/recherche');
  });

  it.each([
    ['the flag is off', '/nl/lp/gift', 'flow=gifting&utm_content=a', flagDefaults],
    ['there is no marker', '/nl/lp/gift', 'flow=gifting', on],
    ['the marker is empty', '/nl/lp/gift', 'flow=gifting&utm_content=', on],
    ['the flow is another', '/nl/lp/gift', 'flow=booking&utm_content=a', on],
    ['the page is another', '/nl/lp/spa', 'flow=gifting&utm_content=a', on],
  ])('makes no redirect when %s [FLAG-001]', (_, path, query, flags) => {
    expect(detour(path, query, flags)).toBeNull();
  });
});
