import type { ApiError } from '@detour/remote-kit';
import type { Text, TextId } from '../text';
import { failureText } from '../words/failure-words';

const reasons: Readonly<Record<string, TextId>> = {
  bytes: 'photo.refusedBytes',
  type: 'photo.refusedType',
  broken: 'photo.refusedBroken',
  pixels: 'photo.refusedPixels',
  small: 'photo.refusedSmall',
};

const codes: Readonly<Record<string, TextId>> = {
  PHOTO_CONFLICT: 'photo.changed',
  PHOTO_MISSING: 'photo.missing',
  PICTURE_NOT_READY: 'photo.refusedBusy',
  UPLOAD_INCOMPLETE: 'photo.incomplete',
  UPLOADS_PENDING: 'photo.pending',
  FILE_UNREADABLE: 'photo.unreadable',
};

const reasonOf = ({ body }: ApiError): string =>
  typeof body === 'object' && body !== null && 'reason' in body ? String(body.reason) : '';

/** What a failure means, in the language of the page. */
export const photoFailure = (error: ApiError, text: Text): string => {
  if (error.kind === 'network' || error.kind === 'timeout') return text('photo.offline');
  const id = reasons[reasonOf(error)] ?? codes[error.code ?? ''];
  return id === undefined ? failureText(error, text) : text(id);
};
