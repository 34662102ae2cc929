import { err, ok } from '@detour/shared-contracts';
import { printReleaseId } from '@detour/shared-releases';
import { asTrouble, createCompare, withCandidates } from '../check-candidate';
import { newestOf } from '../newest-revision';
import { printDeprecation } from '../print-deprecation';
import { loadWhole } from '../published-release';
import { channelOption, releaseArgument, textOption, UsageError, type Verb } from '../verb';

export const check: Verb = {
  usage: 'NAME@VERSION [--channel production] [--against NAME@VERSION,…]',
  summary: 'Compares a published release with everything live in a channel; changes nothing.',
  options: { against: { type: 'string' } },
  optionHelp: {
    'channel NAME': 'production if left out',
    'against RELEASES': 'candidates of other teams, as if they were live already; joined by commas',
  },
  examples: [
    'check remote-search@1.4.0 --channel production',
    'check remote-search@1.4.0 --channel preview --json',
    'check remote-search@1.4.0 --against remote-product@2.0.0',
  ],
  async run(desk, args, options) {
    const id = releaseArgument(args);
    const channel = channelOption(options);
    const named = textOption(options, 'against')?.split(',') ?? [];
    const candidates = named.map((text) => releaseArgument([text.trim()]));
    if (candidates.some(({ name }) => name === id.name))
      throw new UsageError(`--against names candidates of others, not ${id.name} itself.`);
    for (const release of [id, ...candidates]) {
      const whole = await loadWhole(desk, release);
      if (!whole.ok) return whole;
    }
    const newest = await newestOf(desk, channel);
    if (!newest.ok) return newest;
    const state = withCandidates(newest.value?.document ?? { releases: {} }, candidates);
    const compared = await createCompare(desk)(id, state);
    if (!compared.ok) return compared;
    if (compared.value.problems.length > 0) return err(asTrouble(id, channel, compared.value));
    const { against, deprecations } = compared.value;
    return ok({
      lines: [
        `${printReleaseId(id)} fits to ${channel}: compared with ${against.join(', ')}.`,
        ...deprecations.map(printDeprecation),
      ],
      json: {
        ...{ release: id, channel, revision: newest.value?.document.revision ?? 0 },
        ...{ against, problems: [], deprecations },
      },
    });
  },
};
