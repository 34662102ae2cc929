import type { Homepage, SearchCalendarResponse, Suggestion } from '@detour/shared-contracts/api';
import { addDays, isoDate, monthOf, type IsoDate } from '@detour/shared-contracts/base';
import { recorded } from '@detour/shared-contracts/recorded';
import { offerOf } from './offer.fixture';

const image: Homepage['jumbotron']['image'] = {
  sizes: { '1920_880': '/images/vignes/1920_880' },
  url: '/images/vignes/1920_880',
  alt: '',
  title: null,
  legend: null,
};

export const homepageOf = (changes: Partial<Homepage> = {}): Homepage => ({
  ...recorded('homepage'),
  seo: { title: 'Week-ends – Détour', description: 'Des week-ends.', index: true, follow: true },
  announcementBanner: null,
  jumbotron: { title: 'Le plus beau chemin n’est pas tout droit.', subtitle: 'Deux ou trois nuits.', image },
  blocks: [
    {
      kind: 'main-selling-points',
      items: [{ icon: 'calendar', title: 'Annulation gratuite', text: 'sur les séjours signalés' }],
    },
    {
      kind: 'top-search-results',
      id: 'next-weekend',
      title: 'Partir le week-end prochain',
      type: 'stay',
      linkLabel: 'Voir les 186 séjours',
      link: '/recherche#checkin=2026-11-27&checkout=2026-11-29&nights=2',
      cards: [offerOf(), offerOf({ id: 'w2', label: 'Dans les vignes' })],
    },
    {
      kind: 'categories',
      title: 'De quoi avez-vous envie ?',
      items: [{ label: 'Mer', url: '/recherche#hotelEnvironments=sea', image, count: 412 }],
    },
    {
      kind: 'banner',
      title: 'Offrez deux nuits, pas une date.',
      text: 'La personne choisit l’hôtel et le moment.',
      image,
      position: 'left',
      ctas: [{ label: 'Composer un cadeau', url: '/cadeau', newTab: false }],
    },
    {
      kind: 'boxes',
      title: 'Les coffrets',
      text: '',
      boxes: [{ code: 'B1', title: 'Châteaux', url: '/cadeau/p/chateaux/B1', image, price: 14_990 }],
    },
  ],
  ...changes,
});

export const suggestionOf = (changes: Partial<Suggestion> = {}): Suggestion => ({
  ...(recorded('suggestions')[0] as Suggestion),
  id: '76254',
  label: 'Étretat',
  area: 'Seine-Maritime, Normandie',
  category: 'city',
  latitude: 49.7,
  longitude: 0.2,
  postalcode: '76790',
  numberOfOffers: 14,
  ...changes,
});

/** Days from the first of `fromMonth`: 100 € each, 98 € on Thursdays, none on `closed` days. */
export const calendarOf = (
  fromMonth: string,
  months: number,
  changes: { readonly closed?: readonly string[]; readonly nextMonth?: string | null } = {},
): SearchCalendarResponse => {
  const days: SearchCalendarResponse['days'] = {};
  const first = isoDate(`${fromMonth}-01`);
  const end = nextMonthOf(fromMonth, months);
  for (let day: IsoDate = first; monthOf(day) < end; day = addDays(day, 1)) {
    const amount = new Date(`${day}T00:00:00Z`).getUTCDay() === 4 ? 9800 : 10_000;
    days[day] = changes.closed?.includes(day) ? null : { price: `${amount / 100} €`, amount };
  }
  return {
    days,
    possibleNights: { start: 1, end: 7 },
    nextMonth: changes.nextMonth === undefined ? end : changes.nextMonth,
  };
};

const nextMonthOf = (month: string, by: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};
