import type { Team } from './team-of';

type AlertKind = 'canary-aborted' | 'release-refused' | 'remote-failing' | 'pages-failing';

/** What a team should know at once. */
export interface Alert extends Team {
  readonly kind: AlertKind;
  readonly remote: string;
  readonly release: string;
  /** What happened, in a sentence. */
  readonly text: string;
  readonly channel: string;
  /** Milliseconds UTC. */
  readonly at: number;
}

interface ToldAlert extends Alert {
  /** Whether the address of `ALERT_WEBHOOK` took it; `log` where none is set. */
  readonly told: 'log' | 'waiting' | 'sent' | 'failed';
}

export interface Alerts {
  /** `release` null: the one that is live. */
  raise(alert: Pick<Alert, 'kind' | 'remote' | 'text'> & { readonly release: string | null }): void;
  /** The last ones, the newest first. */
  list(): readonly ToldAlert[];
}

interface AlertsOptions {
  readonly channel: string;
  teamOf(remote: string, release: string): Team | null;
  liveVersion(remote: string): string;
  /** Gives false where it could not be delivered; null where there is no address for it. */
  readonly send: ((alert: Alert) => Promise<boolean>) | null;
  log(alert: Alert): void;
  onTrouble(alert: Alert): void;
  now(): number;
}

const kept = 50;
/** Milliseconds in which the same of the same release is said once. */
const quiet = 15 * 60_000;

const unknownTeam: Team = { owner: 'unknown', alert: 'unknown' };

/** Names the team and its address in the log, on the status page, and to whoever listens at `ALERT_WEBHOOK`. */
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
