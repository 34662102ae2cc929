import type { Locale } from '../sites/locale';
import { wordingOf, type Wording } from './language';

/** One text per language, in this order. */
export type Four = readonly [fr: string, es: string, nl: string, it: string];

export const wordingFrom = ([fr, es, nl, it]: Four): Wording => ({ fr, es, nl, it });

/** Theme ids of the API. 19, 23, 26 and 39 are given by the glossary, the others are ours. */
export const themeIds = {
  sea: 11,
  nature: 12,
  mountain: 13,
  city: 14,
  castle: 15,
  unusual: 16,
  sport: 17,
  gastronomy: 19,
  romantic: 23,
  wellness: 26,
  family: 39,
} as const;

export type ThemeKey = keyof typeof themeIds;

export const themeNames: Readonly<Record<ThemeKey, Four>> = {
  sea: ['Bord de mer', 'Playa y mar', 'Aan zee', 'Mare'],
  nature: ['Nature', 'Naturaleza', 'Natuur', 'Natura'],
  mountain: ['Montagne', 'Montaña', 'Bergen', 'Montagna'],
  city: ['Escapade en ville', 'Escapada urbana', 'Stedentrip', 'Città da scoprire'],
  castle: ['Châteaux', 'Castillos', 'Kastelen', 'Castelli'],
  unusual: ['Insolite', 'Alojamiento singular', 'Bijzonder overnachten', 'Soggiorni insoliti'],
  sport: ['Sport et aventure', 'Deporte y aventura', 'Sport en avontuur', 'Sport e avventura'],
  gastronomy: ['Gastronomie', 'Gastronomía', 'Culinair', 'Gastronomia'],
  romantic: ['Romantique', 'Romántico', 'Romantisch', 'Romantico'],
  wellness: ['Bien-être', 'Bienestar', 'Wellness', 'Benessere'],
  family: ['Famille', 'Familia', 'Gezin', 'Famiglia'],
};

export const environments = {
  sea: ['Mer', 'Mar', 'Zee', 'Mare'],
  lake: ['Lac', 'Lago', 'Meer', 'Lago'],
  river: ['Rivière', 'Río', 'Rivier', 'Fiume'],
  mountain: ['Montagne', 'Montaña', 'Bergen', 'Montagna'],
  countryside: ['Campagne', 'Campo', 'Platteland', 'Campagna'],
  village: ['Village', 'Pueblo', 'Dorp', 'Borgo'],
  vineyard: ['Vignoble', 'Viñedos', 'Wijngaarden', 'Vigneti'],
  forest: ['Forêt', 'Bosque', 'Bos', 'Bosco'],
  city: ['Ville', 'Ciudad', 'Stad', 'Città'],
  spa: ['Ville d’eaux', 'Balneario', 'Kuuroord', 'Terme'],
} as const satisfies Record<string, Four>;

export type EnvironmentKey = keyof typeof environments;

export const hotelTypes = {
  hotel: ['Hôtel', 'Hotel', 'Hotel', 'Hotel'],
  spahotel: ['Hôtel-spa', 'Hotel spa', 'Spahotel', 'Hotel spa'],
  guesthouse: ['Maison d’hôtes', 'Casa con encanto', 'Gastenhuis', 'Casa di charme'],
  inn: ['Auberge', 'Posada', 'Herberg', 'Locanda'],
  castle: ['Château', 'Castillo', 'Kasteel', 'Castello'],
  manor: ['Manoir et domaine', 'Casa señorial', 'Landgoed', 'Dimora e tenuta'],
  townhouse: ['Hôtel particulier', 'Palacete', 'Herenhuis', 'Palazzo'],
  farmhouse: ['Mas et ferme', 'Casa de campo', 'Hoeve', 'Casale e masseria'],
  villa: ['Villa', 'Villa', 'Villa', 'Villa'],
  lodge: ['Chalet', 'Hotel de montaña', 'Chalet', 'Chalet'],
} as const satisfies Record<string, Four>;

export type HotelType = keyof typeof hotelTypes;

export const styles = {
  charming: ['Charme', 'Con encanto', 'Charmant', 'Di charme'],
  historic: ['Historique', 'Histórico', 'Historisch', 'Storico'],
  design: ['Contemporain', 'Contemporáneo', 'Eigentijds', 'Contemporaneo'],
  classic: ['Classique', 'Clásico', 'Klassiek', 'Classico'],
  rustic: ['Authentique', 'Rústico', 'Landelijk', 'Rustico'],
  elegant: ['Élégant', 'Elegante', 'Elegant', 'Elegante'],
} as const satisfies Record<string, Four>;

export type StyleKey = keyof typeof styles;

/** Meals that a stay can include. No programme has a dinner on every evening, so half board is none of them. */
export const meals = {
  breakfast: ['Petit-déjeuner compris', 'Desayuno incluido', 'Inclusief ontbijt', 'Colazione inclusa'],
  dinner: ['Dîner compris', 'Cena incluida', 'Inclusief diner', 'Cena inclusa'],
} as const satisfies Record<string, Four>;

/** Facilities by key. `pets` is not one: the hotel's rules contain whether pets are accepted (FILT-048). */
export const facilities = {
  pool: ['Piscine', 'Piscina', 'Zwembad', 'Piscina'],
  indoorPool: ['Piscine intérieure', 'Piscina cubierta', 'Binnenzwembad', 'Piscina coperta'],
  spa: ['Spa', 'Spa', 'Spa', 'Spa'],
  sauna: ['Sauna', 'Sauna', 'Sauna', 'Sauna'],
  steamRoom: ['Hammam', 'Baño turco', 'Stoombad', 'Bagno turco'],
  hotTub: ['Bain à remous', 'Bañera de hidromasaje', 'Bubbelbad', 'Vasca idromassaggio'],
  gym: ['Salle de sport', 'Gimnasio', 'Fitnessruimte', 'Palestra'],
  restaurant: ['Restaurant', 'Restaurante', 'Restaurant', 'Ristorante'],
  terrace: ['Terrasse', 'Terraza', 'Terras', 'Terrazza'],
  parking: ['Parking', 'Aparcamiento', 'Parkeerplaats', 'Parcheggio'],
  evCharging: [
    'Recharge pour voiture électrique',
    'Carga para coche eléctrico',
    'Laadpaal voor elektrische auto',
    'Ricarica per auto elettriche',
  ],
  wifi: ['Wi-Fi gratuit', 'Wifi gratis', 'Gratis wifi', 'Wi-Fi gratuito'],
  airConditioning: ['Climatisation', 'Aire acondicionado', 'Airconditioning', 'Aria condizionata'],
  accessible: [
    'Accessible en fauteuil roulant',
    'Accesible en silla de ruedas',
    'Rolstoeltoegankelijk',
    'Accessibile in sedia a rotelle',
  ],
} as const satisfies Record<string, Four>;

export type FacilityKey = keyof typeof facilities;

/** Facilities whose name differs in Belgian Dutch, by the glossary. */
const belgianDutch: Readonly<Record<string, string>> = { parking: 'Parking' };

const facilityWordings: Readonly<Record<string, Four | undefined>> = facilities;

/** Name of a facility. Null for a key of an older or newer vocabulary. */
export const facilityName = (key: string, locale: Locale): string | null => {
  const words = facilityWordings[key];
  if (!words) return null;
  return (locale === 'nl_BE' ? belgianDutch[key] : undefined) ?? wordingFrom(words)[wordingOf(locale)];
};

export const petsName: Four = [
  'Animaux acceptés',
  'Se admiten mascotas',
  'Huisdieren toegestaan',
  'Animali ammessi',
];
