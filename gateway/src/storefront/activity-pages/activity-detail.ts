import type { ActivityDetail, ActivityPartyPrice } from '@detour/shared-contracts/api';
import { printPath, productPath, type Locale } from '@detour/shared-contracts/sites';
import type { Selectable } from 'kysely';
import { type ActivityTexts, wordingOf } from '@detour/shared-contracts/catalogue';
import { durationText } from '../../catalogue/duration';
import { savedPercent } from '../../sales/inventory/pricing';
import type { ActivityTable } from '../../database/tables/catalogue-tables';
import { toPartner } from '../../catalogue/to-partner';
import { listActivities } from '../search/activities/activity-list';
import { coverImage, photoGallery } from '../../catalogue/stay-images';

export type ActivityRecord = Selectable<ActivityTable>;

const textsOf = (row: ActivityRecord, locale: Locale): ActivityTexts => row.texts[wordingOf(locale)];

const toPartyPrice = (
  adults: string,
  { barPrice, sellPrice }: { readonly barPrice: number; readonly sellPrice: number },
): ActivityPartyPrice => {
  const moneySaved = Math.max(0, barPrice - sellPrice);
  const promo = savedPercent({ refPrice: barPrice, sellPrice });
  return {
    barPrice,
    sellPrice,
    promoPercentageRounded: promo,
    refPrice: barPrice,
    promo,
    moneySaved,
    paxComposition: { adults: Number(adults) },
  };
};

/** Pictures of an activity, the cover first. @spec ACT-029 */
export const activityImages = (row: ActivityRecord, locale: Locale): ActivityDetail['images'] =>
  photoGallery({
    photos: row.photos.map((photo) => ({ photo, alt: textsOf(row, locale).label })),
    drawn: [row.scene, ...row.scenes].map((scene) => ({ scene, alt: textsOf(row, locale).label })),
    locale,
  });

interface Surroundings {
  /** In the visitor's language. */
  readonly placeLabel: string;
  readonly nearby: NonNullable<ActivityDetail['nearby']>;
}

/** @spec ACT-016 ACT-017 ACT-018 ACT-019 ACT-020 */
export const toActivityDetail = (
  row: ActivityRecord,
  { placeLabel, nearby }: Surroundings,
  locale: Locale,
): ActivityDetail => {
  const texts = textsOf(row, locale);
  const center = {
    id: row.id,
    label: texts.center,
    star: null,
    location: { label: placeLabel, lat: row.lat, lng: row.lng },
  };
  const {
    listActivities: [world],
  } = listActivities(locale, new Set(row.tags));
  return {
    id: row.id,
    label: texts.label,
    uri: productPath(locale, row.id, { kind: 'activity' }),
    published: row.published,
    description: texts.description,
    images: activityImages(row, locale),
    imagesBySize: coverImage(row.photos, row.scene, locale).sizes,
    breadCrumb: [
      { label: placeLabel, uri: `${printPath('activity-search', locale)}#city=${row.place_id}` },
      { label: texts.label, uri: null },
    ],
    mainActivityCenter: center,
    activities: [
      {
        title: texts.label,
        description: texts.description,
        univers: world?.name ?? '',
        composition: [...texts.included],
        schedules: [...texts.schedules],
        importantInformation: [...texts.importantInfo],
        activityCenter: { ...center, uri: null, main: true },
      },
    ],
    locations: [{ label: placeLabel, text: texts.gettingThere, lat: row.lat, lng: row.lng }],
    schedules: [...texts.schedules],
    niceToKnow: [...texts.niceToKnow],
    importantInfo: [...texts.importantInfo],
    duration: durationText(wordingOf(locale), row.duration_minutes),
    prices: Object.fromEntries(
      Object.entries(row.prices).map(([adults, price]) => [adults, toPartyPrice(adults, price)]),
    ),
    partner: toPartner(row),
    slotStarts: [...(row.partner?.slots?.starts ?? [])],
    nearby,
    pageModel: { pageTitle: texts.label, metaDescription: texts.description.slice(0, 155) },
  };
};
