import { ok } from '@detour/shared-contracts/base';
import { isPackageName, type Refusal } from '@detour/shared-releases/base';
import { compositionsOf, printSteps, rolloutIn, type ChannelRevision } from '@detour/shared-releases/channel';
import { newestOf } from '../context/newest-revision';
import { createTableLoader, loadVerified } from '../context/published-release';
import type { ReleaseContext } from '../context/release-context';
import { printTime } from '../context/print-time';
import { textOption, UsageError, type Verb } from '../verb';

interface PackageStatus {
  readonly name: string;
  readonly version: string;
  readonly previous: string | null;
  readonly canary: { readonly version: string; readonly percent: number } | null;
  /** The plan that it follows. `waits`: no visitor has the release yet. */
  readonly plan: { readonly version: string; readonly steps: string; readonly waits: boolean } | null;
  /** The last published version. Equals `version` when nothing is pending. */
  readonly newest: string | null;
  /** Why the live release fails verification. Null when it passes. */
  readonly trouble: string | null;
}

interface ChannelStatus {
  readonly channel: string;
  readonly revision: number;
  readonly composition: string | null;
  readonly change: ChannelRevision['change'] | null;
  readonly packages: readonly PackageStatus[];
  readonly trouble: Refusal | null;
}

const packageStatus = async (
  context: ReleaseContext,
  { releases }: ChannelRevision,
  name: string,
): Promise<PackageStatus> => {
  const entry = releases[name];
  const { version = '', previous = null, canary = null } = entry ?? {};
  const plan = rolloutIn(releases, name)?.rollout;
  const verified = await loadVerified(context, { name, version });
  return {
    name,
    version,
    previous,
    canary,
    plan: plan ? { version: plan.version, steps: printSteps(plan.steps), waits: plan.step === -1 } : null,
    newest: (await context.releases.versions(name)).at(-1)?.version ?? null,
    trouble: verified.ok ? null : verified.error.message,
  };
};

const channelStatus = async (context: ReleaseContext, channel: string): Promise<ChannelStatus> => {
  const newest = await newestOf(context, channel);
  const empty = { channel, revision: 0, composition: null, change: null, packages: [], trouble: null };
  if (!newest.ok) return { ...empty, trouble: newest.error };
  if (!newest.value) return empty;
  const { document } = newest.value;
  const [stable] = await compositionsOf(document, createTableLoader(context));
  const names = Object.keys(document.releases);
  return {
    channel,
    revision: document.revision,
    composition: stable?.id ?? null,
    change: document.change,
    packages: await Promise.all(names.map((name) => packageStatus(context, document, name))),
    trouble: null,
  };
};

const packageLine = ({ name, version, previous, canary, plan, newest, trouble }: PackageStatus): string =>
  [
    `  ${name.padEnd(20)} ${version}`,
    canary ? `canary ${canary.version} for ${canary.percent} %` : null,
    plan ? `plan ${plan.steps}${plan.waits ? `, ${plan.version} waits` : ''}` : null,
    previous ? `before ${previous}` : null,
    newest && newest !== version && newest !== canary?.version && newest !== plan?.version
      ? `newest ${newest}`
      : null,
    trouble ? `NOT VERIFIED: ${trouble}` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

const linesOf = ({
  channel,
  revision,
  composition,
  change,
  packages,
  trouble,
}: ChannelStatus): readonly string[] => [
  `${channel}: revision ${revision}, composition ${composition ?? 'none'}`,
  ...(trouble ? [`  ${trouble.message}`] : []),
  ...(change
    ? [
        `  last change ${printTime(change.at)} by ${change.by}: ${change.what}${change.why ? ` (${change.why})` : ''}`,
      ]
    : []),
  ...packages.map(packageLine),
];

export const status: Verb = {
  usage: '[--channel production]',
  summary: 'What is live: channels, releases, canaries, compositions.',
  options: {},
  optionHelp: { 'channel NAME': 'all channels if left out' },
  examples: ['status', 'status --channel production --json'],
  async run(context, args, options) {
    if (args.length > 0) throw new UsageError('status takes no package, because it reports all.');
    const wanted = textOption(options, 'channel');
    if (wanted !== null && !isPackageName(wanted)) throw new UsageError(`"${wanted}" is not a channel name.`);
    const names = wanted === null ? await context.channels.channels() : [wanted];
    const channels = await Promise.all(names.map((name) => channelStatus(context, name)));
    const places = { releases: context.releases.place, channels: context.channels.place };
    const lines = channels.length > 0 ? channels.flatMap(linesOf) : ['Nothing was promoted yet.'];
    const broken = channels.find(({ trouble }) => trouble !== null);
    return broken?.trouble
      ? { ok: false, error: { ...broken.trouble, lines, json: { places, channels } } }
      : ok({ lines, json: { places, channels } });
  },
};
