import { useEffect, useRef } from 'react';
import { Note } from '@detour/shared-ui';
import { useText, type TextId } from '../text';
import type { PaymentProblem } from './payment-machine';

const texts: Readonly<Record<PaymentProblem, TextId>> = {
  declined: 'payment.declined',
  'threeds-refused': 'payment.threedsRefused',
  failed: 'payment.failed',
  'not-charged': 'payment.notCharged',
};

/** Why the payment failed. Always states that nothing was charged. */
export const PaymentProblemNote = ({ problem }: { readonly problem: PaymentProblem }) => {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={box} tabIndex={-1} data-testid="payment-error">
      <Note tone="danger" role="alert">
        <p>{t(texts[problem])}</p>
      </Note>
    </div>
  );
};
