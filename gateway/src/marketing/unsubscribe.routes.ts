import type { Locale } from '@detour/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context';
import { localeOfNewsletter } from '../mail/newsletter-mails';
import { findSubscriptionById, unsubscribe, type SubscriptionRow } from './newsletter.repository';
import { isUnsubscribeKey, unsubscribePath } from './unsubscribe-link';
import { renderUnsubscribePage, unsubscribePolicy } from './unsubscribe-page';

interface Link {
  readonly id: string;
  readonly key: string;
}

const schema = {
  summary: 'End a newsletter subscription with the link of its mails',
  querystring: {
    type: 'object',
    properties: { id: { type: 'string', maxLength: 64 }, key: { type: 'string', maxLength: 64 } },
  },
};

const localeOf = (row: SubscriptionRow): Locale => localeOfNewsletter(row.country, row.language) ?? 'fr_FR';

/** GET asks, POST ends, also without the page: mail programs post by themselves (RFC 8058), so no Origin is asked for. */
export const registerUnsubscribe = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock, config, secret } = context;

  const find = async ({ id, key }: Link): Promise<SubscriptionRow | null> => {
    const isOurs = /^[0-9a-f-]{36}$/.test(id) && isUnsubscribeKey(secret, id, key);
    return isOurs ? ((await findSubscriptionById(db, id)) ?? null) : null;
  };

  const answer = async (
    request: FastifyRequest<{ Querystring: Partial<Link> }>,
    reply: FastifyReply,
    step: 'ask' | 'done',
  ) => {
    const { id = '', key = '' } = request.query;
    const row = await find({ id, key });
    if (row && step === 'done') await unsubscribe(db, { id }, clock.now());
    const isEnded = step === 'done' || row?.unsubscribed_at != null;
    const page = row
      ? { locale: localeOf(row), step: isEnded ? ('done' as const) : step, email: row.email }
      : { locale: 'fr_FR' as const, step: 'unknown' as const, email: '' };
    return reply
      .code(row ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('content-security-policy', unsubscribePolicy)
      .type('text/html; charset=utf-8')
      .send(renderUnsubscribePage({ config, ...page }));
  };

  void app.register(async (scope) => {
    // What a form or a mail program sends with the POST says nothing that the link does not.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    );
    scope.get<{ Querystring: Partial<Link> }>(
      unsubscribePath,
      { schema, config: { rate: 'read' } },
      (request, reply) => answer(request, reply, 'ask'),
    );
    scope.post<{ Querystring: Partial<Link> }>(
      unsubscribePath,
      { schema, config: { rate: 'read', anyOrigin: true } },
      (request, reply) => answer(request, reply, 'done'),
    );
  });
};
