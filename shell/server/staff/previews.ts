import type { FastifyRequest } from 'fastify';
import { printReleaseId } from '@detour/shared-releases/release';
import type { PreviewNotice } from '../../src/navigation/page-data';
import type { ComposedRelease } from '../composition/composed-release';
import type { CompositionSource } from '../composition/composition-source';
import type { SigningKeys } from '../composition/signing-keys';
import { parsePreview, previewCookieOf } from './preview-cookie';

export interface ShownPreview {
  readonly composed: ComposedRelease;
  readonly notice: PreviewNotice;
}

export interface Previews {
  /** Releases chosen by a request's cookie. `stale` when the cookie is invalid and must be cleared. */
  of(request: FastifyRequest): Promise<{ readonly shown: ShownPreview | null; readonly stale: boolean }>;
}

interface PreviewsOptions {
  readonly compositions: CompositionSource;
  readonly secret: SigningKeys;
  /** Cookies require TLS. */
  readonly secure: boolean;
  readonly channel: string;
  now(): number;
  onRefused(message: string): void;
}

const nothing = { shown: null, stale: false } as const;

/** Previews chosen releases by a cookie that this server signed. There is no other way to see releases outside the channel. */
export const createPreviews = ({
  compositions,
  secret,
  secure,
  channel,
  now,
  onRefused,
}: PreviewsOptions): Previews => ({
  async of(request) {
    const value = request.cookies[previewCookieOf(secure)];
    if (value === undefined) return nothing;
    const place = { secret, channel, host: request.headers.host ?? '' };
    const preview = parsePreview(value, place, now());
    if (!preview) return { shown: null, stale: true };
    const composed = await compositions.preview(preview.selection);
    if (!composed.ok) {
      onRefused(composed.error.message);
      return { shown: null, stale: true };
    }
    const releases = Object.entries(preview.selection).map(([name, version]) =>
      printReleaseId({ name, version }),
    );
    return { shown: { composed: composed.value, notice: { releases, until: preview.until } }, stale: false };
  },
});
