import type { CalendarDay, CalendarLabels } from '../calendar/calendar-types';
import type { StayCardProps } from '../card/StayCard';
import type { GalleryLabels } from '../gallery/gallery-labels';
import type { PictureImage } from '../picture/picture-sources';

/** A sample picture: Ladle serves `/pictures/NAME_640_360.avif`. */
export const picture = (name: string, alt = ''): PictureImage => ({
  sizes: {
    '640_360': `/pictures/${name}_640_360`,
    '960_540': `/pictures/${name}_960_540`,
  },
  url: `/pictures/${name}_960_540.webp`,
  alt,
});

const score = (value: string, word?: string) => ({ value, word });

export const stay = (change: Partial<StayCardProps> = {}): StayCardProps => ({
  id: 'p1',
  hotelId: 'h1',
  amount: 23_740,
  priceType: 'final',
  nights: 2,
  href: '#stay',
  image: picture('etretat'),
  flag: '−20 %',
  place: 'Étretat, Seine-Maritime',
  title: 'Face aux falaises, petit déjeuner en terrasse',
  hotel: 'Maison Saint-Aubert',
  stars: { count: 4, label: '4 étoiles' },
  score: score('9,1', 'Fantastique'),
  headwords: ['Petit déjeuner', 'Vue mer', 'Accès au spa'],
  stress: [
    { kind: 'last-minute', text: 'Dernière minute' },
    { kind: 'rooms-left', text: 'Plus que 2 chambres sur notre site à ces dates' },
  ],
  basis: ['2 nuits, 3 personnes', 'taxes comprises'],
  price: { amount: '238 €', reference: '297 €', referenceLabel: 'Prix de référence', amountLabel: 'Prix' },
  ...change,
});

export const stays: readonly StayCardProps[] = [
  stay(),
  stay({
    id: 'p2',
    image: picture('honfleur'),
    flag: undefined,
    place: 'Honfleur, Calvados',
    title: 'Sur le vieux bassin, petit déjeuner au lit',
    hotel: 'Hôtel des Armateurs Perdus',
    stars: { count: 3, label: '3 étoiles' },
    score: score('8,9'),
    headwords: ['Petit déjeuner au lit', 'Centre historique'],
    stress: [{ kind: 'rooms-left', text: 'Plus que 3 chambres sur notre site à ces dates' }],
    price: { amount: '214 €' },
  }),
  stay({
    id: 'p3',
    image: picture('dunes2'),
    flag: undefined,
    place: 'Barneville-Carteret, Manche',
    distance: '21 km',
    title: 'Deux nuits entre dune et havre, vélos prêtés',
    hotel: 'Hôtel du Phare Blanc',
    stars: { count: 3, label: '3 étoiles' },
    score: score('Nouveau'),
    headwords: ['Petit déjeuner', 'Vélos', 'Huîtres du havre'],
    stress: [{ kind: 'free-cancellation', text: 'Annulation gratuite' }],
    price: { amount: '276 €', from: 'à partir de' },
  }),
];

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

export const calendarLabels: CalendarLabels = {
  language: 'fr-FR',
  weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  weekdayNames: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  monthTitle: (month) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  dayName: (day) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  departure: 'départ',
  arrival: 'arrivée',
  between: 'dans le séjour',
  unavailable: 'indisponible',
  bestPrice: 'meilleur prix du mois',
  today: 'aujourd’hui',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  searching: 'Nous cherchons les prochaines disponibilités…',
};

/** A price for every day except each seventh, the same on each call. */
export const sampleDay = (day: string, today: string): CalendarDay => {
  const figure = Number(day.slice(5, 7)) * 31 + Number(day.slice(8));
  if (day < today || figure % 7 === 1) return { blocked: true };
  const euros = 98 + ((figure * 37) % 90) * 2;
  return { blocked: false, price: `${euros} €`, amount: euros * 100, best: euros < 104 };
};

export const galleryLabels: GalleryLabels = {
  region: 'Photos du séjour',
  seeAll: 'Voir les 6 images',
  enlarge: (position) => `Agrandir l’image ${position}`,
  counter: (position, count) => `${position} / ${count}`,
  close: 'Fermer',
  previous: 'Image précédente',
  next: 'Image suivante',
  thumbnails: 'Vignettes',
};
