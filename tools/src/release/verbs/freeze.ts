import { err, ok, type Result } from '@detour/shared-contracts/base';
import { isPackageName } from '@detour/shared-releases/base';
import {
  activeFreezes,
  planFreeze,
  planOverride,
  planThaw,
  printFreeze,
  type ChannelChanger,
} from '@detour/shared-releases/channel';
import { changeFreezes, newestOf } from '../context/newest-revision';
import { durationOf } from '../context/plan-argument';
import type { ReleaseContext } from '../context/release-context';
import {
  changeHelp,
  changeOptions,
  channelOption,
  textOption,
  UsageError,
  type Options,
  type Report,
  type Trouble,
  type Verb,
} from '../verb';

const list = async (context: ReleaseContext, channel: string): Promise<Result<Report, Trouble>> => {
  const newest = await newestOf(context, channel);
  if (!newest.ok) return newest;
  const freezes = newest.value?.document.freezes ?? [];
  const active = activeFreezes(freezes, context.world.now());
  const lines = freezes.flatMap((freeze) => [
    `${active.includes(freeze) ? 'now    ' : '       '}${printFreeze(freeze)}`,
    ...(freeze.overrides ?? []).map(
      (one) =>
        `         overridden for ${one.package} until ${new Date(one.until).toISOString()} by ${one.by}: ${one.why}`,
    ),
  ]);
  return ok({
    lines: lines.length > 0 ? lines : [`${channel} has no freezes.`],
    json: { channel, freezes, active: active.map(({ name }) => name) },
  });
};

const needed = (options: Options, name: string): string => {
  const text = textOption(options, name);
  if (text === null) throw new UsageError(`--${name} is missing.`);
  return text;
};

const defaultHours = '2h';
const longestOverride = 7 * 86_400_000;

const changerOf = (
  context: ReleaseContext,
  [action, name]: readonly [string, string],
  options: Options,
): ChannelChanger => {
  const why = needed(options, 'why');
  if (action === 'add') {
    const [zone, from, to] = ['zone', 'from', 'to'].map((option) => needed(options, option));
    return (state) => planFreeze(state, { name, zone: zone ?? '', from: from ?? '', to: to ?? '', why });
  }
  if (action === 'remove') return (state) => planThaw(state, name);
  const lasts = durationOf(textOption(options, 'for') ?? defaultHours);
  if (lasts === null || lasts > longestOverride)
    throw new UsageError('--for is a time such as 30m, 2h or 1d, at most 7d.');
  const by = textOption(options, 'by') ?? context.user;
  const now = context.world.now();
  const override = { package: needed(options, 'package'), until: now + lasts, by, why };
  return (state) => planOverride(state, name, override, now);
};

export const freeze: Verb = {
  usage: '[add|remove|override NAME] [--channel production]',
  summary: 'Times in which nothing new goes live, and exceptions from them. Alone: lists them.',
  options: {
    ...changeOptions,
    zone: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    package: { type: 'string' },
    for: { type: 'string' },
  },
  optionHelp: {
    'zone ZONE': 'time zone of a freeze: Europe/Paris',
    'from TIME': 'its begin, local: 2026-12-18T18:00, or "fri 16:00" for every week',
    'to TIME': 'its end, in the same form',
    'package NAME': 'the package that may change in spite of the freeze',
    'for TIME': `how long it may: 30m, 2h, 1d; ${defaultHours} if left out`,
    'channel NAME': 'production if left out',
    ...changeHelp,
  },
  examples: [
    'freeze',
    'freeze add winter-sales --zone Europe/Paris --from 2027-01-06T08:00 --to 2027-01-10T20:00 --why "winter sales"',
    'freeze add weekend --zone Europe/Paris --from "fri 16:00" --to "mon 08:00" --why "few people on call"',
    'freeze override weekend --package remote-search --for 1h --why "wrong prices"',
    'freeze remove weekend --why "a team is on call"',
  ],
  async run(context, args, options): Promise<Result<Report, Trouble>> {
    const channel = channelOption(options);
    const [action, name, ...more] = args;
    if (action === undefined) return list(context, channel);
    if (!['add', 'remove', 'override'].includes(action) || name === undefined || more.length > 0)
      throw new UsageError('Give add, remove or override, and the name of a freeze.');
    if (!isPackageName(name)) throw new UsageError(`"${name}" is not a name such as winter-sales.`);
    let what = '';
    const changer = changerOf(context, [action, name], options);
    const changed = await changeFreezes(context, { channel, options }, async (state) => {
      const plan = await changer(state);
      what = plan.ok ? plan.value.what : '';
      return plan;
    });
    if (!changed.ok) return err(changed.error);
    const revision = changed.value.revision?.document.revision ?? 0;
    return ok({
      lines: [`${what}. ${channel} is at revision ${revision}.`],
      json: { channel, what, revision, changed: changed.value.changed },
    });
  },
};
