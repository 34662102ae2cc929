import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '@detour/shared-releases/release';
import type { CompositionSource } from '../composition/composition-source';
import type { ShellMetrics } from '../http/metrics';
import type { ShellConfig } from '../settings/config';
import type { ShellSecrets } from '../settings/secrets';
import type { CareSessions } from '../visitor/care-session';
import { createAuditLog } from './audit-log';
import { createPreviews, type Previews } from './previews';
import { registerReleasePage } from './release-page';
import { createStaffAccess, type StaffAccess } from './staff-access';
import { registerStatusPage } from './status-page';
import type { StatusSources } from './status';

interface StaffOptions {
  readonly config: ShellConfig;
  readonly secrets: ShellSecrets;
  readonly compositions: CompositionSource;
  readonly care: CareSessions;
  readonly metrics: ShellMetrics;
  now(): number;
}

/** Access checks for the server's state and unreleased versions. */
export interface Staff {
  readonly access: StaffAccess;
  readonly previews: Previews;
}

export const openStaff = (app: FastifyInstance, options: StaffOptions): Staff => {
  const { config, secrets, compositions, care, metrics, now } = options;
  const { secure, channel } = config;
  return {
    access: createStaffAccess({ password: secrets.operatorPassword, secure, care, now }),
    previews: createPreviews({
      compositions,
      channel,
      now,
      secret: secrets.signingSecret,
      secure,
      onRefused(message) {
        metrics.previews.inc({ what: 'refused' });
        app.log.warn({ reason: message }, 'a preview is no longer shown');
      },
    }),
  };
};

interface StaffPageOptions extends StaffOptions, Staff {
  readonly releases: ReleaseStore;
  readonly status: StatusSources;
}

/** Registers the pages of operators and teams: metrics, status and the choice of releases. */
export const registerStaffPages = (app: FastifyInstance, options: StaffPageOptions): void => {
  const { config, secrets, compositions, metrics, access, previews, releases, status, now } = options;
  app.get('/metrics', async (request, reply) => {
    if ((await access.operator(request, reply)) === null) return reply;
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  registerStatusPage(app, access, status);
  const audit = createAuditLog(join(config.dataDir, 'audit', 'previews.log'), now);
  registerReleasePage(app, {
    access,
    previews,
    compositions,
    channel: config.channel,
    now,
    releases,
    secret: secrets.signingSecret,
    secure: config.secure,
    audit(entry) {
      audit(entry);
      app.log.info(entry, 'preview');
    },
    onChoice: (what) => metrics.previews.inc({ what }),
  });
};
