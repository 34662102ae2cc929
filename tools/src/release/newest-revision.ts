import { err, ok, type Result } from '@detour/shared-contracts';
import {
  changeChannel,
  createChannelReader,
  readHistory,
  type ChangedChannel,
  type ChangeKind,
  type ChannelChanger,
  type ChannelRevision,
  type Refusal,
  type VerifiedRevision,
} from '@detour/shared-releases';
import type { ReleaseDesk } from './release-desk';
import { textOption, type Options } from './verb';

/** The revision in force, verified; null for a channel that does not exist. A channel that does not verify is refused. */
export const newestOf = async (
  { channels: store, trust, settings, world }: ReleaseDesk,
  channel: string,
): Promise<Result<VerifiedRevision | null, Refusal>> => {
  const { production } = settings;
  const reader = createChannelReader({ store, trust, channel, now: world.now, production });
  const polled = await reader.poll();
  if (polled.kind === 'refused') return err(polled.error);
  // What verified may not be the newest: a second look tells what is wrong with the rest.
  const again = await reader.poll();
  return again.kind === 'refused' ? err(again.error) : ok(again.revision);
};

/** Revisions of a channel, the newest first; none for a channel that does not exist. */
export async function* historyOf(
  desk: ReleaseDesk,
  newest: VerifiedRevision | null,
): AsyncGenerator<ChannelRevision, void, undefined> {
  if (newest) yield* readHistory(desk.channels, newest);
}

export interface Change {
  readonly channel: string;
  readonly kind: ChangeKind;
  /** Whose key signs; null is the platform's, which may change several packages. */
  readonly name: string | null;
  readonly options: Options;
}

/** Changes a channel as the desk's user, with the key for one package or the platform's. */
export const changeAs = (
  desk: ReleaseDesk,
  { channel, kind, name, options }: Change,
  changer: ChannelChanger,
): Promise<Result<ChangedChannel, Refusal>> =>
  changeChannel(
    desk.channels,
    {
      channel,
      kind,
      trust: desk.trust,
      signer: desk.signerFor(name),
      now: desk.world.now,
      by: textOption(options, 'by') ?? desk.user,
      why: textOption(options, 'why') ?? '',
      production: desk.settings.production,
    },
    changer,
  );
