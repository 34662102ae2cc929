import type { PhotoRefusal, PhotoSize, PreparedPhoto } from '../../context/photo-worker';

/** Jobs for the process of photos. `id` counts them. */
export type ToPhotoWorker =
  | { readonly id: number; readonly kind: 'prepare'; readonly bytes: Uint8Array }
  | ({ readonly id: number; readonly kind: 'encode'; readonly bytes: Uint8Array } & PhotoSize);

export type WorkerValue = PreparedPhoto | PhotoRefusal | { readonly bytes: Uint8Array };

export type FromPhotoWorker =
  | { readonly id: number; readonly kind: 'done'; readonly value: WorkerValue }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string };
