import { Button, LinkButton, text } from '@detour/shared-ui';
import { useText } from '../../text';
import { paymentBox } from '../payment-box.styles';
import { methodName } from './method-names';

export interface AwayNoteProps {
  readonly method: string;
  /** Address of the page that is open. */
  readonly url: string;
  readonly onOther: () => void;
}

/** The page of a method is open, or was left by the browser's Back button: go on there, or choose another way to pay. */
export const AwayNote = ({ method, url, onOther }: AwayNoteProps) => {
  const t = useText();
  const name = methodName(method, t);
  return (
    <section css={paymentBox.box} aria-labelledby="away-title" data-testid="payment-away">
      <h2 id="away-title" css={text.h3}>
        {t('payment.awayTitle', { method: name })}
      </h2>
      <p>{t('payment.awayText', { method: name })}</p>
      <div css={paymentBox.buttons}>
        <LinkButton href={url} data-testid="away-continue">
          {t('payment.awayContinue', { method: name })}
        </LinkButton>
        <Button kind="quiet" onClick={onOther} data-testid="away-other">
          {t('payment.awayOther')}
        </Button>
      </div>
    </section>
  );
};
