/** Why a file is not a photo of the shop. */
export type PhotoRefusal = 'bytes' | 'type' | 'broken' | 'pixels' | 'small' | 'busy';

/** A picture in the form that all its sizes are made from. */
export interface PreparedPhoto {
  readonly width: number;
  readonly height: number;
  /** Colours from top to bottom, `#rrggbb`. */
  readonly tones: readonly string[];
  /** WebP, upright, sRGB, without metadata. */
  readonly bytes: Uint8Array;
}

/** A file of a photo, in pixels. JPEG is for mails and shared links. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
  readonly format: 'avif' | 'webp' | 'jpg';
}

/** Decodes and encodes photos apart from the gateway. */
export interface PhotoWorker {
  /** Reads a file from outside: checks it and makes the picture that is kept. Never rejects. */
  prepare(bytes: Uint8Array): Promise<PreparedPhoto | PhotoRefusal>;
  /** One size of a prepared photo. Rejects when it does not come in time. */
  encode(bytes: Uint8Array, size: PhotoSize): Promise<Uint8Array>;
  stop(): Promise<void>;
}
