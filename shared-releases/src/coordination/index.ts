import { createFileCoordination } from './file-coordination';
import { createPostgresCoordination } from './postgres-coordination';
import type { Coordination } from './coordination';

export type { Coordination } from './coordination';

interface CoordinationOptions {
  /** `CHANNELS`: a folder, or a URL of PostgreSQL. */
  readonly channels: string;
  readonly channel: string;
  /** Id of this server. */
  readonly holder: string;
  /** File of the values where channels are in a folder. */
  readonly file: string;
  /** Time (ms) after which another server may act for a silent one. */
  readonly lease?: number;
}

export const openCoordination = ({
  channels,
  channel,
  holder,
  file,
  lease,
}: CoordinationOptions): Coordination =>
  /^postgres(ql)?:/.test(channels)
    ? createPostgresCoordination({ url: channels, name: channel, holder, ...(lease && { lease }) })
    : createFileCoordination(file);
