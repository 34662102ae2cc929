import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Database } from '../../src/database/open-database';
import type { Tables } from '../../src/database/tables/tables';
import type { Turn } from './turns';

const isDeadlock = (error: unknown): boolean => (error as { code?: string } | null)?.code === '40P01';

/** A connection of the real pool whose statements wait for their turn. */
class GatedConnection implements DatabaseConnection {
  constructor(
    private readonly inner: DatabaseConnection,
    private readonly turn: Turn,
    readonly release: () => void,
    private readonly onDeadlock: () => void,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.turn.gate();
    try {
      return await this.inner.executeQuery<R>(query);
    } catch (error) {
      // The shop retries after a deadlock; here it is a wrong order of locks.
      if (isDeadlock(error)) this.onDeadlock();
      throw error;
    } finally {
      this.turn.pass();
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('A gated connection streams nothing.');
  }
}

const raw = (statement: string): CompiledQuery => CompiledQuery.raw(statement);

/** The database as one task sees it: each of its statements, `begin` and `commit` too, waits for its turn. */
export const gatedDatabase = (base: Database, turn: Turn, onDeadlock: () => void): Database => {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: () =>
      new Promise((resolve, reject) => {
        base
          .getExecutor()
          .provideConnection(
            (inner) =>
              new Promise<void>((release) => resolve(new GatedConnection(inner, turn, release, onDeadlock))),
          )
          .catch(reject);
      }),
    beginTransaction: async (connection) => void (await connection.executeQuery(raw('begin'))),
    commitTransaction: async (connection) => void (await connection.executeQuery(raw('commit'))),
    rollbackTransaction: async (connection) => void (await connection.executeQuery(raw('rollback'))),
    releaseConnection: async (connection) => (connection as GatedConnection).release(),
    destroy: async () => {},
  };
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
};
