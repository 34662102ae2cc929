import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import { isVersion, printReleaseId } from '@detour/shared-releases/release';
import {
  canarySetOf,
  changedPackages,
  planRollback,
  planRollbacks,
  planSetRollback,
  rolloutIn,
  setOf,
  type ChannelProposal,
  type ChannelState,
} from '@detour/shared-releases/channel';
import { createCompare, type Compare } from '../context/check-candidate';
import { changeAs, historyOf, newestOf } from '../context/newest-revision';
import { createTableLoader, loadWhole } from '../context/published-release';
import type { ReleaseContext } from '../context/release-context';
import {
  changeHelp,
  changeOptions,
  channelOption,
  packageArgument,
  textOption,
  UsageError,
  type Options,
  type Verb,
} from '../verb';

type Planned = Result<ChannelProposal, Refusal>;

/**
 * Restored releases must be complete. Incompatibilities are reported, not rejected, because a rollback must always be possible.
 */
const examine = async (
  context: ReleaseContext,
  { state, compare }: { readonly state: ChannelState; readonly compare: Compare },
  { releases }: ChannelProposal,
): Promise<Result<null, Refusal>> => {
  for (const name of changedPackages(state.releases, releases)) {
    const version = releases[name]?.version;
    if (version === undefined || version === state.releases[name]?.version) continue;
    const whole = await loadWhole(context, { name, version });
    if (!whole.ok) return whole;
    const others = Object.fromEntries(Object.entries(releases).filter(([other]) => other !== name));
    const compared = await compare({ name, version }, { releases: others });
    for (const { breaks, reason } of compared.ok ? compared.value.problems : [])
      context.world.say(
        `Warning: ${breaks} is incompatible with ${printReleaseId({ name, version })}: ${reason}`,
      );
  }
  return ok(null);
};

interface RollbackPlan {
  /** Packages whose releases change. Null: any, which only the platform key may. */
  readonly namesIn: (releases: ChannelState['releases']) => readonly string[] | null;
  readonly plan: (state: ChannelState, readHistory: () => ReturnType<typeof historyOf>) => Promise<Planned>;
}

const planOf = (context: ReleaseContext, args: readonly string[], options: Options): RollbackPlan => {
  const composition = textOption(options, 'composition');
  const to = textOption(options, 'to');
  if (composition !== null) {
    if (args.length > 0 || to !== null)
      throw new UsageError('--composition cannot be combined with a package or --to.');
    const load = createTableLoader(context);
    return {
      namesIn: () => null,
      plan: (state, readHistory) => planSetRollback(state, readHistory(), { composition, load }),
    };
  }
  const name = packageArgument(args);
  if (to !== null && to !== 'none' && !isVersion(to)) throw new UsageError(`"${to}" is not a version.`);
  const isAlone = options['alone'] === true || to !== null;
  // A canary ends with those of its own set, and without the live set that it runs beside.
  const namesIn = (releases: ChannelState['releases']): readonly string[] => {
    if (releases[name]?.canary) return to === null ? canarySetOf(releases, name) : [name];
    const plan = rolloutIn(releases, name);
    // A set that waits ends as one, like its canaries.
    if (plan?.rollout.step === -1 && to === null) return plan.members.map((member) => member.name);
    return isAlone ? [name] : setOf(releases, name);
  };
  return {
    namesIn,
    plan: (state, readHistory) => {
      const names = namesIn(state.releases);
      return names.length > 1
        ? planRollbacks(state, readHistory, names)
        : planRollback(state, readHistory(), { name, to });
    },
  };
};

export const rollback: Verb = {
  usage: 'NAME [--to 1.3.2|none] [--alone] | --composition ID',
  summary:
    'Goes back to the last good release, to a version that was live, or to a whole set; ends a canary. A set that went live together goes back together.',
  options: {
    ...changeOptions,
    alone: { type: 'boolean' },
    to: { type: 'string' },
    composition: { type: 'string' },
  },
  optionHelp: {
    'to VERSION':
      'a version that was live in this channel; the last good one if left out; none takes the remote out of the channel',
    alone: 'only this package, though it went live with others as a set',
    'composition ID':
      'the set of releases that gave this composition, as pages, logs and error reports name it',
    'channel NAME': 'production if left out',
    ...changeHelp,
  },
  examples: [
    'rollback remote-search --why "empty results in Spain"',
    'rollback remote-search --to 1.3.2 --channel production',
    'rollback remote-reviews --to none',
    'rollback --composition 3fa9c17b20d4e5f6',
  ],
  async run(context, args, options) {
    const channel = channelOption(options);
    const { namesIn, plan } = planOf(context, args, options);
    const live = await newestOf(context, channel);
    if (!live.ok) return live;
    const names = namesIn(live.value?.document.releases ?? {});
    const name = names && context.signingNameOf(names);
    const compare = createCompare(context);
    let what = '';
    const changed = await changeAs(context, { channel, kind: 'rollback', name, options }, async (state) => {
      const newest = await newestOf(context, channel);
      if (!newest.ok) return newest;
      const planned = await plan(state, () => historyOf(context, newest.value));
      if (!planned.ok) return planned;
      what = planned.value.what;
      const examined = await examine(context, { state, compare }, planned.value);
      return examined.ok ? planned : examined;
    });
    if (!changed.ok) return err(changed.error);
    const revision = changed.value.revision?.document.revision ?? 0;
    const line = changed.value.changed
      ? `${what}. ${channel} is at revision ${revision}.`
      : `${channel} already has this composition.`;
    return ok({ lines: [line], json: { channel, what, revision, changed: changed.value.changed } });
  },
};
