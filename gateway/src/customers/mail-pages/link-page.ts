import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { fragmentForm, fragmentPolicy, postedToken } from './fragment-form';
import { escape, policyOf, renderPlainPage, toLocale } from '../../messages/plain-page';
import { readSignedLink, type SignedLink } from './signed-link';
import { acceptForms } from '../../http/accept-forms';
import { registerScope } from '../../http/scope';

interface Query {
  readonly id?: string;
  readonly key?: string;
  /** Locale of the page for people, whose token is in the URL's fragment. */
  readonly locale?: string;
}

/** Texts of the page that a mail's link opens. */
export interface LinkPage {
  readonly isKnown: boolean;
  readonly locale: Locale;
  readonly title: string;
  readonly lead: string;
  /** A button that posts the link: with the page's own address, or with the token of its fragment. */
  readonly button?: { readonly label: string; readonly posts: 'address' | 'fragment' };
}

interface Answers {
  readonly link: SignedLink;
  readonly summary: string;
  /** Changes nothing. `id`: undefined without a link in the address, null when its key is not valid. */
  readonly show: (id: string | null | undefined, locale: Locale) => Promise<LinkPage> | LinkPage;
  readonly end: (id: string | null, locale: Locale) => Promise<LinkPage>;
}

const querystring = {
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 64 },
    key: { type: 'string', maxLength: 64 },
    locale: { type: 'string', maxLength: 10 },
  },
};

const actionOf = ({ button, locale }: LinkPage): string => {
  if (!button) return '';
  return button.posts === 'fragment'
    ? fragmentForm(locale, button.label)
    : `<form method="post"><button>${escape(button.label)}</button></form>`;
};

/**
 * GET shows a button, because programs open the links of mails. POST ends the subscription of the link. Mail programs post
 * without a page (RFC 8058), so no Origin is required.
 */
export const registerLinkPage = (
  app: FastifyInstance,
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  { link, summary, show, end }: Answers,
): void => {
  const schema = { summary, querystring };
  const send = (reply: FastifyReply, page: LinkPage) =>
    reply
      .code(page.isKnown ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', page.button?.posts === 'fragment' ? fragmentPolicy : policyOf())
      .type('text/html; charset=utf-8')
      .send(renderPlainPage({ config, ...page, action: actionOf(page) }));

  registerScope(app, 'link-page', (scope) => {
    acceptForms(scope);
    scope.get<{ Querystring: Query }>(
      link.path,
      { schema, config: { rate: 'read' } },
      async ({ query }, reply) => {
        const hasLink = query.id !== undefined || query.key !== undefined;
        const id = hasLink ? readSignedLink(secret, link, { query }) : undefined;
        return send(reply, await show(id, toLocale(query.locale)));
      },
    );
    // Ignores the body that a mail program posts: the address identifies what ends.
    scope.post<{ Querystring: Query }>(
      link.path,
      { schema, config: { rate: 'read', anyOrigin: true } },
      async ({ query, body }, reply) => {
        const id = readSignedLink(secret, link, { query, token: postedToken(body) });
        return send(reply, await end(id, toLocale(query.locale)));
      },
    );
  });
};
