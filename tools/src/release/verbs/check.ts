import { err, ok } from '@detour/shared-contracts';
import { printReleaseId } from '@detour/shared-releases';
import { asTrouble, createCompare } from '../check-candidate';
import { newestOf } from '../newest-revision';
import { loadWhole } from '../published-release';
import { channelOption, releaseArgument, type Verb } from '../verb';

export const check: Verb = {
  usage: 'NAME@VERSION [--channel production]',
  summary: 'Compares a published release with everything live in a channel; changes nothing.',
  options: {},
  optionHelp: { 'channel NAME': 'production if left out' },
  examples: [
    'check remote-search@1.4.0 --channel production',
    'check remote-search@1.4.0 --channel preview --json',
  ],
  async run(desk, args, options) {
    const id = releaseArgument(args);
    const channel = channelOption(options);
    const whole = await loadWhole(desk, id);
    if (!whole.ok) return whole;
    const newest = await newestOf(desk, channel);
    if (!newest.ok) return newest;
    const compared = await createCompare(desk)(id, newest.value?.document ?? { releases: {} });
    if (!compared.ok) return compared;
    if (compared.value.problems.length > 0) return err(asTrouble(id, channel, compared.value));
    const { against } = compared.value;
    return ok({
      lines: [`${printReleaseId(id)} fits to ${channel}: compared with ${against.join(', ')}.`],
      json: { release: id, channel, revision: newest.value?.document.revision ?? 0, against, problems: [] },
    });
  },
};
