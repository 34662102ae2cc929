import type { ActivityDetail } from '@detour/shared-contracts';

const image = (scene: string): ActivityDetail['images'][number] => ({
  sizes: { '720_480': `/images/${scene}/720_480` },
  url: `/images/${scene}/720_480.webp`,
  alt: 'Un bassin devant la montagne',
  title: null,
  legend: null,
});

export const activityFixture = (change: Partial<ActivityDetail> = {}): ActivityDetail => ({
  id: 'act-7',
  label: 'Trois heures de bains, vue sur les Pyrénées',
  uri: '/sejours/recherche/activity/act-7',
  published: true,
  description: 'Un bassin chaud, un bain froid et la montagne devant vous.',
  images: [image('baths'), image('pool')],
  breadCrumb: [{ label: 'Bagnères-de-Luchon', uri: null }],
  mainActivityCenter: {
    id: 'c1',
    label: 'Les Bains d’Ardoise',
    location: { label: 'Bagnères-de-Luchon', lat: 42.79, lng: 0.59 },
  },
  program: [
    { title: 'Accueil', text: 'Serviette et peignoir sont sur place.' },
    { title: 'Trois heures de bains', text: 'Bassins, sauna et repos.' },
  ],
  duration: '3 h',
  prices: {
    '1': { barPrice: 4200, sellPrice: 4200, promoPercentageRounded: 0 },
    '2': { barPrice: 8200, sellPrice: 7790, promoPercentageRounded: 5 },
  },
  pageModel: null,
  ...change,
});
