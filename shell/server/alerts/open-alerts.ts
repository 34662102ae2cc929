import type { FastifyBaseLogger } from 'fastify';
import type { CompositionSource } from '../composition/composition-source';
import type { ShellConfig } from '../settings/config';
import type { ShellMetrics } from '../http/metrics';
import { createAlerts, type Alerts } from './alerts';
import { createSendAlert } from './send-alert';
import type { TeamOf } from './team-of';

interface AlertSources {
  readonly config: Pick<ShellConfig, 'alertWebhook' | 'alertSecrets' | 'channel'>;
  readonly metrics: Pick<ShellMetrics, 'alerts'>;
  readonly compositions: Pick<CompositionSource, 'live'>;
  readonly teamOf: TeamOf;
  readonly log: FastifyBaseLogger;
  now(): number;
}

/** Urgent messages for teams: logged, counted, shown on the status page and sent to `ALERT_WEBHOOK`. */
export const openAlerts = ({ config, metrics, compositions, teamOf, log, now }: AlertSources): Alerts => {
  const { alertWebhook: webhook, alertSecrets: secrets, channel } = config;
  const liveOf = (name: string) => {
    try {
      return compositions.live().releases[name];
    } catch {
      // No composition exists yet.
      return undefined;
    }
  };
  return createAlerts({
    channel,
    now,
    liveVersion: (name) => liveOf(name)?.version ?? 'none',
    teamOf(name, release) {
      const { version, previous } = liveOf(name) ?? {};
      // The contract of a rejected release is not trusted, so the live release's contract names the team.
      const versions = [release, version, previous].filter((one) => typeof one === 'string');
      return teamOf(versions.map((one) => ({ name, version: one })));
    },
    send: webhook === null ? null : createSendAlert({ webhook, secrets }),
    log({ kind, remote, release, owner, alert, text }) {
      metrics.alerts.inc({ kind, remote });
      log.warn({ kind, remote, release, owner, alert, reason: text }, 'alert');
    },
    onTrouble: ({ kind, remote }) => log.error({ kind, remote }, 'ALERT_WEBHOOK did not accept the alert'),
  });
};
