import type { Clock } from '@detour/shared-contracts/base';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentStore } from './content';
import type { ExperimentStore } from './experiments';
import type { Config } from '../settings/settings';
import type { Database } from '../database/open-database';
import type { Keyring } from '../settings/keyring';
import type { Metrics } from '../http/metrics';
import type { Readiness } from '../http/server/readiness';
import type { PhotoWorker } from './photo-worker';
import type { MailTransport } from './mail';
import type { PaymentProvider } from './payment-provider';
import type { SandboxProvider } from './sandbox-provider';
import type { PostOffice } from './post-office';

/** Dependencies of every module of the gateway. Nothing else is global. */
export interface GatewayContext {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  /** Published content of editors, and their drafts. */
  readonly content: ContentStore;
  /** Running experiments, and the arms of visitors. */
  readonly experiments: ExperimentStore;
  /** Keys of links, sessions and signatures. */
  readonly secret: Keyring;
  readonly log: FastifyBaseLogger;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly mail: MailTransport;
  readonly provider: PaymentProvider;
  /** The sandbox provider, if it is the configured one. Only then do cards pass through our calls. */
  readonly sandbox: SandboxProvider | null;
  /** Service that prints and posts vouchers. */
  readonly post: PostOffice;
  /** Loads a picture by its path (`/images/…webp`) and encodes it if necessary. Null after a timeout. */
  readonly readPicture: (path: string) => Promise<Buffer | null>;
  /** Checks, prepares and encodes photos in a process of its own. */
  readonly photoWorker: PhotoWorker;
  /** Runs the jobs soon, because something was queued. */
  readonly wakeJobs: () => void;
}
