import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import { printReleaseId, type PublishedRelease } from '@detour/shared-releases/release';
import { namedLately, removableReleases } from '@detour/shared-releases/channel';
import { builtPackages } from '../build/build-all';
import { historyOf, newestOf } from '../context/newest-revision';
import type { ReleaseContext } from '../context/release-context';
import { UsageError, type Verb } from '../verb';

/** Everything that any channel needs. Aborts when one channel fails verification, because its needs are unknown. */
const namedAnywhere = async (context: ReleaseContext): Promise<Result<ReadonlySet<string>, Refusal>> => {
  const named = new Set<string>();
  for (const channel of await context.channels.channels()) {
    const newest = await newestOf(context, channel);
    if (!newest.ok) return newest;
    for (const id of await namedLately(historyOf(context, newest.value))) named.add(id);
  }
  return ok(named);
};

const packagesOf = (named: ReadonlySet<string>): readonly string[] => [
  ...new Set([...builtPackages, ...[...named].map((id) => id.split('@')[0] ?? '')]),
];

export const prune: Verb = {
  usage: '[--dry-run]',
  summary:
    'Removes releases that are no longer needed: older than 7 days, and not named by the last 30 promotions of any channel.',
  options: { 'dry-run': { type: 'boolean' } },
  optionHelp: { 'dry-run': 'lists what would be removed' },
  examples: ['prune --dry-run', 'prune'],
  async run(context, args, options) {
    if (args.length > 0) throw new UsageError('prune takes no package.');
    const dry = options['dry-run'] === true;
    const named = await namedAnywhere(context);
    if (!named.ok) return named;
    const lists = await Promise.all(packagesOf(named.value).map((name) => context.releases.versions(name)));
    const candidates = removableReleases(lists.flat(), named.value, context.world.now());
    const removed: PublishedRelease[] = [];
    for (const release of candidates) {
      // Checked again before each removal: it may have been promoted meanwhile.
      const now = dry ? named : await namedAnywhere(context);
      if (!now.ok) return err(now.error);
      if (now.value.has(printReleaseId(release))) continue;
      if (!dry) await context.releases.remove(release);
      removed.push(release);
    }
    const kept = lists.flat().length - removed.length;
    const summary = `${removed.length} ${dry ? 'would be removed' : 'removed'}, ${kept} kept.`;
    return ok({ lines: [...removed.map(printReleaseId), summary], json: { dry, removed, kept } });
  },
};
