import { css } from '@emotion/react';
import { Button, text } from '@detour/shared-ui';
import { useText } from '../../text';

export interface ThreeDSecureProps {
  readonly busy: boolean;
  readonly amount: string;
  readonly onAnswer: (result: 'approved' | 'refused') => void;
}

/** The sandbox's 3-D Secure dialog. */
export const ThreeDSecure = ({ busy, amount, onAnswer }: ThreeDSecureProps) => {
  const t = useText();
  return (
    <section css={box} aria-labelledby="threeds-title">
      <h2 id="threeds-title" css={text.h3}>
        {t('payment.threedsTitle')}
      </h2>
      <p>{t('payment.threedsText', { amount })}</p>
      <div css={buttons}>
        <Button busy={busy} onClick={() => onAnswer('approved')} data-testid="threeds-approve">
          {t('payment.threedsApprove')}
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => onAnswer('refused')} data-testid="threeds-refuse">
          {t('payment.threedsRefuse')}
        </Button>
      </div>
    </section>
  );
};

const box = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-l)',
  border: 'var(--border-hairline)',
  background: 'var(--color-surface-raised)',
});

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
