import { css } from '@emotion/react';
import { Button, text } from '@detour/shared-ui';
import { useText } from '../../text';

export interface BankCheckProps {
  readonly busy: boolean;
  readonly amount: string;
  readonly onContinue: () => void;
}

/** The bank requested approval and has not received a response, for example after a reload. */
export const BankCheck = ({ busy, amount, onContinue }: BankCheckProps) => {
  const t = useText();
  return (
    <section css={box} aria-labelledby="bank-check-title">
      <h2 id="bank-check-title" css={text.h3}>
        {t('payment.threedsTitle')}
      </h2>
      <p>{t('payment.checkText', { amount })}</p>
      <Button busy={busy} onClick={onContinue} data-testid="threeds-continue">
        {t('payment.checkContinue')}
      </Button>
    </section>
  );
};

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-l)',
  border: 'var(--border-hairline)',
  background: 'var(--color-surface-raised)',
});
