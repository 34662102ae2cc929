import type { Result } from '@detour/shared-contracts/base';
import { changeCatalogue } from '../../content/store/catalogue-revision.repository';
import type { SetPhoto } from '../../database/tables/photo-tables';
import { inTransaction } from '../../database/transaction';
import type { GatewayContext } from '../../context/context';
import { findPhotoFiles } from '../../photos/store/photo-file.repository';
import { touchPhotoFiles } from '../../photos/store/photo-history.repository';
import {
  lockPhotoSet,
  writePhotoSet,
  type PhotoSetRow,
  type Subject,
} from '../../photos/store/photo-set.repository';

/** Why photos were not changed. `conflict`: somebody else changed those of the subject meanwhile. */
export interface PhotosRefused {
  readonly code: 'conflict' | 'missing';
  readonly message: string;
}

export interface PhotosChange extends Subject {
  /** Version that the author has seen; 0 for none. */
  readonly base: number;
  /** In the order of pages. Photos that are left out stay in the store, and former lists name them. */
  readonly photos: readonly Pick<SetPhoto, 'id' | 'credit' | 'alts'>[];
  readonly by: string;
}

const printConflict = ({ kind, subject, base }: PhotosChange, row: PhotoSetRow | null): string =>
  `The photos of ${kind} ${subject} were changed meanwhile: ${row ? `version ${row.version} by ${row.changed_by}` : 'they have no version'}, not version ${base}. Read them again, then repeat your change.`;

/**
 * Replaces the photos of a subject. Visitors see the change with the next page: servers drop what they keep. A photo must have been
 * received before.
 */
export const changePhotos = (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  change: PhotosChange,
): Promise<Result<{ readonly version: number }, PhotosRefused>> =>
  inTransaction(db, async (trx, refuse) => {
    const { kind, subject, base, by } = change;
    const before = await lockPhotoSet(trx, change);
    if ((before?.version ?? 0) !== base) refuse({ code: 'conflict', message: printConflict(change, before) });
    const ids = change.photos.map(({ id }) => id);
    const at = new Date(clock.now());
    await touchPhotoFiles(trx, ids, at);
    const files = await findPhotoFiles(trx, ids);
    const sources = new Map((before?.photos ?? []).map(({ id, source }) => [id, source]));
    const photos = change.photos.map(({ id, credit, alts }): SetPhoto => {
      const file = files.get(id);
      if (!file) return refuse({ code: 'missing', message: `There is no photo ${id}: upload it first.` });
      return { id, credit, alts, tones: file.tones, source: sources.get(id) ?? null };
    });
    const version = base + 1;
    await writePhotoSet(trx, { kind, subject, version, photos, by, at });
    await changeCatalogue(trx);
    return { version };
  });
