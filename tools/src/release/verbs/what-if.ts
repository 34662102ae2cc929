import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import {
  freezeOf,
  planSetPromotion,
  printFreeze,
  type ChannelRevision,
} from '@detour/shared-releases/channel';
import { parseReleaseId, printReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import { isPackageName } from '@detour/shared-releases/base';
import {
  createCompare,
  linesOf,
  joined,
  withCandidates,
  type Compare,
  type Comparison,
} from '../context/check-candidate';
import { newestOf } from '../context/newest-revision';
import { printDeprecation } from '../context/print-deprecation';
import { loadPromotable } from '../context/promotable-release';
import { loadContract } from '../context/published-release';
import type { ReleaseContext } from '../context/release-context';
import { channelOption, UsageError, type Report, type Trouble, type Verb } from '../verb';

type State = Pick<ChannelRevision, 'revision' | 'releases' | 'freezes'>;

interface Question {
  /** Releases that would go live. */
  readonly ids: readonly ReleaseId[];
  /** Packages that would be taken out of the channel. */
  readonly gone: readonly string[];
}

const questionOf = (args: readonly string[]): Question => {
  if (args.length === 0) throw new UsageError('Give a release, for example remote-search@1.4.0.');
  const ids: ReleaseId[] = [];
  const gone: string[] = [];
  for (const text of args) {
    const name = text.endsWith('@none') ? text.slice(0, -'@none'.length) : null;
    const id = name === null ? parseReleaseId(text) : null;
    if (name !== null && isPackageName(name) && name !== 'shell') gone.push(name);
    else if (id) ids.push(id);
    else
      throw new UsageError(
        `"${text}" is neither a release, such as remote-search@1.4.0, nor the end of a remote, such as remote-boxes@none.`,
      );
  }
  return { ids, gone };
};

/** The contract of a package that is gone: it provides nothing and needs nothing. */
const goneContract = ({ remote, owner, alert }: ContractDocument): ContractDocument => ({
  format: 1,
  remote,
  version: 'none',
  owner,
  alert,
  mountApi: { provides: null, needs: null },
  exposes: [],
  routes: { draws: [], links: [], resolves: [] },
  events: { emits: [], consumes: [], carries: [] },
  fragments: { offers: [], uses: [] },
  hashKeys: { reads: [], writes: [], carries: [] },
  storage: { uses: [], carries: [] },
  calls: { sends: [], answers: [] },
  host: { provides: [], needs: [] },
  modules: { provides: {}, needs: {} },
  locales: [],
  deprecations: [],
});

const without = ({ releases }: Pick<State, 'releases'>, names: readonly string[]) => ({
  releases: Object.fromEntries(Object.entries(releases).filter(([name]) => !names.includes(name))),
});

/** Compares every candidate, and everything that stays with what would be gone. */
const compareAll = async (
  context: ReleaseContext,
  compare: Compare,
  { question: { ids, gone }, state }: { readonly question: Question; readonly state: State },
): Promise<Result<Comparison, Trouble>> => {
  const comparisons: Comparison[] = [];
  for (const id of ids) {
    const others = ids.filter(({ name }) => name !== id.name);
    const compared = await compare(id, without(withCandidates(state, others), gone));
    if (!compared.ok) return compared;
    comparisons.push(compared.value);
  }
  for (const name of gone) {
    const version = state.releases[name]?.version;
    const contract = version === undefined ? null : await loadContract(context, { name, version });
    if (!contract)
      return err({
        kind: 'refused',
        message: `${name} is not live with a contract, so nothing depends on it.`,
      });
    const after = withCandidates(state, ids);
    const compared = await compare({ name, version: 'none' }, after, goneContract(contract));
    if (!compared.ok) return compared;
    // What is gone cannot break.
    const problems = compared.value.problems.filter(({ breaks }) => breaks !== name);
    comparisons.push({ ...compared.value, problems });
  }
  return ok(joined(comparisons));
};

/** What else would stop a promotion now: freezes, a running canary. */
const obstaclesOf = async ({ ids }: Question, state: State, now: number): Promise<readonly string[]> => {
  const frozen = ids.flatMap(({ name }) => {
    const freeze = freezeOf(state.freezes ?? [], name, now);
    return freeze ? [`${name} may not change during the freeze ${printFreeze(freeze)}.`] : [];
  });
  const plan = await planSetPromotion(state, { ids, percent: 100, now });
  return plan.ok ? frozen : [...frozen, plan.error.message];
};

const changeOf = ({ releases }: State, { name, version }: ReleaseId): string => {
  const entry = releases[name];
  return entry ? `${name} ${entry.version} → ${version}` : `${name} new → ${version}`;
};

export const whatIf: Verb = {
  usage: 'NAME@VERSION… NAME@none… [--channel production]',
  summary:
    'What would break if these releases went live, or these remotes were taken out: packages, teams, and what else stands in the way. Changes nothing.',
  options: {},
  optionHelp: { 'channel NAME': 'production if left out' },
  examples: [
    'what-if remote-search@2.0.0',
    'what-if remote-search@2.0.0 remote-boxes@3.0.0 --channel preview',
    'what-if remote-boxes@none --json',
  ],
  async run(context, args, options): Promise<Result<Report, Trouble>> {
    const channel = channelOption(options);
    const question = questionOf(args);
    for (const id of question.ids) {
      const whole = await loadPromotable(context, channel, id);
      if (!whole.ok) return whole;
    }
    const newest = await newestOf(context, channel);
    if (!newest.ok) return newest;
    const state: State = newest.value?.document ?? { revision: 0, releases: {} };
    const compared = await compareAll(context, createCompare(context), { question, state });
    if (!compared.ok) return compared;
    const obstacles = await obstaclesOf(question, state, context.world.now());
    const { problems, deprecations } = compared.value;
    const changes = [
      ...question.ids.map((id) => changeOf(state, id)),
      ...question.gone.map((name) => `${name} ${state.releases[name]?.version ?? ''} → none`),
    ];
    const broken = [...new Set(problems.map(({ breaks }) => breaks))];
    const lines = [
      `If ${changes.join(', ')} in ${channel}:`,
      ...(broken.length > 0 ? [`${broken.join(', ')} would break:`, ...linesOf(compared.value)] : []),
      ...(obstacles.length > 0 ? ['In the way:', ...obstacles.map((one) => `  ${one}`)] : []),
      ...deprecations.map(printDeprecation),
    ];
    const json = {
      channel,
      revision: state.revision,
      releases: question.ids.map(printReleaseId),
      gone: question.gone,
      ...compared.value,
      obstacles,
    };
    const [message = '', ...more] = lines;
    if (problems.length + obstacles.length > 0) return err({ kind: 'refused', message, lines: more, json });
    return ok({ lines: [...lines, 'nothing would break, and nothing stands in the way.'], json });
  },
};
