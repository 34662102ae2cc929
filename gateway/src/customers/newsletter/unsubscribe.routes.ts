import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { localeOfNewsletter } from './newsletter-locale';
import { findSubscriptionById, unsubscribe, type SubscriptionRow } from './newsletter.repository';
import { isUnsubscribeKey, unsubscribePath } from './unsubscribe-link';
import { renderUnsubscribePage, unsubscribePolicyOf, type UnsubscribePage } from './unsubscribe-page';
import { acceptForms, postedToken } from './fragment-form';
import { toLocale } from './plain-page';

interface Link {
  readonly id: string;
  readonly key: string;
}

interface Query extends Partial<Link> {
  /** Locale of the page for people. The token is in the URL's fragment. */
  readonly locale?: string;
}

const schema = {
  summary: 'End a newsletter subscription with the link of its mails',
  querystring: {
    type: 'object',
    properties: {
      id: { type: 'string', maxLength: 64 },
      key: { type: 'string', maxLength: 64 },
      locale: { type: 'string', maxLength: 10 },
    },
  },
};

const localeOf = (row: SubscriptionRow): Locale => localeOfNewsletter(row.country, row.language) ?? 'fr_FR';

/** GET shows a button, POST unsubscribes. Mail programs post without a page (RFC 8058), so no Origin is required. */
export const registerUnsubscribe = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock, config, secret } = context;

  const find = async ({ id, key }: Link): Promise<SubscriptionRow | null> => {
    const isOurs = /^[0-9a-f-]{36}$/.test(id) && isUnsubscribeKey(secret, id, key);
    return isOurs ? ((await findSubscriptionById(db, id)) ?? null) : null;
  };

  const send = (reply: FastifyReply, status: number, page: Omit<UnsubscribePage, 'config'>) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', unsubscribePolicyOf(page.step))
      .type('text/html; charset=utf-8')
      .send(renderUnsubscribePage({ config, ...page }));

  const answer = async (reply: FastifyReply, link: Link, step: 'ask' | 'done') => {
    const row = await find(link);
    if (!row) return send(reply, 404, { locale: 'fr_FR', step: 'unknown', email: '' });
    if (step === 'done') await unsubscribe(db, { id: row.id }, clock.now());
    const isEnded = step === 'done' || row.unsubscribed_at != null;
    return send(reply, 200, { locale: localeOf(row), step: isEnded ? 'done' : step, email: row.email });
  };

  void app.register(async (scope) => {
    acceptForms(scope);
    scope.get<{ Querystring: Query }>(
      unsubscribePath,
      { schema, config: { rate: 'read' } },
      ({ query: { id, key, locale } }, reply) =>
        id === undefined && key === undefined
          ? send(reply, 200, { locale: toLocale(locale), step: 'press', email: '' })
          : answer(reply, { id: id ?? '', key: key ?? '' }, 'ask'),
    );
    // Ignores the body that a mail program posts: the link identifies the subscription.
    scope.post<{ Querystring: Query }>(
      unsubscribePath,
      { schema, config: { rate: 'read', anyOrigin: true } },
      ({ query: { id, key }, body }, reply) => {
        const [postedId = '', postedKey = ''] = postedToken(body).split('.', 2);
        return answer(reply, { id: id ?? postedId, key: key ?? postedKey }, 'done');
      },
    );
  });
};
