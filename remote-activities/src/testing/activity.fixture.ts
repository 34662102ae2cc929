import type { ActivityDetail, ActivityPartyPrice } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';

const image = (scene: string): ActivityDetail['images'][number] => ({
  sizes: { '720_480': `/images/${scene}/720_480` },
  url: `/images/${scene}/720_480.webp`,
  alt: 'Un bassin devant la montagne',
  title: null,
  legend: null,
});

/** Cents for the party. */
export const partyPrice = (adults: number, sellPrice: number, barPrice = sellPrice): ActivityPartyPrice => {
  const promo = Math.floor(((barPrice - sellPrice) * 100) / barPrice);
  return {
    barPrice,
    sellPrice,
    promoPercentageRounded: promo,
    refPrice: barPrice,
    promo,
    moneySaved: barPrice - sellPrice,
    paxComposition: { adults },
  };
};

const center = {
  id: 'c1',
  label: 'Les Bains d’Ardoise',
  star: null,
  location: { label: 'Bagnères-de-Luchon', lat: 42.79, lng: 0.59 },
};

const { partner: _, ...recordedActivity } = recorded('activity');

/** The recorded activity as a bath of three hours. A test names its partner. */
export const activityFixture = (change: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...recordedActivity,
  id: 'act-7',
  label: 'Trois heures de bains, vue sur les Pyrénées',
  uri: '/sejours/recherche/activity/act-7',
  published: true,
  description: 'Un bassin chaud, un bain froid et la montagne devant vous.',
  images: [image('baths')],
  imagesBySize: { '720_480': '/images/baths/720_480' },
  breadCrumb: [{ label: 'Bagnères-de-Luchon', uri: null }],
  mainActivityCenter: center,
  activities: [
    {
      title: 'Trois heures de bains',
      description: 'Bassins, sauna et repos.',
      univers: 'Bien-être',
      composition: ['Serviette et peignoir', 'Tisane après le bain'],
      schedules: ['Tous les jours, de 10 h à 19 h.'],
      importantInformation: ['Réservez 48 heures à l’avance.'],
      activityCenter: { ...center, uri: null, main: true },
    },
  ],
  locations: [{ label: 'Bagnères-de-Luchon', text: 'À dix minutes du centre.', lat: 42.79, lng: 0.59 }],
  schedules: ['Tous les jours, de 10 h à 19 h.'],
  niceToKnow: ['Apportez votre maillot.'],
  importantInfo: ['Réservez 48 heures à l’avance.'],
  duration: '3 h',
  prices: { '1': partyPrice(1, 4200), '2': partyPrice(2, 7790, 8200), '3': partyPrice(3, 12_000) },
  ...change,
});
