import { cookieNameOf } from '@detour/shared-contracts/platform';
import { isPackageName, type PackageName } from '@detour/shared-releases/base';
import { isVersion } from '@detour/shared-releases/release';
import { printCookie } from '../visitor/print-cookie';
import { isSigned, signText, type SigningKeys } from '../composition/signing-keys';

/** Cookie that shows a team member chosen releases instead of the channel's. */
export const previewCookieOf = (secure: boolean): string => cookieNameOf('preview', secure);

/** Lifetime (ms) of a selection. */
export const previewLife = 2 * 3_600_000;

export interface Preview {
  readonly selection: Readonly<Record<PackageName, string>>;
  /** The person who chose. */
  readonly by: string;
  /** Milliseconds UTC. */
  readonly until: number;
}

interface Place {
  readonly secret: SigningKeys;
  /** `Host` of the site, and channel. A selection is invalid for any other. */
  readonly host: string;
  readonly channel: string;
}

const signedText = (text: string, { host, channel }: Place): string =>
  `detour preview 1\n${host}\n${channel}\n${text}`;

/** `Set-Cookie` of a selection. An empty value with no lifetime removes it. */
export const writePreviewCookie = (value: string, secure: boolean): string =>
  printCookie(previewCookieOf(secure), value, {
    secure,
    sameSite: 'strict',
    httpOnly: true,
    maxAge: value === '' ? 0 : previewLife / 1000,
  });

/** Cookie value: the readable selection with its signature. */
export const printPreview = (preview: Preview, place: Place): string => {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${signText(place.secret, signedText(text, place))}`;
};

const isSelection = (value: unknown): value is Preview['selection'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, version]) => isPackageName(name) && typeof version === 'string' && isVersion(version),
  );

/**
 * Null for a cookie that this server did not sign for this host and channel, and for an expired one. `now` in milliseconds UTC.
 */
export const parsePreview = (value: string | undefined, place: Place, now: number): Preview | null => {
  const [text = '', signature = '', ...rest] = (value ?? '').split('.');
  if (rest.length > 0 || !isSigned(place.secret, signedText(text, place), signature)) return null;
  try {
    const preview = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Preview;
    const isGood =
      preview.until > now && preview.until <= now + previewLife && isSelection(preview.selection);
    return isGood && typeof preview.by === 'string' ? preview : null;
  } catch {
    return null;
  }
};
