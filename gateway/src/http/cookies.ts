import { cookieNameOf } from '@detour/shared-contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * True when the configuration serves every site over TLS: cookies are `Secure` and bound to their host. No request can
     * change it.
     */
    readonly isSecure: boolean;
  }
}

/**
 * Value of a cookie of the request, or null. Our values are URL-safe, so nothing is decoded. Over TLS only the name with the
 * prefix is read, because another host of the domain could set the plain one.
 */
export const readCookie = (request: FastifyRequest, plainName: string): string | null => {
  const name = cookieNameOf(plainName, request.server.isSecure);
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return null;
};

interface NewCookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime in seconds. Without it, the cookie lasts until the browser closes. */
  readonly maxAge?: number;
  /** Readable by scripts. Only for values that are not secret. */
  readonly readable?: boolean;
}

/** For this host only, and not sent with cross-site requests. */
export const setCookie = (reply: FastifyReply, cookie: NewCookie): void => {
  const { name, value, maxAge, readable } = cookie;
  const secure = reply.server.isSecure;
  const attributes = [
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
    ...(readable ? [] : ['HttpOnly']),
    'SameSite=Lax',
  ];
  reply.header('set-cookie', `${cookieNameOf(name, secure)}=${value}; ${attributes.join('; ')}`);
};

export const clearCookie = (reply: FastifyReply, name: string): void =>
  setCookie(reply, { name, value: '', maxAge: 0 });
