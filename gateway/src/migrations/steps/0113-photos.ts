import { sql, type Kysely, type Migration } from 'kysely';

/** The table of each kind of subject that has a row in the catalogue. */
const tables = { hotel: 'hotel', room: 'room_type', activity: 'activity' } as const;

/** Photos come with the row that they belong to: a call that reads the row reads them too. */
const copyOf = ([kind, table]: readonly [string, string]): readonly string[] => [
  `alter table ${table} add column photos jsonb not null default '[]'`,
  // A row that is written again, such as after a new start of the catalogue, has its photos.
  `create function ${table}_takes_photos() returns trigger language plpgsql as $$
    begin
      new.photos := coalesce((select photos from photo_set where kind = '${kind}' and subject = new.id), '[]');
      return new;
    end $$`,
  `create trigger ${table}_takes_photos before insert on ${table}
    for each row execute function ${table}_takes_photos()`,
];

const statements = [
  `create table photo_set (
    kind text not null check (kind in ('hotel', 'room', 'activity', 'content')),
    subject text not null,
    version integer not null check (version > 0),
    photos jsonb not null check (jsonb_typeof(photos) = 'array'),
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (kind, subject)
  )`,
  `create table photo_file (
    id text primary key,
    original text not null unique check (original ~ '^[0-9a-f]{64}$'),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    tones jsonb not null,
    bytes bytea not null,
    at timestamptz not null
  )`,
  // WebP does not compress any further.
  `alter table photo_file alter column bytes set storage external`,
  `create table photo_part (
    upload uuid not null,
    part integer not null check (part >= 0),
    staff text not null,
    bytes bytea not null,
    at timestamptz not null,
    primary key (upload, part)
  )`,
  `create index photo_part_staff on photo_part (staff)`,
  ...Object.entries(tables).flatMap(copyOf),
  `create function copy_photos() returns trigger language plpgsql as $$
    begin
      update hotel set photos = new.photos where new.kind = 'hotel' and id = new.subject;
      update room_type set photos = new.photos where new.kind = 'room' and id = new.subject;
      update activity set photos = new.photos where new.kind = 'activity' and id = new.subject;
      return null;
    end $$`,
  `create trigger photo_set_copied after insert or update of photos on photo_set
    for each row execute function copy_photos()`,
];

/** Photos of hotels, rooms, activities and content (records 1003, 1004). */
export const photosMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
