import { Type } from '@sinclair/typebox';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { safeReturnPath } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { leavePreview, openPreview, previewEnd } from './preview-session';

export const previewPath = '/api/preview';

const OpenQuery = Type.Object(
  { token: Type.String({ maxLength: 200 }), to: Type.String({ maxLength: 2000 }) },
  { additionalProperties: false },
);

const leave = (reply: FastifyReply, path: string) =>
  reply
    .header('cache-control', 'no-store')
    // The token is in the address.
    .header('referrer-policy', 'no-referrer')
    .redirect(safeReturnPath(path, '/'), 302);

/**
 * GET /api/preview opens the preview of drafts in the browser that follows a link of staff, and shows the page `to`;
 * GET /api/preview/leave ends it. @spec FLAG-018
 */
const registerLinks = (app: FastifyInstance, context: GatewayContext): void => {
  app.get<{ Querystring: { token: string; to: string } }>(
    previewPath,
    {
      schema: { querystring: OpenQuery, summary: 'Open the preview of drafts by a signed link' },
      config: { rate: 'purchase' },
    },
    async ({ query: { token, to } }, reply) => {
      if (!openPreview(context, reply, token))
        throw new HttpProblem({
          status: 403,
          code: 'PREVIEW_LINK',
          detail: 'The link of the preview is too old or wrong: ask for a new one.',
          headers: { 'cache-control': 'no-store' },
        });
      return leave(reply, to);
    },
  );
  app.get(
    `${previewPath}/leave`,
    { schema: { summary: 'End the preview of drafts' }, config: { rate: 'read' } },
    async (_, reply) => {
      leavePreview(reply);
      return leave(reply, '/');
    },
  );
};

/** What servers ask that keep or render pages: versions of content, and whether a browser has a preview. */
export const registerContentState = (app: FastifyInstance, context: GatewayContext): void => {
  registerLinks(app, context);
  registerCall(
    app,
    callSchemas.contentVersions,
    async () => ({ versions: await context.content.digests() }),
    { cacheControl: 'no-store' },
  );
  registerCall(
    app,
    callSchemas.contentPreview,
    async ({ request }) => {
      const end = previewEnd(context, request);
      if (end === null)
        throw new HttpProblem({
          status: 401,
          code: 'NO_PREVIEW',
          detail: 'This browser has no preview of drafts.',
        });
      return { until: new Date(end).toISOString() };
    },
    { cacheControl: 'no-store' },
  );
};
