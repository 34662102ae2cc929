import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../../http/cookies';

/** Class "needed", HttpOnly. Contains the links that this browser opened, because downloads cannot send a header. */
const orderLinkCookie = 'order_link';

/** The page of an order sends the token of its URL in this header; headers are not logged. */
const orderLinkHeader = 'x-order-link';

const most = 4;
const day = 86_400;
const entry = /^([\da-f-]{36}):([\w.-]{1,120})$/;

const entriesOf = (request: FastifyRequest): readonly (readonly [string, string])[] =>
  (readCookie(request, orderLinkCookie) ?? '').split('|').flatMap((text) => {
    const [, uuid, token] = entry.exec(text) ?? [];
    return uuid && token ? [[uuid, token] as const] : [];
  });

const givenToken = (request: FastifyRequest): string | null => {
  const token = request.headers[orderLinkHeader];
  return typeof token === 'string' ? token : null;
};

/** Tokens of the request for an order: from the header, then from the cookie. The caller verifies them. */
export const orderTokensOf = (request: FastifyRequest, uuid: string): readonly string[] => [
  ...[givenToken(request)].filter((token) => token !== null),
  ...entriesOf(request).flatMap(([id, token]) => (id === uuid ? [token] : [])),
];

/** Stores a verified link for one day, so that the page can drop it from its URL. */
export const storeOrderLink = (request: FastifyRequest, reply: FastifyReply, uuid: string): void => {
  const token = givenToken(request);
  if (token === null || !entry.test(`${uuid}:${token}`)) return;
  const others = entriesOf(request).filter(([id]) => id !== uuid);
  const value = [[uuid, token] as const, ...others].slice(0, most).map((pair) => pair.join(':'));
  setCookie(reply, { name: orderLinkCookie, value: value.join('|'), maxAge: day });
};
