import type { BoxesResponse, Image } from '@detour/shared-contracts';
import type { WireBox } from '../listing/box.view-model';

const imageOf = (scene: string): Image => ({
  sizes: { '360_240': `/images/${scene}/360_240`, '720_480': `/images/${scene}/720_480` },
  url: `/images/${scene}/720_480.webp`,
  alt: '',
  title: null,
  legend: null,
});

export const boxFixture = (change: Partial<WireBox> = {}): WireBox => ({
  code: 'CASTLES-D-EBOX',
  title: 'Châteaux et belles demeures',
  includedContent: '1 nuit en chambre double\nPetit déjeuner\n312 adresses',
  slug: 'chateaux-et-belles-demeures',
  price: { sellPrice: 14_990, referencePrice: 17_990, promo: 16 },
  images: { main: '/images/castle/720_480.webp', mainBySize: imageOf('castle') },
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
