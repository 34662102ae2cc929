import { parseRevision, type ChannelRevision, type ChannelStore } from '@detour/shared-releases/channel';
import type { Coordination } from '@detour/shared-releases/coordination';
import type { Team } from '../alerts/team-of';
import { noticeOf, type ReleaseNotice } from './notice';

interface NotifyOptions {
  readonly channels: Pick<ChannelStore, 'read'>;
  readonly coordination: Coordination;
  /** The newest verified revision: nothing after it is told. */
  newest(): Pick<ChannelRevision, 'channel' | 'revision'>;
  teamOf(name: string): Team | null;
  /** Delivers to one receiver after the other. False when one of them did not take it after its retries. */
  send(notice: ReleaseNotice): Promise<boolean>;
  onFailed(notice: ReleaseNotice): void;
}

const cursor = 'notified';
/** A server that was away for long tells the last changes only. */
const mostAtOnce = 50;

/**
 * Tells every revision after the last one that was told, oldest first. The server with the lease tells; the place is kept for all, so that the
 * next leader goes on. A new channel or a new database begins with the next change.
 */
export const createNotify = (options: NotifyOptions) => {
  const { channels, coordination, send } = options;
  return async (): Promise<void> => {
    const { channel, revision } = options.newest();
    if (!(await coordination.lead())) return;
    const told = await coordination.once(cursor, revision);
    for (let number = Math.max(told + 1, revision - mostAtOnce + 1); number <= revision; number += 1) {
      const stored = await channels.read(channel, number);
      const document = stored && parseRevision(stored.body);
      if (document?.ok) {
        const notice = noticeOf(document.value, options.teamOf);
        if (!(await send(notice))) options.onFailed(notice);
      }
      await coordination.set(cursor, number);
    }
  };
};
