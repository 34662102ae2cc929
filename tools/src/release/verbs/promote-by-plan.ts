import { err, ok, type Result } from '@detour/shared-contracts/base';
import { freezeOf, planSetRollout, printFreeze, type RolloutStep } from '@detour/shared-releases/channel';
import type { ReleaseId } from '@detour/shared-releases/release';
import { asTrouble, compareSet, createCompare } from '../context/check-candidate';
import { changeAs } from '../context/newest-revision';
import type { ReleaseContext } from '../context/release-context';
import type { Options, Report, Trouble } from '../verb';

export interface PlannedPromotion {
  /** One release, or a set. */
  readonly ids: readonly ReleaseId[];
  readonly channel: string;
  readonly steps: readonly RolloutStep[];
  /** Waits for contracts of others and for the end of a freeze, instead of being refused. */
  readonly mayWait: boolean;
  readonly options: Options;
}

interface Last {
  trouble: Trouble | null;
  what: string;
  waitsFor: readonly string[];
}

/** Writes the plan into the channel. The shell servers take its steps from then on. */
export const promoteByPlan = async (
  context: ReleaseContext,
  { ids, channel, steps, mayWait, options }: PlannedPromotion,
): Promise<Result<Report, Trouble>> => {
  const compare = createCompare(context);
  const last: Last = { trouble: null, what: '', waitsFor: [] };
  const name = context.signingNameOf(ids.map((id) => id.name));
  const change = { channel, kind: 'canary', name, options } as const;
  const changed = await changeAs(context, change, async (state) => {
    const now = context.world.now();
    const compared = await compareSet(compare, ids, state);
    if (!compared.ok) return compared;
    const { problems } = compared.value;
    last.trouble = problems.length > 0 && !mayWait ? asTrouble(ids, channel, compared.value) : null;
    if (last.trouble) return err(last.trouble);
    const freezes = ids.flatMap((id) => freezeOf(state.freezes ?? [], id.name, now) ?? []);
    last.waitsFor = [
      ...problems.map(({ reason }) => reason),
      ...new Set(
        (mayWait ? freezes : []).map((freeze) => `The freeze ${printFreeze(freeze)} ends or is overridden.`),
      ),
    ];
    const starts = last.waitsFor.length === 0;
    const plan = planSetRollout(state, { ids, steps, starts, now });
    last.what = plan.ok ? plan.value.what : '';
    // `--wait` without steps, with nothing to wait for, is a promotion.
    const seen = steps.length > 0 ? ('canary' as const) : ('promote' as const);
    return plan.ok ? ok({ ...plan.value, kind: starts ? seen : ('plan' as const) }) : plan;
  });
  if (!changed.ok) return err(last.trouble ?? changed.error);
  const revision = changed.value.revision?.document.revision ?? 0;
  const { what, waitsFor } = last;
  return ok({
    lines: [
      `${what}. ${channel} is at revision ${revision}.`,
      ...(waitsFor.length > 0 ? ['It goes on by itself when:', ...waitsFor.map((one) => `  ${one}`)] : []),
    ],
    json: {
      release: ids[0],
      releases: ids,
      channel,
      steps,
      what,
      waitsFor,
      revision,
      changed: changed.value.changed,
    },
  });
};
