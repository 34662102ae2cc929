import { noteExposureCall, type ExposurePost } from '@detour/shared-contracts/api';
import { hasCookie } from '@detour/shared-contracts/platform';
import { ownCall } from '../contract';
import { randomId } from '../host/random-id';

/** Seconds: 90 days. */
const life = 90 * 86_400;

const write = (
  name: string,
  value: string,
  { seconds, isSecure }: { seconds: number; isSecure: boolean },
) => {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

/** Gives the browser its random id, unless another tab has done so. */
export const keepVisitor = (name: string, isSecure: boolean): void => {
  if (!hasCookie(document.cookie, name)) write(name, randomId(), { seconds: life, isSecure });
};

export const forgetVisitor = (name: string, isSecure: boolean): void =>
  write(name, '', { seconds: 0, isSecure });

/** Reports a used variant. The page may be left at the same moment. A failure is swallowed. */
export const postExposure = (exposure: ExposurePost): void => {
  const { path, method } = ownCall(noteExposureCall);
  const headers = { 'content-type': 'application/json' };
  try {
    void fetch(path, { method, headers, body: JSON.stringify(exposure), keepalive: true }).catch(
      () => undefined,
    );
  } catch {
    // Nothing on the page depends on it.
  }
};
