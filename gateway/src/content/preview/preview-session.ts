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

/** `until` and its signature. The words name no person: history has the authors. */
const print = ({ secret }: Pick<Context, 'secret'>, use: Use, until: number): string =>
  `${until}.${signText(secret, purposeOf(use), String(until))}`;

/** End (ms UTC) of a signed text. Null when it is not ours, is over, or would last longer than any of ours. */
const read = (
  { secret, clock }: Pick<Context, 'secret' | 'clock'>,
  use: Use,
  text: string,
): number | null => {
  const [until = '', signature = ''] = text.split('.', 2);
  if (!/^\d{13}$/.test(until) || !isSigned(secret, { purpose: purposeOf(use), text: until }, signature))
    return null;
  const now = clock.now();
  return Number(until) > now && Number(until) <= now + lives[use] ? Number(until) : null;
};

/** The token of a link that opens the preview. Only staff and the operator get one. */
export const previewToken = (context: Pick<Context, 'secret' | 'clock'>): string =>
  print(context, 'link', context.clock.now() + lives.link);

/** Opens the preview in the browser that follows a link. False for a link that is not ours or too old. */
export const openPreview = (context: Context, reply: FastifyReply, token: string): boolean => {
  if (read(context, 'link', token) === null) return false;
  setCookie(reply, {
    name: previewCookie,
    value: print(context, 'preview', context.clock.now() + lives.preview),
    maxAge: lives.preview / 1000,
  });
  return true;
};

export const leavePreview = (reply: FastifyReply): void => clearCookie(reply, previewCookie);

/** End (ms UTC) of the browser's preview. Null without one. */
export const previewEnd = (
  context: Pick<Context, 'secret' | 'clock'>,
  request: FastifyRequest,
): number | null => {
  const value = readCookie(request, previewCookie);
  return value === null ? null : read(context, 'preview', value);
};

/**
 * Content for a request: what is published, or with drafts inside a preview, whose responses no cache keeps.
 * @spec FLAG-018 FLAG-019
 */
export const contentFor = (
  context: Context,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<ContentView> => {
  if (previewEnd(context, request) === null) return context.content.published();
  reply.header('cache-control', 'no-store');
  return context.content.withDrafts();
};
