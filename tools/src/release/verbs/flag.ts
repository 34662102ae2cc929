import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import { planFlag, type ChannelState } from '@detour/shared-releases/channel';
import { changeAs, newestOf } from '../context/newest-revision';
import { loadContract } from '../context/published-release';
import type { ReleaseContext } from '../context/release-context';
import {
  changeHelp,
  changeOptions,
  channelOption,
  UsageError,
  type Report,
  type Trouble,
  type Verb,
} from '../verb';

/** `reviews.pages` belongs to `remote-reviews`. */
const ownerOf = (flag: string): string => {
  const [noun = '', name] = flag.split('.');
  if (noun === '' || name === undefined || name === '')
    throw new UsageError(`"${flag}" is not a flag of a remote. Write it as reviews.pages.`);
  return `remote-${noun}`;
};

/** Flags of the live release and of its canary, with the states of their contracts. */
const broughtBy = async (
  context: ReleaseContext,
  { releases }: Pick<ChannelState, 'releases'>,
  name: string,
): Promise<Readonly<Record<string, boolean>>> => {
  const entry = releases[name];
  const versions = entry ? [entry.version, ...(entry.canary ? [entry.canary.version] : [])] : [];
  const contracts = await Promise.all(versions.map((version) => loadContract(context, { name, version })));
  return Object.assign({}, ...contracts.map((contract) => contract?.brings?.flags ?? {})) as Record<
    string,
    boolean
  >;
};

/** Flags of every live remote: its state, and whether the channel or the contract decides it. */
const listFlags = async (context: ReleaseContext, channel: string): Promise<Result<Report, Refusal>> => {
  const newest = await newestOf(context, channel);
  if (!newest.ok) return newest;
  const releases = newest.value?.document.releases ?? {};
  const flags = (
    await Promise.all(
      Object.keys(releases).map(async (name) =>
        Object.entries(await broughtBy(context, { releases }, name)).map(([flag, state]) => {
          const switched = releases[name]?.flags?.[flag];
          return { flag, remote: name, on: switched ?? state, switched: switched !== undefined };
        }),
      ),
    )
  ).flat();
  const lines = flags.map(
    ({ flag, remote, on, switched }) =>
      `${flag}  ${on ? 'on' : 'off'}  ${remote}${switched ? '' : ', as its contract says'}`,
  );
  return ok({
    lines: lines.length > 0 ? lines : [`No remote in ${channel} brings a flag.`],
    json: { channel, flags },
  });
};

export const flag: Verb = {
  usage: '[FLAG on|off] [--channel production]',
  summary: 'Switches a flag that a remote brings, for all visitors, while the shop runs. Alone: lists them.',
  options: changeOptions,
  optionHelp: { 'channel NAME': 'production if left out', ...changeHelp },
  examples: ['flag', 'flag reviews.pages on --why "open for everybody"', 'flag reviews.pages off'],
  async run(context, args, options): Promise<Result<Report, Trouble>> {
    const channel = channelOption(options);
    const [name, state, ...more] = args;
    if (name === undefined) return listFlags(context, channel);
    if ((state !== 'on' && state !== 'off') || more.length > 0)
      throw new UsageError('Give a flag and its state, for example reviews.pages on.');
    const remote = ownerOf(name);
    let what = '';
    const changed = await changeAs(
      context,
      { channel, kind: 'flag', name: remote, options },
      async (current) => {
        const brought = await broughtBy(context, current, remote);
        const plan = planFlag(current, { name: remote, flag: name, on: state === 'on', brought });
        what = plan.ok ? plan.value.what : '';
        return plan;
      },
    );
    if (!changed.ok) return err(changed.error);
    const revision = changed.value.revision?.document.revision ?? 0;
    return ok({
      lines: [
        changed.value.changed
          ? `${what}. ${channel} is at revision ${revision}.`
          : `${name} is already ${state} in ${channel}.`,
      ],
      json: { channel, flag: name, on: state === 'on', revision, changed: changed.value.changed },
    });
  },
};
