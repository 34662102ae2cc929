import type { TrackedEvent } from '@detour/shared-contracts/api';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, Json, Optional } from './column-types';

interface OutboxTable {
  id: Generated<number>;
  topic: string;
  payload: Json<object>;
  /** A second row with the same key is not written. */
  dedupe_key: string | null;
  due_at: Instant;
  attempts: Defaulted<number>;
  claimed_until: Instant | null;
  done_at: Instant | null;
  last_error: string | null;
}

interface ClientErrorTable {
  id: Generated<number>;
  at: Instant;
  kind: 'error' | 'vitals' | 'csp';
  locale: string | null;
  location: string | null;
  message: string;
  remote: string | null;
  release: string | null;
  composition_id: string | null;
  code: string | null;
  /** Random id of the tab. */
  visit: Optional<string>;
}

interface PageNotFoundTable {
  uri: string;
  locale: string;
  count: Defaulted<number>;
  last_at: Instant;
}

interface AnalyticsEventTable {
  id: Generated<number>;
  at: Instant;
  /** Point of sale: `fr`. */
  pos: string;
  name: TrackedEvent['name'];
  page_path: string;
  page_type: string;
  locale: string;
  ab_tests: Json<TrackedEvent['abTests']>;
  items: Json<TrackedEvent['items']>;
  /** Random numbers of the browser. */
  client_id: string | null;
  session_id: string | null;
  /** Keyed hash of the account; null for a visitor without one. */
  user_key: string | null;
  /** The remote that was used, and its release. */
  remote: Optional<string>;
  release: Optional<string>;
  /** Of a list that a search made: key and id of a place, `around` or `anywhere`. */
  place: Optional<string>;
  /** Number of results of that search. */
  results: Optional<number>;
}

/** Messages to send, and reports of browsers. */
export interface OperationTables {
  outbox: OutboxTable;
  client_error: ClientErrorTable;
  page_not_found: PageNotFoundTable;
  analytics_event: AnalyticsEventTable;
}
