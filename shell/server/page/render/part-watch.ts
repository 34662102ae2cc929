import type { FastifyBaseLogger } from 'fastify';
import { withoutSecrets } from '@detour/shared-contracts/platform';
import type { AlertReports } from '../../alerts/alert-reports';
import { createFailureCount } from '../../alerts/failure-count';
import type { ShellMetrics } from '../../http/metrics';
import type { PageRendererDeps } from './page-renderer';
import type { PageRequest } from '../page-request';

interface PartWatchOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly metrics: Pick<ShellMetrics, 'renders' | 'renderSeconds'>;
  readonly alerts: Pick<AlertReports, 'report'>;
  now(): number;
}

export interface PartWatch extends Pick<PageRendererDeps, 'onPartDrawn' | 'onPartLost'> {
  onFrameLost(request: PageRequest, reason: string): void;
}

/** Reports outcomes of server-rendered parts to the log and to Prometheus. A release that loses its part often raises an alert. */
export const createPartWatch = ({ log, metrics, alerts, now }: PartWatchOptions): PartWatch => {
  const isOften = createFailureCount(now);
  const logLoss = ({ route, requestId }: PageRequest, part: string, reason: string): void =>
    log.warn(
      { page: route.page, locale: route.locale, part, requestId, reason: withoutSecrets(reason) },
      'page sent without a part',
    );
  return {
    onFrameLost: (request, reason) => logLoss(request, 'shell', reason),
    onPartDrawn({ remote, release, took }) {
      metrics.renders.inc({ remote, release, outcome: 'drawn' });
      metrics.renderSeconds.observe({ remote }, took);
    },
    onPartLost(request, { remote, release }, { code, reason }) {
      metrics.renders.inc({ remote, release, outcome: code });
      if (code === 'lost' && isOften(`${remote}@${release}`)) {
        const text = `Its part was lost on the server three times in a minute: ${reason}`;
        alerts.report({ kind: 'remote-failing', remote, release, text });
      }
      logLoss(request, remote, reason);
    },
  };
};
