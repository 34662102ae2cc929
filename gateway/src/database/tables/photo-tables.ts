import type { Locale } from '@detour/shared-contracts/sites';
import type { ColumnType } from 'kysely';
import type { Json } from './column-types';

/** What a photo may belong to. `content`: the photos that editors choose in content. */
export type PhotoSubject = 'hotel' | 'room' | 'activity' | 'content';

/** A photo of a subject. Its id holds its width and height in pixels. */
export interface SetPhoto {
  readonly id: string;
  /** Who took it, as pages print it. Empty: nobody is named. */
  readonly credit: string;
  /** Alternative texts. A locale without one falls back to its language, then to the words of the subject. */
  readonly alts: Readonly<Partial<Record<Locale, string>>>;
  /** Colours from top to bottom, `#rrggbb`. */
  readonly tones: readonly string[];
  /** Address or path in the operator's file. Null for a photo of the desk: an import does not remove it. */
  readonly source: string | null;
}

/** Photos of a subject, in order. A trigger copies them to its row of the catalogue. */
interface PhotoSetTable {
  kind: PhotoSubject;
  /** Id of the hotel, room type or activity; `all` for content. */
  subject: string;
  /** Counts the changes, from 1. */
  version: number;
  photos: Json<readonly SetPhoto[]>;
  /** Member of staff by the id at the issuer, or `operator`. */
  changed_by: string;
  changed_at: Date;
}

/** Each list that a subject has had, with the present one: written by a trigger of `photo_set`. */
type PhotoSetVersionTable = PhotoSetTable;

/** A picture in the form that all its sizes are made from: WebP, upright, without metadata. */
interface PhotoFileTable {
  id: string;
  /** SHA-256 of the file that was received, in hex. */
  original: string;
  width: number;
  height: number;
  tones: Json<readonly string[]>;
  bytes: Uint8Array;
  /** When it was last received. */
  at: Date;
}

/** A part of a file that is being uploaded. */
interface PhotoPartTable {
  upload: string;
  part: number;
  staff: string;
  bytes: Uint8Array;
  at: Date;
}

/** Column of a row of the catalogue: written by the trigger of `photo_set` only. */
export type CopiedPhotos = ColumnType<readonly SetPhoto[], undefined, never>;

export interface PhotoTables {
  photo_set: PhotoSetTable;
  photo_set_version: PhotoSetVersionTable;
  photo_file: PhotoFileTable;
  photo_part: PhotoPartTable;
}
