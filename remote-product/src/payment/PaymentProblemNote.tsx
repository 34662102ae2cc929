import { useEffect, useRef } from 'react';
import { Note } from '@detour/shared-ui';
import { useText, type TextId } from '../text';
import { methodName } from './methods/method-names';
import type { PaymentProblem } from './payment-machine';

const texts: Readonly<Record<PaymentProblem, TextId>> = {
  declined: 'payment.declined',
  'threeds-refused': 'payment.threedsRefused',
  failed: 'payment.failed',
  'not-charged': 'payment.notCharged',
  'method-refused': 'payment.methodRefused',
  'method-left': 'payment.methodLeft',
};

export interface PaymentProblemNoteProps {
  readonly problem: PaymentProblem;
  /** Of the attempt that failed on its own page. */
  readonly method?: string | undefined;
}

/** Why the payment failed. Always states that nothing was charged. */
export const PaymentProblemNote = ({ problem, method = '' }: PaymentProblemNoteProps) => {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={box} tabIndex={-1} data-testid="payment-error">
      <Note tone="danger" role="alert">
        <p>{t(texts[problem], { method: methodName(method, t) })}</p>
      </Note>
    </div>
  );
};
