import type { GiftBlockResponse } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { countryOf, locales, timeZoneOf } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { contentFor } from '../../../content/preview/preview-session';
import { offeredMethods } from '../../../sales/payments/offered-methods';
import { announcementBanners } from './announcements';
import { buildPromoBars, giftBlockSeed } from './frame-content';
import { minisitesOf } from './minisites';
import { bodyOf } from '../own-content';
import { fillNavigation, liveLinks, navigationSeed, type LiveMenus } from '../navigation/navigation';
import { countHotelTypes, findNavigationAreas } from '../navigation/navigation.repository';
import { createRefreshed } from '../refreshed';
import { staticPageOf } from '../static/static-page';
import { countThemes } from '../home/theme-counts.repository';

/** Cache lifetime of the menu's links of the catalogue (ms). */
const navigationLife = 10 * 60_000;

/** A static file can replace the calls whose response is the same for everybody. @spec CALL-069 */
const contentFiles = {
  announcementBanner: '/content/announcementBanner.json',
  giftBlock: '/content/giftBlock.json',
} as const;

type FrameDeps = Pick<GatewayContext, 'db' | 'clock' | 'config' | 'secret' | 'content'>;

const registerNavigation = (app: FastifyInstance, context: FrameDeps): void => {
  const { db, clock, config } = context;
  const menus = createRefreshed<LiveMenus>(clock, navigationLife, context.content.catalogueRevision);
  registerCall(app, callSchemas.navigation, async ({ query: { locale }, ...exchange }) => {
    const today = zonedNow(clock.now(), timeZoneOf(locale)).date;
    const live = await menus(`${locale} ${today}`, async () =>
      liveLinks({
        locale,
        today,
        themeCounts: await countThemes(db, today),
        typeCounts: await countHotelTypes(db),
        areas: await findNavigationAreas(db, countryOf(locale)),
      }),
    );
    const view = await contentFor(context, exchange);
    const item = { kind: 'navigation', key: 'all', locale } as const;
    const navigation = fillNavigation(bodyOf(view, item, navigationSeed(locale)), live);
    const paymentMethods: string[] = [...offeredMethods(config, locale)];
    return { ...navigation, paymentMethods };
  });
};

/** Content of the frame around every page. @spec CALL-066 CALL-068 CALL-070 CALL-073 */
export const registerFrameContent = (app: FastifyInstance, context: FrameDeps): void => {
  const { clock, config } = context;
  registerNavigation(app, context);
  registerCall(app, callSchemas.promoBars, async ({ query: { locale }, ...exchange }) => {
    const timeZone = timeZoneOf(locale);
    const today = zonedNow(clock.now(), timeZone).date;
    const own = { promoBars: buildPromoBars({ locale, today, timeZone, flags: config.flags }) };
    return bodyOf(await contentFor(context, exchange), { kind: 'promo-bars', key: 'all', locale }, own);
  });
  for (const path of [callSchemas.announcementBanner.path, contentFiles.announcementBanner])
    registerCall(app, { ...callSchemas.announcementBanner, path }, async (exchange) =>
      announcementBanners(await contentFor(context, exchange)),
    );
  for (const path of [callSchemas.giftBlock.path, contentFiles.giftBlock])
    registerCall(app, { ...callSchemas.giftBlock, path }, async (exchange) => {
      const view = await contentFor(context, exchange);
      const blocks = locales.map((locale) => {
        const item = { kind: 'gift-block', key: 'all', locale } as const;
        return [locale, bodyOf(view, item, giftBlockSeed(locale, config.flags))];
      });
      return Object.fromEntries(blocks) as GiftBlockResponse;
    });
  registerCall(app, callSchemas.staticPage, async ({ params: { id }, query: { locale }, ...exchange }) => {
    const { brand, captchaProvider, paymentProvider } = config;
    const captcha = captchaProvider === 'altcha' ? null : captchaProvider;
    const paysWithStripe = paymentProvider === 'stripe';
    const page = staticPageOf(await contentFor(context, exchange), {
      id,
      locale,
      brand,
      captcha,
      paysWithStripe,
    });
    if (!page) throw new HttpProblem({ status: 404, code: 'NOT_FOUND', detail: 'There is no such page.' });
    return page;
  });
  registerCall(app, callSchemas.minisites, async ({ query: { locale }, ...exchange }) => ({
    minisites: minisitesOf(
      await contentFor(context, exchange),
      locale,
      zonedNow(clock.now(), timeZoneOf(locale)).date,
    ),
  }));
};
