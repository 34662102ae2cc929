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
}

/** For this host and this browser session only, out of reach of scripts and of requests that other sites cause. */
export const setCookie = (reply: FastifyReply, { name, value, secure }: NewCookie): void => {
  const attributes = ['Path=/', ...(secure ? ['Secure'] : []), 'HttpOnly', 'SameSite=Lax'];
  reply.header('set-cookie', `${name}=${value}; ${attributes.join('; ')}`);
};
