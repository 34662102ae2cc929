import type { ExperimentState } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, Json, Optional } from './column-types';

interface Share {
  readonly arm: string;
  /** Percent. */
  readonly share: number;
}

interface ExperimentTable {
  id: Generated<number>;
  uuid: string;
  /** Name of a declared experiment. */
  experiment: string;
  title: string;
  state: ExperimentState;
  locales: Json<Locale[]>;
  shares: Json<Share[]>;
  /** It runs from here (null: at once) until there (null: without end). */
  valid_from: Optional<Date>;
  valid_until: Optional<Date>;
  version: number;
  round: number;
  started_at: Optional<Date>;
  ended_at: Optional<Date>;
  /** `issuer subject` of a member of staff. */
  changed_by: string;
  changed_at: Instant;
}

interface ExperimentEventTable {
  id: Generated<number>;
  uuid: string;
  version: number;
  action: 'save' | 'start' | 'stop' | 'kill' | 'drop';
  detail: Json<object>;
  actor: string;
  at: Instant;
}

interface ExperimentRevisionTable {
  id: number;
  value: number;
}

interface ExperimentExposureTable {
  experiment_id: number;
  round: number;
  /** Hash of the browser's random number and of the experiment. */
  visitor_key: string;
  arm: string;
  purchased: Defaulted<boolean>;
  at: Instant;
}

/** Deleted by a trigger when the order is confirmed, cancelled or expired. */
interface ExperimentOrderTable {
  order_uuid: string;
  experiment_id: number;
  round: number;
  visitor_key: string;
}

export interface ExperimentTables {
  experiment: ExperimentTable;
  experiment_event: ExperimentEventTable;
  experiment_revision: ExperimentRevisionTable;
  experiment_exposure: ExperimentExposureTable;
  experiment_order: ExperimentOrderTable;
}
