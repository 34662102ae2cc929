import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, CreditCardIcon, text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { toPlanViews } from './plan.view-model';
import { PlanDialog } from './PlanDialog';
import { usePlans, type Plans, type PlanPurchase } from './usePlans';

/** The banner of a stay's price: payment in parts, where it is offered for exactly this price and these dates. @spec INST-013 FLAG-008 */
export const StayPlanBanner = ({ purchase }: { readonly purchase: PlanPurchase }) => (
  <PlanBanner plans={usePlans(purchase)} />
);

/** Nothing without an eligible plan. */
export const PlanBanner = ({ plans: { methods, isTest } }: { readonly plans: Plans }) => {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const plans = toPlanViews(methods, { t, format });
  const longest = plans.at(-1);
  const part = longest?.parts.at(-1);
  if (!longest || !part) return null;
  return (
    <div css={banner} data-testid="plan-banner">
      <CreditCardIcon size={20} />
      <div css={words}>
        <p>{t('plan.banner', { count: longest.parts.length, amount: part.amount })}</p>
        {isTest && <p css={[text.small, text.muted]}>{t('plan.testTitle')}</p>}
        <p css={text.small}>{t('legal.creditWarning')}</p>
        <div>
          <Button kind="link" aria-haspopup="dialog" onClick={() => setOpen(true)} data-testid="plan-info">
            {t('plan.how')}
          </Button>
        </div>
      </div>
      <PlanDialog plans={plans} isTest={isTest} open={open} onClose={() => setOpen(false)} />
    </div>
  );
};

const banner = css({
  display: 'flex',
  gap: '0.7rem',
  padding: '0.8rem 1rem',
  border: 'var(--border-hairline)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-sunken)',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '& > svg': { flex: 'none', marginTop: '0.1rem' },
});
const words = css({ display: 'grid', gap: 'var(--space-1)', minWidth: 0 });
