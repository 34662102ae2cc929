import type { ApiError } from '@detour/remote-kit';
import type { Text, TextId } from '../text';

const byCode: Readonly<Record<string, TextId>> = {
  CARE_ROLE: 'fail.role',
  CONTENT_CONFLICT: 'fail.changed',
  PROMOTION_CONFLICT: 'fail.changed',
  PROMOTION_ENDED: 'fail.changed',
  BODY_TOO_LARGE: 'fail.large',
};

/** What a failure means for an editor, in the language of the page. */
export const failureText = ({ kind, code, status }: ApiError, text: Text): string => {
  const own = code === undefined ? undefined : byCode[code];
  if (own) return text(own);
  if (status === 413) return text('fail.large');
  if (status === 429) return text('fail.tooMany');
  return text(kind === 'network' || kind === 'timeout' ? 'fail.offline' : 'fail.failed');
};
