import { useRef, useState } from 'react';
import type { EditedPhoto } from '@detour/shared-contracts/api';
import { useApi, type ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { sendFile, type Upload } from './send-file';

/** A file on its way. */
export interface FileRow {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  /** Why it has stopped. Null while it is on its way. */
  readonly failure: ApiError | null;
}

const tooLarge = {
  kind: 'problem',
  code: 'PHOTO_REFUSED',
  message: 'too large',
  body: { reason: 'bytes' },
} as const;

/** Sends one file after the other, and keeps those that failed for another attempt. @param most bytes of a file. */
export const useUploads = (most: number, onPhoto: (photo: EditedPhoto) => void) => {
  const api = useApi<Names>();
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const uploads = useRef(new Map<string, Upload>());
  const line = useRef<Promise<void>>(Promise.resolve());
  const change = (id: string, next: Partial<FileRow>): void =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...next } : row)));
  const remove = (id: string): void => {
    uploads.current.delete(id);
    setRows((now) => now.filter((row) => row.id !== id));
  };
  const send = async (id: string): Promise<void> => {
    const upload = uploads.current.get(id);
    if (!upload) return;
    if (upload.file.size > most) return change(id, { failure: tooLarge });
    const answer = await sendFile({ api, upload, onProgress: (share) => change(id, { share }) });
    if (!answer.ok) return change(id, { failure: answer.error });
    remove(id);
    onPhoto(answer.value);
  };
  const enqueue = (id: string): void => {
    line.current = line.current.then(() => send(id));
  };
  return {
    rows,
    isSending: rows.some(({ failure }) => failure === null),
    add: (files: Iterable<File>): void => {
      for (const file of files) {
        const id = crypto.randomUUID();
        uploads.current.set(id, { id, file, sent: 0 });
        setRows((now) => [...now, { id, name: file.name, share: 0, failure: null }]);
        enqueue(id);
      }
    },
    retry: (id: string): void => {
      change(id, { failure: null });
      enqueue(id);
    },
    remove,
  };
};
