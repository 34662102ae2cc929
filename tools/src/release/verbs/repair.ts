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
    'With the platform’s key: vouches for a state, before a key is revoked or after somebody wrote into the store.',
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
  async run(desk, args, options) {
    if (args.length > 0) throw new UsageError('repair takes no package.');
    const channel = channelOption(options);
    const repaired = await repairChannel(desk.channels, {
      channel,
      from: wholeOption(options, 'from'),
      trust: desk.trust,
      signer: desk.signerFor(null),
      by: textOption(options, 'by') ?? desk.user,
      why: textOption(options, 'why') ?? '',
      now: desk.world.now,
      production: desk.settings.production,
    });
    if (!repaired.ok) return repaired;
    const { revision, releases, change } = repaired.value.document;
    return ok({
      lines: [`Repaired: ${change.what}. ${channel} is at revision ${revision}.`],
      json: { channel, revision, releases },
    });
  },
};
