import { Button, text } from '@detour/shared-ui';
import { useText } from '../../text';
import { paymentBox } from '../payment-box.styles';

export interface ThreeDSecureProps {
  readonly busy: boolean;
  readonly amount: string;
  readonly onAnswer: (result: 'approved' | 'refused') => void;
}

/** The sandbox's 3-D Secure dialog. */
export const ThreeDSecure = ({ busy, amount, onAnswer }: ThreeDSecureProps) => {
  const t = useText();
  return (
    <section css={paymentBox.box} aria-labelledby="threeds-title">
      <h2 id="threeds-title" css={text.h3}>
        {t('payment.threedsTitle')}
      </h2>
      <p>{t('payment.threedsText', { amount })}</p>
      <div css={paymentBox.buttons}>
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
