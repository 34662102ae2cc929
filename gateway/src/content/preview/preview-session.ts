import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { clearCookie, readCookie, setCookie } from '../../http/cookies';
import { isSigned, signText } from '../../http/signing';
import type { ContentView } from '../../context/content';

/** Signed and HttpOnly: shows the drafts of editors to one browser, on one host. */
const previewCookie = 'content_preview';

/** Lifetime (ms) of a link that opens the preview, and of the preview. */
const lives = { link: 10 * 60_000, preview: 2 * 3_600_000 } as const;

type Use = keyof typeof lives;

type Context = Pick<GatewayContext, 'clock' | 'secret' | 'content'>;

const purposeOf = (use: Use): string => `content-${use}`;

/** What a browser previews: drafts, and one version (the id of its row) in place of what its item shows. */
interface Preview {
  /** End, ms UTC. */
  readonly until: number;
  readonly version: number | null;
}

/** The preview and its signature. The words name no person: history has the authors. */
const print = ({ secret }: Pick<Context, 'secret'>, use: Use, { until, version }: Preview): string => {
  const text = version === null ? String(until) : `${until}-${version}`;
  return `${text}.${signText(secret, purposeOf(use), text)}`;
};

/** A signed preview. Null when it is not ours, is over, or would last longer than any of ours. */
const read = (
  { secret, clock }: Pick<Context, 'secret' | 'clock'>,
  use: Use,
  text: string,
): Preview | null => {
  const [words = '', signature = ''] = text.split('.', 2);
  const [, end = '', version] = /^(\d{13})(?:-(\d{1,15}))?$/.exec(words) ?? [];
  if (end === '' || !isSigned(secret, { purpose: purposeOf(use), text: words }, signature)) return null;
  const now = clock.now();
  const until = Number(end);
  return until > now && until <= now + lives[use]
    ? { until, version: version === undefined ? null : Number(version) }
    : null;
};

/** The token of a link that opens the preview of drafts, and of one version. Only staff and the operator get one. */
export const previewToken = (
  context: Pick<Context, 'secret' | 'clock'>,
  version: number | null = null,
): string => print(context, 'link', { until: context.clock.now() + lives.link, version });

/** Opens the preview in the browser that follows a link. False for a link that is not ours or too old. */
export const openPreview = (context: Context, reply: FastifyReply, token: string): boolean => {
  const link = read(context, 'link', token);
  if (!link) return false;
  setCookie(reply, {
    name: previewCookie,
    value: print(context, 'preview', { ...link, until: context.clock.now() + lives.preview }),
    maxAge: lives.preview / 1000,
  });
  return true;
};

export const leavePreview = (reply: FastifyReply): void => clearCookie(reply, previewCookie);

/** The browser's preview. Null without one. */
const previewOf = (context: Pick<Context, 'secret' | 'clock'>, request: FastifyRequest): Preview | null => {
  const value = readCookie(request, previewCookie);
  return value === null ? null : read(context, 'preview', value);
};

/** End (ms UTC) of the browser's preview. Null without one. */
export const previewEnd = (
  context: Pick<Context, 'secret' | 'clock'>,
  request: FastifyRequest,
): number | null => previewOf(context, request)?.until ?? null;

/**
 * Content for a request: what is published, or with drafts inside a preview, whose responses no cache keeps.
 * @spec FLAG-018 FLAG-019
 */
export const contentFor = (
  context: Context,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<ContentView> => {
  const preview = previewOf(context, request);
  if (!preview) return context.content.published();
  reply.header('cache-control', 'no-store');
  return context.content.withDrafts(preview.version);
};
