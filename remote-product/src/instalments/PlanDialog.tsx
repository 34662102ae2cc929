import { css } from '@emotion/react';
import { Button, Dialog, Note, text } from '@detour/shared-ui';
import { useText } from '../text';
import { PartList } from './PartList';
import type { PlanView } from './plan.view-model';

export interface PlanDialogProps {
  readonly plans: readonly PlanView[];
  readonly isTest: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How payment in parts works: each plan with its days and amounts, the rules, and the warning of the law. @spec INST-014 */
export const PlanDialog = ({ plans, isTest, open, onClose }: PlanDialogProps) => {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('instalments.info')}
      closeLabel={t('ui.close')}
      data-testid="plan-dialog"
    >
      <div css={column}>
        {isTest && (
          <Note tone="warning" title={t('plan.testTitle')}>
            <p>{t('plan.testText')}</p>
          </Note>
        )}
        <p>{t('plan.intro')}</p>
        {plans.map(({ type, title, parts }) => (
          <section key={type} aria-label={title}>
            <h3 css={[text.label, heading]}>{title}</h3>
            <PartList parts={parts} label={title} />
          </section>
        ))}
        <ul css={rules}>
          <li>{t('plan.ruleCard')}</li>
          <li>{t('plan.ruleRefused')}</li>
          <li>{t('plan.ruleChange')}</li>
          <li>{t('plan.ruleCancel')}</li>
        </ul>
        <p css={warning}>{t('legal.creditWarning')}</p>
        {/* A scrolling window needs something to focus inside. */}
        <div>
          <Button kind="quiet" onClick={onClose}>
            {t('plan.understood')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-6)' });
const heading = css({ marginBottom: 'var(--space-1)' });
const rules = css({ display: 'grid', gap: 'var(--space-2)', paddingInlineStart: '1.25rem' });
const warning = css({ fontWeight: 560 });
