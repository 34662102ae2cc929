import { css } from '@emotion/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, text as type } from '@detour/shared-ui';
import { useFrameText, type FrameText } from '../frame/useFrameText';
import { LegendTable } from './LegendTable';
import { loadPlans, type FreezeWindow, type RolloutPlan, type RolloutPlans } from './rollout-plans';

const states = {
  running: 'boundaries.planRunning',
  held: 'boundaries.planHeld',
  due: 'boundaries.planDue',
  unknown: 'boundaries.planUnknown',
} as const;

/** Rollout plans and freezes of the channel, as the release service knows them: on demand, because they need the operator's password. */
export const BoundaryPlans = ({ statusHref }: { readonly statusHref: string }) => {
  const text = useFrameText();
  const [plans, setPlans] = useState<RolloutPlans | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    setPlans((await loadPlans(statusHref)) ?? 'failed');
    setBusy(false);
  };
  return (
    <>
      <Button kind="quiet" size="small" width="label" busy={isBusy} onClick={() => void load()}>
        {text('boundaries.showPlans')}
      </Button>
      <div role="status">
        {plans === 'failed' ? (
          <p css={type.micro}>{text('boundaries.plansFailed')}</p>
        ) : (
          plans && <Plans {...plans} />
        )}
      </div>
    </>
  );
};

const Plans = ({ rollouts, freezes }: RolloutPlans) => {
  const text = useFrameText();
  return (
    <>
      {rollouts.length === 0 ? (
        <p css={type.micro}>{text('boundaries.noPlans')}</p>
      ) : (
        <PlanTable rollouts={rollouts} />
      )}
      {freezes.map((freeze) => (
        <p key={freeze.name} css={type.micro}>
          {printWindow(text, freeze)}
        </p>
      ))}
    </>
  );
};

const printWindow = (text: FrameText, { isActive, name, from, to, zone, why }: FreezeWindow): string =>
  text(isActive ? 'boundaries.freezeNow' : 'boundaries.freeze', { name, from, to, zone, why });

const columns = ['part', 'version', 'plan', 'required', 'seen', 'health'] as const;

const PlanTable = ({ rollouts }: Pick<RolloutPlans, 'rollouts'>) => {
  const text = useFrameText();
  return (
    <LegendTable label={text('boundaries.plans')} columns={columns}>
      {rollouts.map((plan) => (
        <PlanRow key={plan.name} {...plan} />
      ))}
    </LegendTable>
  );
};

const PlanRow = ({ name, version, steps, step, dueAt, state, why, evidence, together = [] }: RolloutPlan) => {
  const text = useFrameText();
  const intl = useIntl();
  const share = (percent: number): string =>
    intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
  const time = intl.formatDate(dueAt, { dateStyle: 'medium', timeStyle: 'short' });
  const reached = steps[step];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {version}
        {together.length > 0 && (
          <>
            <br />
            {text('boundaries.planWith', { others: intl.formatList(together) })}
          </>
        )}
      </td>
      <td>
        <ol css={shares}>
          {[...steps.map(({ percent }) => percent), 100].map((percent, index) => (
            <li key={percent} aria-current={index === step ? 'step' : undefined}>
              {share(percent)}
            </li>
          ))}
        </ol>
      </td>
      <td>
        {text('boundaries.notBefore', { time })}
        {reached && (
          <>
            <br />
            {text('boundaries.guard', { needed: reached.views, allowed: share(reached.bad / 10) })}
          </>
        )}
      </td>
      <td>{evidence ? text('boundaries.seenFigures', { ...evidence }) : '–'}</td>
      <td>
        {text(states[state])}
        {why !== '' && (
          <span lang="en" css={reason}>
            {why}
          </span>
        )}
      </td>
    </tr>
  );
};

const shares = css({
  display: 'flex',
  gap: 'var(--space-2)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '& > li + li::before': { content: '"→ "', color: 'var(--color-ink-muted)' },
  '& > [aria-current]': { fontWeight: 700, textDecoration: 'underline' },
});

const reason = css({ display: 'block', maxWidth: '24rem', color: 'var(--color-ink-muted)' });
