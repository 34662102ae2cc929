import { addPastSpan } from '@detour/shared-contracts/tracing';
import type { LogEvent } from 'kysely';

interface StatementKind {
  /** `SELECT` */
  readonly operation: string;
  /** Name of the first table. Undefined for a statement without one. */
  readonly table?: string;
}

/** The first change inside a `with`, and its table; not the lock of `for update`. */
const firstChange =
  /(?<!\bfor\s+(?:no\s+key\s+)?)\b(insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z][a-z0-9_]{0,62})"?(?=[\s;,()]|$)/;

/**
 * Kind and first table of a statement; of a `with` that changes rows, those of its first change. Values are parameters, and nothing else
 * of the text is kept.
 */
export const describeStatement = (text: string): StatementKind => {
  const change = /^\s*with\b/i.test(text) ? firstChange.exec(text) : null;
  if (change) {
    const [, verb = '', changed = ''] = change;
    return { operation: verb.split(/\s/)[0]?.toUpperCase() ?? verb, table: changed };
  }
  const operation = (/^[\s(]*([a-z]{2,20})\b/i.exec(text)?.[1] ?? 'other').toUpperCase();
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z][a-z0-9_]{0,62})"?(?=[\s;,()]|$)/.exec(
    text,
  )?.[1];
  return { operation, ...(table !== undefined && { table }) };
};

/** Adds a span for each statement of a traced call, transaction or job. For the option `log` of Kysely. */
export const traceStatements = ({ level, query, queryDurationMillis, ...event }: LogEvent): void => {
  const { operation, table } = describeStatement(query.sql);
  const end = Date.now();
  addPastSpan(table === undefined ? operation : `${operation} ${table}`, {
    role: 'client',
    start: end - queryDurationMillis,
    end,
    notes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
      ...(level === 'error' && 'error' in event && { 'error.type': codeOf(event.error) }),
    },
  });
};

/** SQLSTATE of an error, `23505`. */
const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && /^\w{1,20}$/.test(code) ? code : 'Error';
};
