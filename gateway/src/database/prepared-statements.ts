import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** Statements that a connection keeps at most: PostgreSQL holds a plan of about 40 KB for each, per connection. */
const most = 200;
/** Texts whose uses are remembered; what came least lately is forgotten. */
const mostCounted = 2000;
/** A statement is prepared at its third use: what runs once, such as an import's batch, costs nothing. */
const usesBefore = 2;
const longest = 4000;

/** Names of the texts that come again and again. Shared by the connections of a pool, so that each prepares the same few. */
const createNames = () => {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: mostCounted });
  let given = 0;
  return {
    of(text: string): string | undefined {
      const name = names.get(text);
      if (name !== undefined || names.size >= most || text.length > longest) return name;
      const used = uses.get(text) ?? 0;
      if (used < usesBefore) {
        uses.set(text, used + 1);
        return undefined;
      }
      uses.delete(text);
      const next = `s${(given += 1)}`;
      names.set(text, next);
      return next;
    },
    /** Later uses get new names, which every connection prepares again. */
    forget: () => names.clear(),
  };
};

/** A migration changed the columns of a prepared statement's result. Its transaction is rolled back. */
export const isOutdatedStatement = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { readonly code?: string }).code === '0A000' &&
  (error as { readonly routine?: string }).routine === 'RevalidateCachedQuery';

const failedTransaction = '25P02';

/**
 * Each connection prepares the statements that it sends often, so that PostgreSQL parses and plans them once. A statement whose columns a
 * migration changed is sent again without a name; in a transaction that cannot be, and `inTransaction` repeats the whole.
 */
export const withPreparedStatements = (pool: Pick<pg.Pool, 'connect' | 'end'>): PostgresPool => {
  const names = createNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const send = async <R>(client: pg.PoolClient, text: string, values: readonly unknown[]) => {
    const plain = () => client.query(text, [...values]) as unknown as Promise<PostgresQueryResult<R>>;
    const name = values.length === 0 ? undefined : names.of(text);
    if (name === undefined) return plain();
    try {
      return (await client.query({ name, text, values: [...values] })) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (!isOutdatedStatement(error)) throw error;
      names.forget();
      return plain().catch((again: { readonly code?: string }) => {
        throw again.code === failedTransaction ? error : again;
      });
    }
  };

  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const preparing = {
        query: (text: string, values: readonly unknown[]) => send(client, text, values),
        release: () => client.release(),
      } as PostgresPoolClient;
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
};
