import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../problem';

// With the flag `u`, a pair is one character, so this finds only lone surrogates.
const halfPair = /\p{Surrogate}/u;

const troubleOf = (text: string): string | null => {
  if (text.includes('\0')) return 'must not contain the character NUL';
  return halfPair.test(text) ? 'must be well-formed Unicode: it contains half a surrogate pair' : null;
};

interface Unstorable {
  readonly path: string;
  readonly message: string;
}

/** Finds the first text or member name that PostgreSQL cannot store in a text or JSON column. Null when there is none. */
export const findUnstorable = (value: unknown, path: string): Unstorable | null => {
  const open: [unknown, string][] = [[value, path]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [one, at] = next;
    if (typeof one === 'string') {
      const message = troubleOf(one);
      if (message) return { path: at, message };
    } else if (one !== null && typeof one === 'object') {
      for (const [name, member] of Object.entries(one)) {
        const message = troubleOf(name);
        if (message) return { path: at, message: `the name of a member ${message}` };
        open.push([member, `${at}/${name}`]);
      }
    }
  }
  return null;
};

/**
 * Rejects NUL and lone surrogates in path, query and body of every call with 400 and the member's path. PostgreSQL stores
 * neither, and no visitor types them. Cookies and headers need no check: HTTP forbids NUL there, and their bytes are read as
 * Latin-1.
 */
export const registerStorableText = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const found =
      findUnstorable(params, 'params') ?? findUnstorable(query, 'query') ?? findUnstorable(body, 'body');
    if (!found) return;
    throw new HttpProblem({
      status: 400,
      code: 'INVALID_REQUEST',
      detail: `${found.path} ${found.message}`,
      errors: [found],
    });
  });
};
