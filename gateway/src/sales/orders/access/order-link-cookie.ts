import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../../http/cookies';

/** Class "needed"; out of reach of scripts. Holds the links that this browser has opened: downloads cannot send a header. */
const orderLinkCookie = 'order_link';

/** Under which the page of an order hands over the token of its address: no server logs a header. */
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

/** Tokens that the request brings for an order: of the header, then of the cookie. Whoever asks checks them. */
export const orderTokensOf = (request: FastifyRequest, uuid: string): readonly string[] => [
  ...[givenToken(request)].filter((token) => token !== null),
  ...entriesOf(request).flatMap(([id, token]) => (id === uuid ? [token] : [])),
];

/** Keeps a link that was just found good, for a day: the address of the page need not hold it any longer. */
export const keepOrderLink = (request: FastifyRequest, reply: FastifyReply, uuid: string): void => {
  const token = givenToken(request);
  if (token === null || !entry.test(`${uuid}:${token}`)) return;
  const others = entriesOf(request).filter(([id]) => id !== uuid);
  const value = [[uuid, token] as const, ...others].slice(0, most).map((pair) => pair.join(':'));
  setCookie(reply, { name: orderLinkCookie, value: value.join('|'), maxAge: day });
};
