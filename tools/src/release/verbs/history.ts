import { ok } from '@detour/shared-contracts/base';
import { isPackageName } from '@detour/shared-releases/base';
import type { ChannelRevision } from '@detour/shared-releases/channel';
import { historyOf, newestOf } from '../context/newest-revision';
import { printTime } from '../context/print-time';
import { channelOption, UsageError, wholeOption, type Verb } from '../verb';

const lineOf = ({ revision, change: { kind, at, by, what, why } }: ChannelRevision): string =>
  `${String(revision).padStart(5)}  ${printTime(at)}  ${kind.padEnd(8)}  ${what}  by ${by}${why ? `: ${why}` : ''}`;

export const history: Verb = {
  usage: '[NAME] [--channel production] [--limit 20]',
  summary: 'Who changed what, when and why; the newest first.',
  options: { limit: { type: 'string' } },
  optionHelp: { 'channel NAME': 'production if left out', 'limit N': 'how many changes; 20 if left out' },
  examples: ['history', 'history remote-search --limit 5', 'history --channel preview --json'],
  async run(context, args, options) {
    const [name, ...more] = args;
    if (more.length > 0 || (name !== undefined && !isPackageName(name)))
      throw new UsageError('Give one package, or none for all.');
    const channel = channelOption(options);
    const limit = wholeOption(options, 'limit') ?? 20;
    const newest = await newestOf(context, channel);
    if (!newest.ok) return newest;
    const revisions: ChannelRevision[] = [];
    for await (const revision of historyOf(context, newest.value)) {
      if (revisions.length >= limit) break;
      if (name === undefined || revision.change.packages.includes(name)) revisions.push(revision);
    }
    const changes = revisions.map(({ revision, change }) => ({ revision, ...change }));
    const lines = revisions.length > 0 ? revisions.map(lineOf) : [`Nothing was changed in ${channel} yet.`];
    return ok({ lines, json: { channel, changes } });
  },
};
