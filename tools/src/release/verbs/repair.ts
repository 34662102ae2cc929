import { ok } from '@detour/shared-contracts/base';
import { repairChannel } from '@detour/shared-releases/channel';
import {
  changeHelp,
  changeOptions,
  channelOption,
  textOption,
  UsageError,
  wholeOption,
  type Verb,
} from '../verb';

export const repair: Verb = {
  usage: '[--from 41] [--channel production]',
  summary:
    'Signs the current state with the platform’s key, before a key is revoked or after someone changed the store.',
  options: { ...changeOptions, from: { type: 'string' } },
  optionHelp: {
    'from REVISION':
      'whose releases come into force; the newest, where the whole channel verifies, if left out',
    'channel NAME': 'production if left out',
    ...changeHelp,
  },
  examples: [
    'repair --why "the key of search will be revoked"',
    'repair --from 41 --why "revision 42 was forged"',
  ],
  async run(context, args, options) {
    if (args.length > 0) throw new UsageError('repair takes no package.');
    const channel = channelOption(options);
    const repaired = await repairChannel(context.channels, {
      channel,
      from: wholeOption(options, 'from'),
      trust: context.trust,
      signer: context.signerFor(null),
      by: textOption(options, 'by') ?? context.user,
      why: textOption(options, 'why') ?? '',
      now: context.world.now,
      production: context.settings.production,
    });
    if (!repaired.ok) return repaired;
    const { revision, releases, change } = repaired.value.document;
    return ok({
      lines: [`Repaired: ${change.what}. ${channel} is at revision ${revision}.`],
      json: { channel, revision, releases },
    });
  },
};
