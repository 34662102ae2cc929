import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import { isVersion, printReleaseId } from '@detour/shared-releases/release';
import {
  changedPackages,
  planRollback,
  planSetRollback,
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

const planOf = (context: ReleaseContext, args: readonly string[], options: Options) => {
  const composition = textOption(options, 'composition');
  const to = textOption(options, 'to');
  if (composition !== null) {
    if (args.length > 0 || to !== null)
      throw new UsageError('--composition cannot be combined with a package or --to.');
    const load = createTableLoader(context);
    const plan = (state: ChannelState, history: ReturnType<typeof historyOf>): Promise<Planned> =>
      planSetRollback(state, history, { composition, load });
    return { name: null, plan };
  }
  const name = packageArgument(args);
  if (to !== null && !isVersion(to)) throw new UsageError(`"${to}" is not a version.`);
  const plan = (state: ChannelState, history: ReturnType<typeof historyOf>): Promise<Planned> =>
    planRollback(state, history, { name, to });
  return { name, plan };
};

export const rollback: Verb = {
  usage: 'NAME [--to 1.3.2] | --composition ID',
  summary:
    'Goes back to the last good release, to a version that was live, or to a whole set; ends a canary.',
  options: { ...changeOptions, to: { type: 'string' }, composition: { type: 'string' } },
  optionHelp: {
    'to VERSION': 'a version that was live in this channel; the last good one if left out',
    'composition ID':
      'the set of releases that gave this composition, as pages, logs and error reports name it',
    'channel NAME': 'production if left out',
    ...changeHelp,
  },
  examples: [
    'rollback remote-search --why "empty results in Spain"',
    'rollback remote-search --to 1.3.2 --channel production',
    'rollback --composition 3fa9c17b20d4e5f6',
  ],
  async run(context, args, options) {
    const channel = channelOption(options);
    const { name, plan } = planOf(context, args, options);
    const compare = createCompare(context);
    let what = '';
    const changed = await changeAs(context, { channel, kind: 'rollback', name, options }, async (state) => {
      const newest = await newestOf(context, channel);
      if (!newest.ok) return newest;
      const planned = await plan(state, historyOf(context, newest.value));
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
