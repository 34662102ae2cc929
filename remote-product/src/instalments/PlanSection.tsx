import type { SerializedStyles } from '@emotion/react';
import { ChoiceCard, ChoiceGroup, text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { toPlanViews } from './plan.view-model';
import { PlanBanner } from './PlanBanner';
import type { PlanChoice } from './usePlanChoice';

interface PlanSectionProps {
  readonly plan: PlanChoice;
  /** Cents of everything. */
  readonly amount: number;
  readonly look: readonly SerializedStyles[];
}

/** The way to pay: at once or in parts, where it is offered. @spec FLAG-008 INST-013 */
export const PlanSection = ({ plan: { plans, chosen, choose }, amount, look }: PlanSectionProps) => {
  const t = useText();
  const format = useFormat();
  const views = toPlanViews(plans.methods, { t, format });
  if (views.length === 0) return null;
  return (
    <section css={look} aria-labelledby="summary-plan">
      <h2 id="summary-plan" css={text.h2}>
        {t('plan.choice')}
      </h2>
      <ChoiceGroup legend={t('plan.choice')} legendHidden>
        <ChoiceCard
          name="plan"
          value="once"
          title={t('plan.once')}
          amount={format.price(amount)}
          checked={chosen === null}
          onChange={() => choose(null)}
          data-testid="plan-option"
        />
        {views.map(({ type, title, line }) => (
          <ChoiceCard
            key={type}
            name="plan"
            value={type}
            title={title}
            line={line}
            checked={chosen?.type === type}
            onChange={() => choose(type)}
            data-testid="plan-option"
          />
        ))}
      </ChoiceGroup>
      <PlanBanner plans={plans} />
    </section>
  );
};
