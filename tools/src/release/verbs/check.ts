import { resolve } from 'node:path';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import type { Refusal } from '@detour/shared-releases/base';
import { printReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import { findReach, printReach } from '../build/find-reach';
import { asTrouble, compareSet, createCompare, printSet, withCandidates } from '../context/check-candidate';
import { loadGatewayCandidate } from '../context/gateway-contract';
import { newestOf } from '../context/newest-revision';
import { printDeprecation } from '../context/print-deprecation';
import { loadPromotable } from '../context/promotable-release';
import { loadWhole, readBuild } from '../context/published-release';
import type { ReleaseContext } from '../context/release-context';
import {
  channelOption,
  oneOf,
  packageArgument,
  releaseArgument,
  releaseArguments,
  textOption,
  UsageError,
  type Options,
  type Report,
  type Trouble,
  type Verb,
} from '../verb';

interface Candidate {
  readonly id: ReleaseId;
  /** Set for a build that is not published yet. */
  readonly contract?: ContractDocument;
  /** Its files. Null for a gateway. */
  readonly folder: string | null;
}

/** Subject of a check: a complete stored release, a build, or a gateway, which has no releases. */
const candidateOf = async (
  context: ReleaseContext,
  args: readonly string[],
  options: Options,
): Promise<Result<Candidate, Refusal>> => {
  const from = textOption(options, 'from');
  const [name, version = null] = oneOf(args, 'release, for example remote-search@1.4.0').split('@');
  if (name === 'gateway') {
    const loaded = await loadGatewayCandidate(context, { origin: from, version });
    if (!loaded.ok) return loaded;
    return ok({ id: { name, version: loaded.value.version }, contract: loaded.value, folder: null });
  }
  if (from !== null) {
    const folder = resolve(context.world.rootDir, from);
    const build = readBuild(folder, packageArgument(args));
    return build.ok ? ok({ ...build.value, folder }) : build;
  }
  const id = releaseArgument(args);
  const whole = await loadPromotable(context, channelOption(options), id);
  return whole.ok ? ok({ id, folder: await context.releases.folder(id) }) : whole;
};

/** Refuses a remote whose code reaches out of its element. */
const asReach = (id: ReleaseId, folder: string | null): Trouble | null => {
  const lines = folder === null ? [] : printReach(id.name, findReach(folder));
  return lines.length === 0
    ? null
    : { kind: 'refused', message: `${printReleaseId(id)} reaches out of its element:`, lines };
};

/** Compares releases that shall go live together, as `promote` with the same arguments does. */
const checkSet = async (
  context: ReleaseContext,
  channel: string,
  args: readonly string[],
): Promise<Result<Report, Trouble>> => {
  const ids = releaseArguments(args);
  for (const id of ids) {
    const whole = await loadPromotable(context, channel, id);
    if (!whole.ok) return whole;
    const reach = asReach(id, await context.releases.folder(id));
    if (reach) return err(reach);
  }
  const newest = await newestOf(context, channel);
  if (!newest.ok) return newest;
  const state = newest.value?.document ?? { releases: {} };
  const compared = await compareSet(createCompare(context), ids, state);
  if (!compared.ok) return compared;
  const { problems, against, deprecations } = compared.value;
  if (problems.length > 0) return err(asTrouble(ids, channel, compared.value));
  return ok({
    lines: [
      `${printSet(ids)} is compatible with ${channel}: compared with ${against.join(', ')}.`,
      ...deprecations.map(printDeprecation),
    ],
    json: { releases: ids, channel, against, problems: [], deprecations },
  });
};

export const check: Verb = {
  usage: 'NAME@VERSION… [--channel production] [--against NAME@VERSION,…]',
  summary: 'Compares a release, or a set of them, with everything live in a channel; changes nothing.',
  options: { against: { type: 'string' }, from: { type: 'string' } },
  optionHelp: {
    'channel NAME': 'production if left out',
    'against RELEASES': 'candidates of other teams, as if they were live already; joined by commas',
    'from FOLDER': 'a build that is not published yet; then the package without a version',
    'from ADDRESS': 'a gateway that runs and sells nothing yet; without it, that of this checkout',
  },
  examples: [
    'check remote-search@1.4.0 --channel production',
    'check remote-search@1.4.0 --channel preview --json',
    'check remote-search@1.4.0 --against remote-product@2.0.0',
    'check shell@3.0.0 remote-search@2.0.0',
    'check remote-search --from .cache/builds/remote-search/0.1.0-3fa9c17b20',
    'check gateway --from http://127.0.0.1:8091',
  ],
  async run(context, args, options) {
    const channel = channelOption(options);
    if (args.length > 1) return checkSet(context, channel, args);
    const candidate = await candidateOf(context, args, options);
    if (!candidate.ok) return candidate;
    const { id, contract, folder } = candidate.value;
    const reach = asReach(id, folder);
    if (reach) return err(reach);
    const named = textOption(options, 'against')?.split(',') ?? [];
    const candidates = named.map((text) => releaseArgument([text.trim()]));
    if (candidates.some(({ name }) => name === id.name))
      throw new UsageError(`--against takes candidates of other packages, not ${id.name} itself.`);
    for (const release of candidates) {
      const whole = await loadWhole(context, release);
      if (!whole.ok) return whole;
    }
    const newest = await newestOf(context, channel);
    if (!newest.ok) return newest;
    const state = withCandidates(newest.value?.document ?? { releases: {} }, candidates);
    const compared = await createCompare(context)(id, state, contract);
    if (!compared.ok) return compared;
    if (compared.value.problems.length > 0) return err(asTrouble([id], channel, compared.value));
    const { against, deprecations } = compared.value;
    return ok({
      lines: [
        `${printReleaseId(id)} is compatible with ${channel}: compared with ${against.join(', ')}.`,
        ...deprecations.map(printDeprecation),
      ],
      json: {
        release: id,
        channel,
        revision: newest.value?.document.revision ?? 0,
        against,
        problems: [],
        deprecations,
      },
    });
  },
};
