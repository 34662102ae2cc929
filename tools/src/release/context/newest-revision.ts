import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import {
  changeChannel,
  createChannelReader,
  readHistory,
  type ChangedChannel,
  type ChangeKind,
  type ChannelChanger,
  type ChannelRevision,
  type VerifiedRevision,
} from '@detour/shared-releases/channel';
import type { SigningKey } from '@detour/shared-releases/trust';
import type { ReleaseContext } from './release-context';
import { textOption, type Options } from '../verb';

/** The verified current revision. Null for a missing channel. Rejects a channel that fails verification. */
export const newestOf = async (
  { channels: store, trust, settings, world }: ReleaseContext,
  channel: string,
): Promise<Result<VerifiedRevision | null, Refusal>> => {
  const { production } = settings;
  const reader = createChannelReader({ store, trust, channel, now: world.now, production });
  const polled = await reader.poll();
  if (polled.kind === 'refused') return err(polled.error);
  // The newest valid revision may not be the last. A second poll reports why later ones are invalid.
  const again = await reader.poll();
  return again.kind === 'refused' ? err(again.error) : ok(again.revision);
};

/** Revisions of a channel, newest first. Empty for a missing channel. */
export async function* historyOf(
  context: ReleaseContext,
  newest: VerifiedRevision | null,
): AsyncGenerator<ChannelRevision, void, undefined> {
  if (newest) yield* readHistory(context.channels, newest);
}

export interface Change {
  readonly channel: string;
  readonly kind: ChangeKind;
  /** Package whose key signs. Null means the platform key, which may change several packages. */
  readonly name: string | null;
  readonly options: Options;
}

/** Changes a channel as the current user, with a package's key or the platform key. */
export const changeAs = (
  context: ReleaseContext,
  { name, ...change }: Change,
  changer: ChannelChanger,
): Promise<Result<ChangedChannel, Refusal>> =>
  changeWith(context, { ...change, signer: context.signerFor(name) }, changer);

/** Changes the freezes of a channel as an operator. */
export const changeFreezes = (
  context: ReleaseContext,
  change: Pick<Change, 'channel' | 'options'>,
  changer: ChannelChanger,
): Promise<Result<ChangedChannel, Refusal>> =>
  changeWith(context, { ...change, kind: 'freeze', signer: context.operatorSigner() }, changer);

const changeWith = (
  context: ReleaseContext,
  { channel, kind, signer, options }: Omit<Change, 'name'> & { readonly signer: SigningKey },
  changer: ChannelChanger,
): Promise<Result<ChangedChannel, Refusal>> =>
  changeChannel(
    context.channels,
    {
      channel,
      kind,
      trust: context.trust,
      signer,
      now: context.world.now,
      by: textOption(options, 'by') ?? context.user,
      why: textOption(options, 'why') ?? '',
      production: context.settings.production,
    },
    changer,
  );
