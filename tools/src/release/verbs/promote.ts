import { err, ok } from '@detour/shared-contracts/base';
import { planSetPromotion } from '@detour/shared-releases/channel';
import { asTrouble, compareSet, createCompare, printSet } from '../context/check-candidate';
import { planOf } from '../context/plan-argument';
import { changeAs } from '../context/newest-revision';
import { loadPromotable } from '../context/promotable-release';
import {
  changeHelp,
  changeOptions,
  channelOption,
  releaseArguments,
  textOption,
  UsageError,
  wholeOption,
  type Options,
  type Trouble,
  type Verb,
} from '../verb';
import { promoteByPlan } from './promote-by-plan';

/** Steps of the plan. Null for a promotion at once. */
const stepsOf = (options: Options) => {
  const text = textOption(options, 'plan');
  if (text === null && options['wait'] !== true) return null;
  if (options['percent'] !== undefined)
    throw new UsageError('--percent cannot be combined with --plan or --wait.');
  return planOf(text ?? '100%', options);
};

export const promote: Verb = {
  usage: 'NAME@VERSION… [--channel production] [--percent 10 | --plan 1%:15m,10%:1h] [--wait]',
  summary:
    'Makes a release, or a set of them, live for all visitors or a share of them, if check finds no incompatibility.',
  options: {
    ...changeOptions,
    percent: { type: 'string' },
    plan: { type: 'string' },
    wait: { type: 'boolean' },
    'min-views': { type: 'string' },
    'max-bad': { type: 'string' },
  },
  optionHelp: {
    'channel NAME': 'production if left out',
    'percent N': 'share of visitors, 1–99, as a canary; 100 ends a canary that went well',
    'plan STEPS':
      'shares and waits that the servers follow by themselves: 1%:15m,10%:1h,50%:1h, which is also called standard',
    wait: 'waits for a contract of others, and for the end of a freeze, instead of being refused; without --plan then for all at once',
    'min-views N': 'least page views of the release before each next step of a plan; 50 if left out',
    'max-bad PERCENT': 'share of bad page views above which a plan is held; 2 if left out',
    ...changeHelp,
  },
  examples: [
    'promote remote-search@1.4.0 --channel production --why "a faster map"',
    'promote remote-search@1.4.0 --percent 10',
    'promote remote-search@1.4.0 --percent 100',
    'promote remote-search@1.4.0 --plan standard --why "a faster map"',
    'promote remote-search@1.4.0 --plan 5%:30m,50%:2h --min-views 500 --max-bad 0.5 --wait',
    'promote shell@3.0.0 remote-search@2.0.0 --percent 10 --why "React 20"',
    'promote shell@3.0.0 remote-search@2.0.0 --plan standard --why "React 20"',
  ],
  async run(context, args, options) {
    const ids = releaseArguments(args);
    const [id] = ids;
    const channel = channelOption(options);
    const percent = wholeOption(options, 'percent') ?? 100;
    if (percent < 1 || percent > 100) throw new UsageError(`--percent is from 1 to 100, not ${percent}.`);
    const steps = stepsOf(options);
    for (const one of ids) {
      const whole = await loadPromotable(context, channel, one);
      if (!whole.ok) return whole;
    }
    if (steps)
      return promoteByPlan(context, { ids, channel, steps, mayWait: options['wait'] === true, options });
    const compare = createCompare(context);
    const last: { trouble: Trouble | null; what: string } = { trouble: null, what: '' };
    const kind = percent < 100 ? 'canary' : 'promote';
    const name = context.signingNameOf(ids.map((one) => one.name));
    const changed = await changeAs(context, { channel, kind, name, options }, async (state) => {
      // Inside the compare-and-swap: includes concurrent promotions, otherwise the write fails.
      const compared = await compareSet(compare, ids, state);
      last.trouble = null;
      if (!compared.ok) return compared;
      if (compared.value.problems.length > 0)
        return err((last.trouble = asTrouble(ids, channel, compared.value)));
      const now = context.world.now();
      const plan = await planSetPromotion(state, { ids, percent, now });
      last.what = plan.ok ? plan.value.what : '';
      return plan;
    });
    if (!changed.ok) return err(last.trouble ?? changed.error);
    const revision = changed.value.revision?.document.revision ?? 0;
    const line = changed.value.changed
      ? `${last.what}. ${channel} is at revision ${revision}.`
      : `${printSet(ids)} is already live in ${channel}.`;
    return ok({
      lines: [line],
      json: {
        release: id,
        releases: ids,
        channel,
        percent,
        what: last.what,
        revision,
        changed: changed.value.changed,
      },
    });
  },
};
