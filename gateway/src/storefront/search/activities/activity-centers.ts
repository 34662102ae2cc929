import type { ActivityCenter, ActivityPackage } from '@detour/shared-contracts/api';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import { typeset, wordingOf } from '@detour/shared-contracts/catalogue';
import { durationText } from '../../../catalogue/duration';
import { coverImage } from '../../../catalogue/stay-images';
import { savedPercent } from '../../../sales/inventory/pricing';
import type { ActivityCandidate } from './activity-candidates.repository';
import { centerKeyOf } from './activity-filter';
import { activityNames } from './activity-list';
import type { ActivityRow } from './activity-rows.repository';
import { coversOfActivity } from '../offers/card-covers';
import { varyCovers } from '../offers/vary-covers';

const toPackage = (
  row: ActivityRow,
  tags: readonly number[],
  locale: Locale,
  scene: string,
): Omit<ActivityPackage, 'hotel'> => {
  const language = wordingOf(locale);
  const texts = row.texts[language];
  const names = new Map(activityNames(locale));
  const image = coverImage(row.photos, scene, locale);
  return {
    id: row.id,
    label: texts.label,
    uri: productPath(locale, row.id, { kind: 'activity' }),
    imageUrl: image.url,
    images: [image],
    duration: durationText(language, row.duration_minutes),
    headwords: tags.flatMap((tag) => {
      const label = names.get(tag);
      return label ? [{ label: typeset(language, label) }] : [];
    }),
    activityOnlyVoucher: {
      prices: Object.entries(row.prices).map(([adults, { barPrice, sellPrice }]) => ({
        paxComposition: { adults: Number(adults) },
        barPrice,
        sellPrice,
        promoPercentageRounded: savedPercent({ refPrice: barPrice, sellPrice }),
      })),
    },
  };
};

const toCenter = (
  candidate: ActivityCandidate,
  row: ActivityRow,
  locale: Locale,
): Omit<ActivityCenter, 'activityOnlyPackages'> => ({
  id: candidate.id,
  label: row.texts[wordingOf(locale)].center,
  location: { label: row.town, area: row.area, lat: candidate.lat, lng: candidate.lng },
  review: null,
  distance: candidate.distance === null ? null : Math.round(candidate.distance * 10) / 10,
});

interface Shown {
  readonly candidate: ActivityCandidate;
  readonly row: ActivityRow;
}

/** Groups activities by centre, in the order of the centres' best activity. */
export const byCenter = (
  page: readonly ActivityCandidate[],
  rows: ReadonlyMap<string, ActivityRow>,
): readonly (readonly Shown[])[] => {
  const centers = new Map<string, Shown[]>();
  for (const candidate of page) {
    const row = rows.get(candidate.id);
    if (!row) continue;
    const key = centerKeyOf(candidate);
    centers.set(key, [...(centers.get(key) ?? []), { candidate, row }]);
  }
  return [...centers.values()];
};

/** Gives adjacent cards different pictures. */
export const toCenters = (centers: readonly (readonly Shown[])[], locale: Locale): ActivityCenter[] => {
  const cards = centers.flat();
  const covers = varyCovers(cards.map(({ candidate, row }) => coversOfActivity(row, candidate)));
  const packages = cards.map(({ candidate, row }, place) =>
    toPackage(row, candidate.tags, locale, covers[place] ?? row.scene),
  );
  return centers.flatMap((shown) => {
    const [first] = shown;
    if (!first) return [];
    const center = toCenter(first.candidate, first.row, locale);
    const { id, label, location } = center;
    const hotel = { id, label, location: { label: location.label } };
    const own = packages.splice(0, shown.length);
    return [{ ...center, activityOnlyPackages: own.map((item) => ({ ...item, hotel })) }];
  });
};
