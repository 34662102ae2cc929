import { css } from '@emotion/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { RedirectMethod } from '@detour/shared-contracts/sites';
import { Note, PayButton, text } from '@detour/shared-ui';
import { useText } from '../../text';
import { methodName } from './method-names';

export interface RedirectPanelProps {
  readonly method: RedirectMethod;
  /** "382,00 €" */
  readonly amount: string;
  /** A test page opens instead of the method's own. */
  readonly isTest: boolean;
  readonly busy: boolean;
  readonly onPay: () => void;
  /** Amount and terms, directly above the button. */
  readonly children?: ReactNode;
}

/** What happens next with a method that has a page of its own, and the button that opens it. */
export const RedirectPanel = ({ method, amount, isTest, busy, onPay, children }: RedirectPanelProps) => {
  const t = useText();
  const name = methodName(method, t);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) onPay();
  };
  return (
    <form onSubmit={submit} noValidate css={column} data-testid="method-panel">
      <p css={text.body}>{t('payment.redirectText', { method: name, amount })}</p>
      {isTest && (
        <Note>
          <p>{t('payment.redirectTest', { method: name })}</p>
        </Note>
      )}
      {children}
      <PayButton type="submit" busy={busy} data-testid="method-submit">
        {t('legal.payButton')}
      </PayButton>
    </form>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });
