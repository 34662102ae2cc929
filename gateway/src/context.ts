import type { Clock } from '@detour/shared-contracts';
import type { Config } from './config';
import type { Database } from './database/open-database';
import type { Readiness } from './http/readiness';
import type { Metrics } from './http/metrics';

/** What every module of the gateway is given; nothing else is global. */
export interface GatewayContext {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}
