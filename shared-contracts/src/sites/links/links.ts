import { applyPatch } from '../../criteria/apply-patch';
import type { UsesOf, WritesOf } from '../../criteria/criteria-uses';
import type { CarriedCriteria } from '../../criteria/declared-criteria';
import { printCriteria } from '../../criteria/print-criteria';
import type { Flow } from '../../mount/host';
import type { Locale } from '../locale';
import { printPath } from '../print-path';
import type { PageName } from '../routes';
import type { LinkedPage, LinksTo } from './links-to';

/** Product kinds in URLs. A stay has none. @spec ROUTE-012 */
export type ProductKind = 'stay' | 'single-voucher' | 'box' | 'activity';

const pages = {
  stay: 'product',
  'single-voucher': 'single-voucher',
  box: 'box-product',
  activity: 'activity',
} as const satisfies Readonly<Record<ProductKind, PageName>>;

/** Kinds whose pages the contract links to. */
type LinkedKind<N extends LinksTo<never>> = {
  [K in ProductKind]: (typeof pages)[K] extends LinkedPage<N> ? K : never;
}[ProductKind];

interface ProductPathOptions<Kind> {
  readonly kind?: Kind;
  readonly search?: string;
  readonly hash?: string;
}

/** Without a link to stays, the kind is required. */
type ProductPathRest<N extends LinksTo<never>> =
  'stay' extends LinkedKind<N>
    ? [options?: ProductPathOptions<LinkedKind<N>>]
    : [options: ProductPathOptions<LinkedKind<N>> & { readonly kind: LinkedKind<N> }];

const withMark = (mark: '?' | '#', text: string): string => {
  const bare = text.startsWith(mark) ? text.slice(1) : text;
  return bare === '' ? '' : mark + bare;
};

/**
 * URL of a product. `search` and `hash` come from the current page, with or without `?` and `#`. @spec ROUTE-010 ROUTE-011
 * ROUTE-012
 */
export const productPath = <N extends LinksTo<never> = LinksTo<PageName>>(
  locale: Locale,
  id: string,
  ...[options]: ProductPathRest<N>
): string => {
  const { kind = 'stay', search = '', hash = '' }: ProductPathOptions<ProductKind> = options ?? {};
  return printPath(pages[kind], locale, { id }) + withMark('?', search) + withMark('#', hash);
};

/** URL of a hotel that keeps the search. Gifting and activity have no dates to keep. @spec ROUTE-015 ROUTE-016 ROUTE-017 */
export const hotelPath = <
  _N extends LinksTo<'hotel'> & WritesOf<'hotelPath'> = LinksTo<'hotel'> & WritesOf<'hotelPath'>,
>(
  locale: Locale,
  id: string,
  options: { readonly flow: Flow; readonly criteria: CarriedCriteria },
): string => {
  const { flow, criteria } = options;
  const keepsDates = flow === 'booking' || flow === 'hotel';
  const carried = keepsDates ? criteria : applyPatch<UsesOf<'hotelPath'>>(criteria, { dates: null });
  return [
    printPath('hotel', locale, { id }),
    flow === 'hotel' ? '?flow=hotel' : '',
    withMark('#', printCriteria(carried)),
  ].join('');
};

/** URL of a box in the listing. @spec ROUTE-018 */
export const boxPath = <_N extends LinksTo<'box'> = LinksTo<'box'>>(
  locale: Locale,
  slug: string,
  code: string,
): string => printPath('box', locale, { slug, code });

/** What decides the form of a link to a gift box. The context of a site has all of it. */
interface GiftBoxSite {
  readonly locale: Locale;
  readonly flags: { readonly boxMigration: boolean | undefined };
  /** Origin of the gift shop, from configuration. Null or absent without one, and from older shells. */
  readonly giftShop?: string | null;
}

/** A box of a block. `handle` is absent from older gateways. */
interface LinkedBox {
  readonly sku: string;
  readonly handle: string | undefined;
  /** The block that shows the box: `home`, `serp`. */
  readonly campaign: string;
}

/**
 * Target of a box in a block: our page, or the gift shop while the migration is off. Cards of the listing use `boxPath`. Ours too where
 * the gift shop's address or the handle is unknown. @spec ROUTE-019 ROUTE-020 FLAG-016
 */
export const giftBoxLink = <_N extends LinksTo<'box-by-sku'> = LinksTo<'box-by-sku'>>(
  { locale, flags, giftShop }: GiftBoxSite,
  { sku, handle, campaign }: LinkedBox,
): string => {
  if (flags.boxMigration !== false || !giftShop || handle === undefined)
    return printPath('box-by-sku', locale, { sku });
  const query = new URLSearchParams({ utm_source: 'shop', utm_medium: 'box-block', utm_campaign: campaign });
  return `${giftShop.replace(/\/+$/, '')}/products/${encodeURIComponent(handle)}?${query.toString()}`;
};

/** Page after payment. `gaId` stays empty without consent. @spec ROUTE-022 */
export const confirmationPath = (locale: Locale, orderUUID: string, gaId = ''): string =>
  `${printPath('confirmation', locale, { orderUUID })}?status=success&gaId=${encodeURIComponent(gaId)}`;

/** Content ids of the legal pages. */
export const legalPageIds = ['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies'] as const;

export type LegalPageId = (typeof legalPageIds)[number];

export const legalPath = <_N extends LinksTo<'static'> = LinksTo<'static'>>(
  locale: Locale,
  id: LegalPageId,
): string => printPath('static', locale, { id });

/** @spec I18N-004 */
export const dataProtectionPath = <_N extends LinksTo<'static'> = LinksTo<'static'>>(
  locale: Locale,
): string => legalPath(locale, 'data-protection');
