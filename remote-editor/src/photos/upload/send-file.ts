import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { EditedPhoto } from '@detour/shared-contracts/api';
import { isTransient, type Api, type ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { finishUpload, sendPart } from '../photo.client';

/** Bytes of a part: a few seconds on a slow line, so that progress moves and a lost part costs little. */
const partBytes = 256 * 1024;

/** Attempts of a part before the editor is asked. */
const attempts = 3;

/** An upload that may be continued after a failure. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** Parts that have arrived. */
  sent: number;
}

const partsOf = ({ size }: Pick<File, 'size'>): number => Math.max(1, Math.ceil(size / partBytes));

const toBase64 = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(part);
  });

const repeated = async <T>(call: () => Promise<Result<T, ApiError>>): Promise<Result<T, ApiError>> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call();
    if (answer.ok || attempt === attempts || !isTransient(answer.error)) return answer;
  }
};

interface SendOptions {
  readonly api: Api<Names>;
  readonly upload: Upload;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a file in parts and returns the photo that the gateway has made of it. Called again after a failure, it continues. A part that
 * arrives twice, and a file that arrives twice, have no other effect than once.
 */
export const sendFile = async ({
  api,
  upload,
  onProgress,
}: SendOptions): Promise<Result<EditedPhoto, ApiError>> => {
  const { id, file } = upload;
  const parts = partsOf(file);
  for (; upload.sent < parts; upload.sent += 1) {
    const part = upload.sent;
    const data = await toBase64(file.slice(part * partBytes, (part + 1) * partBytes)).catch(() => null);
    // The file was moved or changed on the disk.
    if (data === null) return err({ kind: 'problem', code: 'FILE_UNREADABLE', message: 'unreadable' });
    const sent = await repeated(() => sendPart(api, { upload: id, part }, data));
    if (!sent.ok) return sent;
    onProgress((part + 1) / (parts + 1));
  }
  const finished = await repeated(() => finishUpload(api, id, parts));
  if (finished.ok) return ok(finished.value.photo);
  // The gateway has no parts any more: the next attempt sends the whole file.
  if (finished.error.code === 'UPLOAD_INCOMPLETE') upload.sent = 0;
  return finished;
};
