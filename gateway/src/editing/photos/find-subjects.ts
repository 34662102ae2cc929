import type { PhotoSubject } from '@detour/shared-contracts/api';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { contentSubject } from '../../photos/photo';
import { findContentPhotos, type Subject } from '../../photos/store/photo-set.repository';

/** Rows of a response. */
const most = 30;

const pattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

const townIn = (locale: Locale) =>
  sql`coalesce(place.names->>${sql.lit(wordingOf(locale))}, place.names->>'local')`;

/** Hotels whose name or town contains the words; without words, those with photos. By name. */
const findHotels = async (db: Database, words: string, locale: Locale): Promise<PhotoSubject[]> => {
  const found = sql`hotel.label ilike ${pattern(words)} or hotel.area_label ilike ${pattern(words)}`;
  const { rows } = await sql<PhotoSubject>`
    select 'hotel' as kind, hotel.id, hotel.label,
      concat_ws(', ', ${townIn(locale)}, nullif(hotel.area_label, '')) as place,
      jsonb_array_length(hotel.photos) as photos
    from hotel join place on place.id = hotel.place_id
    where hotel.active and ${words === '' ? sql`hotel.photos <> '[]'` : found}
    order by hotel.label, hotel.id limit ${most}`.execute(db);
  return rows;
};

const findActivities = async (db: Database, words: string, locale: Locale): Promise<PhotoSubject[]> => {
  const language = sql.lit(wordingOf(locale));
  const label = sql`activity.texts->${language}->>'label'`;
  const { rows } = await sql<PhotoSubject>`
    select 'activity' as kind, activity.id, ${label} as label,
      coalesce(activity.texts->${language}->>'center', '') as place,
      jsonb_array_length(activity.photos) as photos
    from activity
    where activity.published and ${words === '' ? sql`true` : sql`${label} ilike ${pattern(words)}`}
    order by activity.photos = '[]', label, activity.id limit ${most}`.execute(db);
  return rows;
};

const contentOf = async (db: Database): Promise<PhotoSubject> => ({
  kind: 'content',
  id: contentSubject,
  label: '',
  place: '',
  photos: (await findContentPhotos(db)).length,
});

interface Search {
  readonly kind: 'hotel' | 'activity' | 'content';
  readonly words: string;
  readonly locale: Locale;
}

/** What photos may be added to, at most 30. */
export const findSubjects = async (
  db: Database,
  { kind, words, locale }: Search,
): Promise<PhotoSubject[]> => {
  if (kind === 'content') return [await contentOf(db)];
  return kind === 'hotel' ? findHotels(db, words, locale) : findActivities(db, words, locale);
};

const findRooms = async (
  db: Database,
  where: ReturnType<typeof sql>,
  locale: Locale,
): Promise<PhotoSubject[]> => {
  const language = sql.lit(wordingOf(locale));
  const { rows } = await sql<PhotoSubject>`
    select 'room' as kind, room_type.id, room_type.texts->${language}->>'title' as label, hotel.label as place,
      jsonb_array_length(room_type.photos) as photos
    from room_type join hotel on hotel.id = room_type.hotel_id
    where ${where} order by room_type.size_m2, room_type.id`.execute(db);
  return rows;
};

export const findRoomsOfHotel = (db: Database, hotelId: string, locale: Locale): Promise<PhotoSubject[]> =>
  findRooms(db, sql`room_type.hotel_id = ${hotelId}`, locale);

/** A subject by its id. Null for an unknown one. */
export const findSubject = async (
  db: Database,
  { kind, subject }: Subject,
  locale: Locale,
): Promise<PhotoSubject | null> => {
  if (kind === 'content') return subject === contentSubject ? contentOf(db) : null;
  if (kind === 'room') return (await findRooms(db, sql`room_type.id = ${subject}`, locale))[0] ?? null;
  const language = sql.lit(wordingOf(locale));
  const { rows } =
    kind === 'hotel'
      ? await sql<PhotoSubject>`
          select 'hotel' as kind, hotel.id, hotel.label, coalesce(${townIn(locale)}, '') as place,
            jsonb_array_length(hotel.photos) as photos
          from hotel join place on place.id = hotel.place_id where hotel.id = ${subject}`.execute(db)
      : await sql<PhotoSubject>`
          select 'activity' as kind, id, texts->${language}->>'label' as label,
            coalesce(texts->${language}->>'center', '') as place, jsonb_array_length(photos) as photos
          from activity where id = ${subject}`.execute(db);
  return rows[0] ?? null;
};
