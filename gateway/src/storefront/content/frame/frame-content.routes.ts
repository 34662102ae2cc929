import type { NavigationResponse } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { countryOf, timeZoneOf } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { buildAnnouncementBanners, buildGiftBlocks, buildPromoBars } from './frame-content';
import { buildMinisites } from './minisites';
import { buildNavigation } from '../navigation/navigation';
import { countHotelTypes, findNavigationAreas } from '../navigation/navigation.repository';
import { createRefreshed } from '../refreshed';
import { buildStaticPage } from '../static/static-page';
import { countThemes } from '../home/theme-counts.repository';

/** Cache lifetime of the navigation's counts (ms). */
const navigationLife = 10 * 60_000;

/** A static file can replace the calls whose response is the same for everybody. @spec CALL-069 */
const contentFiles = {
  announcementBanner: '/content/announcementBanner.json',
  giftBlock: '/content/giftBlock.json',
} as const;

/** Content of the frame around every page. @spec CALL-066 CALL-068 CALL-070 CALL-073 */
export const registerFrameContent = (
  app: FastifyInstance,
  { db, clock, config }: Pick<GatewayContext, 'db' | 'clock' | 'config'>,
): void => {
  const navigations = createRefreshed<NavigationResponse>(clock, navigationLife);
  registerCall(app, callSchemas.navigation, ({ query: { locale } }) => {
    const today = zonedNow(clock.now(), timeZoneOf(locale)).date;
    return navigations(`${locale} ${today}`, async () =>
      buildNavigation({
        locale,
        today,
        themeCounts: await countThemes(db, today),
        typeCounts: await countHotelTypes(db),
        areas: await findNavigationAreas(db, countryOf(locale)),
      }),
    );
  });
  registerCall(app, callSchemas.promoBars, async ({ query: { locale } }) => {
    const timeZone = timeZoneOf(locale);
    const today = zonedNow(clock.now(), timeZone).date;
    return { promoBars: buildPromoBars({ locale, today, timeZone, flags: config.flags }) };
  });
  for (const path of [callSchemas.announcementBanner.path, contentFiles.announcementBanner])
    registerCall(app, { ...callSchemas.announcementBanner, path }, async () => buildAnnouncementBanners());
  for (const path of [callSchemas.giftBlock.path, contentFiles.giftBlock])
    registerCall(app, { ...callSchemas.giftBlock, path }, async () => buildGiftBlocks(config.flags));
  registerCall(app, callSchemas.staticPage, async ({ params: { id }, query: { locale } }) => {
    const page = buildStaticPage(id, locale, config.brand);
    if (!page) throw new HttpProblem({ status: 404, code: 'NOT_FOUND', detail: 'There is no such page.' });
    return page;
  });
  registerCall(app, callSchemas.minisites, async ({ query: { locale } }) => ({
    minisites: buildMinisites(locale, zonedNow(clock.now(), timeZoneOf(locale)).date),
  }));
};
