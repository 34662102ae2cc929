import type {
  BoxDetail,
  BoxesResponse,
  BoxOffer,
  BoxOffersResponse,
  Image,
} from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import type { WireBox } from '../listing/box.view-model';

const imageOf = (scene: string, alt = ''): Image => ({
  sizes: {
    '120_80': `/images/${scene}/120_80`,
    '360_240': `/images/${scene}/360_240`,
    '640_360': `/images/${scene}/640_360`,
    '720_480': `/images/${scene}/720_480`,
    '960_540': `/images/${scene}/960_540`,
  },
  url: `/images/${scene}/720_480.webp`,
  alt,
  title: null,
  legend: null,
});

export const boxFixture = (change: Partial<WireBox> = {}): WireBox => ({
  ...(recorded('boxes').boxes[0] as WireBox),
  code: 'CASTLES-D-EBOX',
  title: 'Châteaux et belles demeures',
  includedContent: 'Une nuit pour 2 personnes\nLe petit-déjeuner\nValable 12 mois, échangeable',
  slug: 'chateaux-et-belles-demeures',
  price: { sellPrice: 14_990, referencePrice: 17_990, promo: 16 },
  searchCriteria: { subthemas: [15] },
  pageModel: { pageTitle: 'Châteaux et belles demeures', metaDescription: 'Derrière de vieux murs.' },
  ...change,
});

export const boxesFixture = (): BoxesResponse => ({
  boxes: [
    boxFixture(),
    boxFixture({
      code: 'SEA-D-EBOX',
      slug: 'un-week-end-a-la-mer',
      title: 'Un week-end à la mer',
      includedContent: '1 nuit\nPetit déjeuner',
      price: { sellPrice: 12_990, referencePrice: 12_990, promo: 0 },
    }),
    boxFixture({
      code: 'CARD-50',
      slug: 'carte',
      title: 'Carte cadeau',
      price: { sellPrice: 5000, referencePrice: 5000, promo: 0 },
    }),
  ],
});

export const detailFixture = (change: Partial<BoxDetail> = {}): BoxDetail => ({
  ...recorded('box'),
  code: 'CASTLES-D-EBOX',
  slug: 'chateaux-et-belles-demeures',
  title: 'Châteaux et belles demeures',
  description: 'Derrière de vieux murs, sous de hauts plafonds.',
  includedContent: 'Une nuit pour 2 personnes\nLe petit-déjeuner\nValable 12 mois, échangeable',
  value: 14_990,
  referencePrice: 17_990,
  searchCriteriaProperties: { nights: 1, adults: 2, withDinner: false, themes: [15] },
  searchCriteria: { subthemas: [15] },
  images: {
    main: imageOf('castle'),
    catalog: ['castle', 'alley', 'hill', 'room', 'tray'].map((scene) => imageOf(scene, `Vue : ${scene}`)),
  },
  pageModel: { pageTitle: 'Châteaux et belles demeures', metaDescription: 'Derrière de vieux murs.' },
  ...change,
});

export const offerFixture = (number: number): BoxOffer => ({
  id: `p${number}`,
  label: `Une nuit de château ${number}`,
  location: { lat: 47 + number / 100, lng: 1 + number / 100 },
  hotel: {
    id: `h${number}`,
    label: `Château ${number}`,
    stars: 4,
    uri: `/hotel/h${number}`,
    review: { count: 120, average: 9.2 },
    location: { label: 'Amboise', area: 'Indre-et-Loire', uri: null, lat: 47.4, lng: 0.98 },
    address: '1 rue du Château',
    zipCode: '37400',
  },
  headwords: [{ label: 'Petit-déjeuner compris' }, { label: 'Accès au spa' }],
  images: [imageOf('castle')],
  uri: `/sejours/recherche/p${number}`,
  nights: 1,
  adults: 2,
});

const offers = (count: number): BoxOffer[] =>
  Array.from({ length: count }, (_, index) => offerFixture(index + 1));

/** A gateway with `total` stays in a box. Records its requests. */
export const createStaysGateway = (total: number) => {
  const asked: Record<string, unknown>[] = [];
  const all = offers(total);
  return {
    asked,
    answer: ({ query }: { query?: unknown }): BoxOffersResponse => {
      const given = (query ?? {}) as { page?: number; limit?: number; performMapSearch?: boolean };
      asked.push(given);
      const { page = 0, limit = 8, performMapSearch = false } = given;
      return {
        exactMatch: performMapSearch ? all : all.slice(page * limit, page * limit + limit),
        searchDetails: { totalCount: total },
      };
    },
  };
};
