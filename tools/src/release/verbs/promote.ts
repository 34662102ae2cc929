import { err, ok } from '@detour/shared-contracts/base';
import { printReleaseId } from '@detour/shared-releases/release';
import { planPromotion } from '@detour/shared-releases/channel';
import { asTrouble, createCompare } from '../context/check-candidate';
import { changeAs } from '../context/newest-revision';
import { loadWhole } from '../context/published-release';
import {
  changeHelp,
  changeOptions,
  channelOption,
  releaseArgument,
  UsageError,
  wholeOption,
  type Trouble,
  type Verb,
} from '../verb';

export const promote: Verb = {
  usage: 'NAME@VERSION [--channel production] [--percent 10]',
  summary: 'Makes a release live for all visitors or a share of them, if check finds no incompatibility.',
  options: { ...changeOptions, percent: { type: 'string' } },
  optionHelp: {
    'channel NAME': 'production if left out',
    'percent N': 'share of visitors, 1–99, as a canary; 100 ends a canary that went well',
    ...changeHelp,
  },
  examples: [
    'promote remote-search@1.4.0 --channel production --why "a faster map"',
    'promote remote-search@1.4.0 --percent 10',
    'promote remote-search@1.4.0 --percent 100',
  ],
  async run(context, args, options) {
    const id = releaseArgument(args);
    const channel = channelOption(options);
    const percent = wholeOption(options, 'percent') ?? 100;
    if (percent < 1 || percent > 100) throw new UsageError(`--percent is from 1 to 100, not ${percent}.`);
    const whole = await loadWhole(context, id);
    if (!whole.ok) return whole;
    const compare = createCompare(context);
    const last: { trouble: Trouble | null; what: string } = { trouble: null, what: '' };
    const kind = percent < 100 ? 'canary' : 'promote';
    const changed = await changeAs(context, { channel, kind, name: id.name, options }, async (state) => {
      // Inside the compare-and-swap: includes concurrent promotions, otherwise the write fails.
      const compared = await compare(id, state);
      last.trouble = null;
      if (!compared.ok) return compared;
      if (compared.value.problems.length > 0)
        return err((last.trouble = asTrouble(id, channel, compared.value)));
      const plan = planPromotion(state, { id, percent, now: context.world.now() });
      last.what = plan.ok ? plan.value.what : '';
      return plan;
    });
    if (!changed.ok) return err(last.trouble ?? changed.error);
    const revision = changed.value.revision?.document.revision ?? 0;
    const line = changed.value.changed
      ? `${last.what}. ${channel} is at revision ${revision}.`
      : `${printReleaseId(id)} is already live in ${channel}.`;
    return ok({
      lines: [line],
      json: { release: id, channel, percent, what: last.what, revision, changed: changed.value.changed },
    });
  },
};
