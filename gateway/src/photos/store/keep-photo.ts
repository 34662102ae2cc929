import { createHash } from 'node:crypto';
import { err, ok, type Clock, type Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { PhotoRefusal, PhotoWorker } from '../../context/photo-worker';
import { photoIdOf, photoLimits } from '../photo';
import { touchPhotoFiles } from './photo-history.repository';
import { addPhotoFile, findByOriginal, type PhotoFile } from './photo-file.repository';

export interface PhotoKeeper {
  readonly db: Database;
  readonly clock: Clock;
  readonly photoWorker: PhotoWorker;
}

/** SHA-256 of a file, in hex. */
const originalOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Checks a file from outside and keeps it as a photo. The same file is the same photo, however often it comes, so a repetition has no
 * effect.
 */
export const keepPhoto = async (
  { db, clock, photoWorker }: PhotoKeeper,
  bytes: Uint8Array,
): Promise<Result<PhotoFile, PhotoRefusal>> => {
  if (bytes.length > photoLimits.bytes) return err('bytes');
  const original = originalOf(bytes);
  const known = await findByOriginal(db, original);
  if (known) {
    await touchPhotoFiles(db, [known.id], new Date(clock.now()));
    return ok(known);
  }
  const prepared = await photoWorker.prepare(bytes);
  if (typeof prepared === 'string') return err(prepared);
  const { width, height, tones } = prepared;
  const file = { id: photoIdOf(prepared, original), original, width, height, tones };
  await addPhotoFile(db, { ...file, bytes: prepared.bytes, at: new Date(clock.now()) });
  return ok(file);
};
