import { sql } from 'kysely';
import type { Database } from '../../database/open-database';

export interface PhotoPart {
  readonly upload: string;
  readonly part: number;
  /** The member who uploads. A part of somebody else's upload is not replaced. */
  readonly staff: string;
  readonly bytes: Uint8Array;
  readonly at: Date;
}

/** Keeps a part. Sent again, it replaces itself. */
export const keepPart = async (
  db: Database,
  { upload, part, staff, bytes, at }: PhotoPart,
): Promise<void> => {
  await db
    .insertInto('photo_part')
    .values({ upload, part, staff, bytes, at })
    .onConflict((on) =>
      on.columns(['upload', 'part']).doUpdateSet({ bytes, at }).where('photo_part.staff', '=', staff),
    )
    .execute();
};

/** Bytes that a member has under way. */
export const countPendingBytes = async (db: Database, staff: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(bytes)), 0)::int as bytes from photo_part where staff = ${staff}`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
};

/** The parts of an upload, joined. Null when one is missing. */
export const joinParts = async (
  db: Database,
  { upload, staff, parts }: { readonly upload: string; readonly staff: string; readonly parts: number },
): Promise<Uint8Array | null> => {
  const rows = await db
    .selectFrom('photo_part')
    .select(['part', 'bytes'])
    .where('upload', '=', upload)
    .where('staff', '=', staff)
    .where('part', '<', parts)
    .orderBy('part')
    .execute();
  return rows.length === parts ? Buffer.concat(rows.map(({ bytes }) => bytes)) : null;
};

/** Deletes the parts of a finished upload. */
export const dropParts = async (db: Database, upload: string): Promise<void> => {
  await db.deleteFrom('photo_part').where('upload', '=', upload).execute();
};

/** Deletes uploads that nobody has continued since an instant. */
export const dropOldParts = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('photo_part').where('at', '<', before).execute();
};
