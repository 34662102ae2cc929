import type { FastifyInstance } from 'fastify';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import type { ReleaseId } from '@detour/shared-releases/release';
import type { CompositionSource } from '../composition/composition-source';
import type { SigningKeys } from '../composition/signing-keys';
import { parsePreview, previewLife, printPreview, writePreviewCookie } from '../staff/preview-cookie';
import { sendProblem } from '../http/problem';

/** Opens a preview from the link of a team. */
const openPath = '/_shell/preview';

interface TeamPreviewOptions {
  readonly compositions: Pick<CompositionSource, 'preview'>;
  readonly secret: SigningKeys;
  readonly channel: string;
  readonly secure: boolean;
  now(): number;
}

/** Path of a link that shows a release to whoever opens it within two hours, on the host of the request. */
export const createPreviewLink =
  ({ compositions, secret, channel, now }: TeamPreviewOptions) =>
  async ({ name, version }: ReleaseId, by: string, host: string): Promise<Result<string, Refusal>> => {
    const selection = { [name]: version };
    const composed = await compositions.preview(selection);
    if (!composed.ok) return composed;
    const token = printPreview({ selection, by, until: now() + previewLife }, { secret, channel, host });
    return ok(`${openPath}?of=${token}`);
  };

/** The token is the value of the cookie, which this server signed for this host: it needs no other right. */
export const registerPreviewLinks = (app: FastifyInstance, options: TeamPreviewOptions): void => {
  const { secret, channel, secure, now } = options;
  app.get<{ Querystring: { of?: unknown } }>(openPath, async (request, reply) => {
    const { of: token } = request.query;
    const place = { secret, channel, host: request.headers.host ?? '' };
    const value = typeof token === 'string' ? token : '';
    if (!parsePreview(value, place, now()))
      return sendProblem(reply, {
        status: 403,
        code: 'FORBIDDEN',
        title: 'This link is over, or belongs to another host. Make a new one with detour preview.',
      });
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', writePreviewCookie(value, secure))
      .redirect('/', 303);
  });
};
