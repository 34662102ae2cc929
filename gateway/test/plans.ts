import { sql, type LogEvent } from 'kysely';
import type { Database } from '../src/database/open-database';
import { inTransaction } from '../src/database/transaction';

export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** A table that a statement reads without a condition that an index answers. */
export interface FullRead {
  readonly table: string;
  readonly text: string;
}

/** Statements that are alike but for the number of their values are one. */
const shapeOf = (text: string): string => text.replaceAll(/\$\d+(, \$\d+)+/g, '$n');

/** Collects each kind of statement once, while `isOn()`. */
export const collectStatements = (isOn: () => boolean) => {
  const found = new Map<string, Statement>();
  return {
    log(event: LogEvent): void {
      const { sql: text, parameters } = event.query;
      const shape = shapeOf(text);
      if (isOn() && event.level === 'query' && !found.has(shape)) found.set(shape, { text, parameters });
    },
    statements: (): readonly Statement[] => [...found.values()],
  };
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const isPlanned = ({ text }: Statement): boolean => /^\s*(select|insert|update|delete|with)\s/i.test(text);

const explain = async (db: Database, { text, parameters }: Statement): Promise<readonly PlanNode[]> => {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>({
    ...sql`select`.compile(db),
    sql: `explain (format json) ${text}`,
    parameters,
  });
  return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
};

/**
 * Tables that the statement reads by no condition of an index. A partial index that is read as a whole is small in a test: without it,
 * another index may serve, or none.
 */
const fullReadsOf = async (db: Database, statement: Statement): Promise<readonly string[]> => {
  const nodes = await explain(db, statement);
  const partial = nodes.find((node) => node['Node Type'] === 'Bitmap Index Scan' && !node['Index Cond']);
  if (partial) {
    await sql`drop index ${sql.id(partial['Index Name'] ?? '')}`.execute(db);
    return fullReadsOf(db, statement);
  }
  // A bitmap's condition is at the index scan below it, and a scan of addresses reads the rows that it is given.
  return nodes
    .filter((node) => /(?<!Heap |Tid )Scan$/.test(node['Node Type']) && !node['Index Cond'])
    .flatMap((node) => node['Relation Name'] ?? []);
};

/**
 * The tables that statements would read as a whole at any size. PostgreSQL plans by size, and tests have few rows: so everything but a
 * lookup by an index is made dear. What remains has no index that could serve it.
 */
export const findFullReads = async (
  db: Database,
  statements: readonly Statement[],
): Promise<readonly FullRead[]> => {
  const found: FullRead[] = [];
  for (const statement of statements.filter(isPlanned)) {
    const result = await inTransaction<never, readonly string[]>(db, async (trx, refuse) => {
      for (const way of ['seqscan', 'indexscan', 'indexonlyscan', 'hashjoin', 'mergejoin'])
        await sql.raw(`set local enable_${way} = off`).execute(trx);
      // The settings and dropped indexes end with the transaction.
      return refuse(await fullReadsOf(trx, statement));
    });
    const text = statement.text.replaceAll(/\s+/g, ' ').trim();
    if (!result.ok) found.push(...result.error.map((table) => ({ table, text })));
  }
  return found;
};
