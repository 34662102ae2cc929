import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table photo_set_version (
    kind text not null,
    subject text not null,
    version integer not null,
    photos jsonb not null,
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (kind, subject, version)
  )`,
  // Finds the lists that name a photo, and those that are old.
  `create index photo_set_version_photos on photo_set_version using gin (photos jsonb_path_ops)`,
  `create index photo_set_version_at on photo_set_version (changed_at)`,
  `create index photo_set_photos on photo_set using gin (photos jsonb_path_ops)`,
  `create index photo_file_at on photo_file (at)`,
  `insert into photo_set_version (kind, subject, version, photos, changed_by, changed_at)
    select kind, subject, version, photos, changed_by, changed_at from photo_set`,
  // A trigger, because gateways of before this step change photos too while a shop is updated.
  `create function keep_photo_set_version() returns trigger language plpgsql as $$
    begin
      insert into photo_set_version (kind, subject, version, photos, changed_by, changed_at)
        values (new.kind, new.subject, new.version, new.photos, new.changed_by, new.changed_at)
        on conflict (kind, subject, version) do nothing;
      return null;
    end $$`,
  `create trigger photo_set_kept after insert or update of photos on photo_set
    for each row execute function keep_photo_set_version()`,
];

/** Former lists of photos, so that a removed photo can be taken back (record 1041). */
export const photoHistoryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
