import { editionId, editionOf } from '../../images/picture-source';
import { createRandom, honestCovers, type SettingKey } from '../../seed/demonstration';
import {
  type HotelTexts,
  inEachLanguage,
  type Language,
  searchTextOf,
  slugOf,
  taxOf,
} from '@detour/shared-contracts/catalogue';
import { sha256 } from '../../http/signing';
import { facilitiesOf, takesPets } from './facility-words';
import type { HotelRow } from './hotel-row';
import type { LocatedHotel } from './place-finder';
import { sourceNameOf } from './source-names';

/** Id of an imported hotel. The prefix separates it from ids of the demonstration and of places. */
export const hotelIdOf = (operatorId: string): string => `imp-${operatorId}`;

const bigTown = 30_000;

interface Ground {
  readonly townId: string;
  readonly population: number;
  readonly placeIds: readonly string[];
}

/** Environment that selects cover and season. Contains only certain facts about the place. */
export const groundOf = ({ townId, population, placeIds }: Ground): SettingKey => {
  if (placeIds.includes(`${townId}-sea`)) return 'beach';
  if (placeIds.includes(`${townId}-ski`)) return 'alpine';
  return population >= bigTown ? 'rooftops' : 'fields';
};

const words: Readonly<
  Record<Language, { stars: (count: number) => string; address: string; source: string }>
> = {
  fr: {
    stars: (count) => (count === 1 ? 'Hôtel 1 étoile.' : `Hôtel ${count} étoiles.`),
    address: 'Adresse\u202f:',
    source: 'Source des données\u202f:',
  },
  es: {
    stars: (count) => (count === 1 ? 'Hotel de 1 estrella.' : `Hotel de ${count} estrellas.`),
    address: 'Dirección:',
    source: 'Fuente de los datos:',
  },
  nl: {
    stars: (count) => (count === 1 ? '1-sterrenhotel.' : `${count}-sterrenhotel.`),
    address: 'Adres:',
    source: 'Bron van de gegevens:',
  },
  it: {
    stars: (count) => (count === 1 ? 'Hotel a 1 stella.' : `Hotel a ${count} stelle.`),
    address: 'Indirizzo:',
    source: 'Fonte dei dati:',
  },
};

/** Only data of the file, because there is no description. */
const textsOf = (row: HotelRow, language: Language): HotelTexts => {
  const { stars, address, source } = words[language];
  const street = [row.address, `${row.postcode} ${row.city}`.trim()].filter(Boolean).join(', ');
  const origin = [row.source && sourceNameOf(row.source), row.licence].filter(Boolean).join(', ');
  return {
    description: [row.stars > 0 ? stars(row.stars) : '', `${address} ${street}.`].filter(Boolean).join(' '),
    access: street,
    parking: null,
    importantInfos: origin ? [`${source} ${origin}.`] : [],
  };
};

/** A scene that fits any place. */
const neutralScene = 'garden-path-day';

/** A scene that shows nothing that the place does not have. */
const sceneOf = ({ town, placeIds }: LocatedHotel, id: string): string => {
  const ground = groundOf({ townId: town.id, population: town.population, placeIds });
  const covers = honestCovers(town, ground).slice(0, 3);
  if (covers.length === 0) return neutralScene;
  return editionId(createRandom(id).pick(covers).id, editionOf(id, town));
};

/** Database rows of a hotel, and their digest to detect changes. */
export const toHotelRows = (row: HotelRow, located: LocatedHotel) => {
  const { town, area, placeIds } = located;
  const id = hotelIdOf(row.id);
  const hotel = {
    id,
    label: row.name,
    uri: `${slugOf(row.name, row.city)}-${row.id.toLowerCase()}`,
    stars: row.stars,
    place_id: town.id,
    department_id: town.departmentId,
    region_id: town.regionId,
    country: row.country,
    area_label: area?.local ?? (row.department || row.region),
    lat: row.lat,
    lng: row.lng,
    address: row.address,
    zip_code: row.postcode,
    phone: row.phone,
    environment: null,
    style: null,
    type: null,
    facilities: facilitiesOf(row.facilities),
    eco_facilities: [],
    place_ids: [id, ...placeIds],
    pets: { allowed: takesPets(row.facilities), price: null, maxWeight: null, maxNumber: 0 },
    checkin_time: '15:00',
    checkout_time: '11:00',
    tax: taxOf(row.country, town.regionId, row.stars),
    scene: sceneOf(located, id),
    review_average: 0,
    review_count: 0,
    review_details: null,
    texts: inEachLanguage((language) => textsOf(row, language)),
    active: true,
    origin: 'import',
    connectivity: row.channel?.name ?? null,
    channel_manager_id: row.channel?.id ?? null,
  };
  const place = {
    id,
    category: 'hotel',
    names: { fr: row.name, es: row.name, nl: row.name, it: row.name, local: row.name },
    search_text: searchTextOf([row.name]),
    country: row.country,
    lat: row.lat,
    lng: row.lng,
    population: 0,
    department_id: town.departmentId,
    region_id: town.regionId,
    postal_code: row.postcode || null,
  };
  const origin = { website: row.website, rooms: row.rooms, source: row.source, licence: row.licence };
  return { hotel, place, origin, digest: sha256(JSON.stringify([hotel, place, origin])) };
};

export type HotelRows = ReturnType<typeof toHotelRows>;
