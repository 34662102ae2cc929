import type { Team } from './team-of';

type AlertKind = 'canary-aborted' | 'release-refused' | 'remote-failing' | 'pages-failing' | 'rollout-held';

/** An urgent message for a team. */
export interface Alert extends Team {
  readonly kind: AlertKind;
  readonly remote: string;
  readonly release: string;
  /** What happened, in one sentence. */
  readonly text: string;
  readonly channel: string;
  /** Milliseconds UTC. */
  readonly at: number;
}

interface ToldAlert extends Alert {
  /** Whether the `ALERT_WEBHOOK` address accepted it. `log` when none is set. */
  readonly told: 'log' | 'waiting' | 'sent' | 'failed';
}

export interface Alerts {
  /** `release` null: the live one. */
  raise(alert: Pick<Alert, 'kind' | 'remote' | 'text'> & { readonly release: string | null }): void;
  /** The most recent alerts, newest first. */
  list(): readonly ToldAlert[];
}

interface AlertsOptions {
  readonly channel: string;
  teamOf(remote: string, release: string): Team | null;
  liveVersion(remote: string): string;
  /** Resolves to false when delivery failed, to null when no address is set. */
  readonly send: ((alert: Alert) => Promise<boolean>) | null;
  log(alert: Alert): void;
  onTrouble(alert: Alert): void;
  now(): number;
}

const kept = 50;
/** Deduplication window (ms) for the same alert of the same release. */
const quiet = 15 * 60_000;

const unknownTeam: Team = { owner: 'unknown', alert: 'unknown' };

/** Reports the team and its address in the log, on the status page and to `ALERT_WEBHOOK`. */
export const createAlerts = (options: AlertsOptions): Alerts => {
  const { channel, teamOf, send, log, onTrouble, now } = options;
  let told: readonly ToldAlert[] = [];
  return {
    raise({ kind, remote, release: named, text }) {
      const at = now();
      const release = named ?? options.liveVersion(remote);
      const isSame = (one: ToldAlert): boolean =>
        one.kind === kind && one.remote === remote && one.release === release;
      if (told.some((one) => isSame(one) && at - one.at < quiet)) return;
      const team = teamOf(remote, release) ?? unknownTeam;
      const alert: Alert = { kind, remote, release, text, ...team, channel, at };
      const noted: ToldAlert = { ...alert, told: send ? 'waiting' : 'log' };
      told = [noted, ...told].slice(0, kept);
      log(alert);
      void send?.(alert).then((isSent) => {
        const after: ToldAlert = { ...noted, told: isSent ? 'sent' : 'failed' };
        told = told.map((one) => (one === noted ? after : one));
        if (!isSent) onTrouble(alert);
      });
    },
    list: () => told,
  };
};
