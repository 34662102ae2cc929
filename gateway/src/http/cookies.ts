import type { FastifyReply, FastifyRequest } from 'fastify';

/** Value of a cookie, as it stands in the request; null without it. Ours hold URL-safe characters only, so nothing is decoded. */
export const readCookie = (request: FastifyRequest, name: string): string | null => {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return null;
};

interface NewCookie {
  readonly name: string;
  readonly value: string;
  /** Only over https. */
  readonly secure: boolean;
  /** Seconds; until the browser closes without one. */
  readonly maxAge?: number;
  /** In reach of scripts: for what is no secret. */
  readonly readable?: boolean;
}

/** For this host only, out of reach of requests that other sites cause. */
export const setCookie = (reply: FastifyReply, cookie: NewCookie): void => {
  const { name, value, secure, maxAge, readable } = cookie;
  const attributes = [
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
    ...(readable ? [] : ['HttpOnly']),
    'SameSite=Lax',
  ];
  reply.header('set-cookie', `${name}=${value}; ${attributes.join('; ')}`);
};

export const clearCookie = (reply: FastifyReply, name: string, secure: boolean): void =>
  setCookie(reply, { name, value: '', secure, maxAge: 0 });
