import { useEffect, useRef, type ReactNode } from 'react';
import { Note } from '@detour/shared-ui';

export interface FailureNoteProps {
  /** A new one takes the focus. */
  readonly failure: { readonly kind: string };
  /** One paragraph each. */
  readonly lines: readonly string[];
  /** A link to the next step. */
  readonly children?: ReactNode;
}

/** Explains why nothing was ordered or charged, and the next step. Receives the focus, because it is the response to a click. */
export const FailureNote = ({ failure, lines, children }: FailureNoteProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <div ref={box} tabIndex={-1} data-testid="payment-error">
      <Note tone={failure.kind === 'amount-changed' ? 'warning' : 'danger'} role="alert">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </Note>
    </div>
  );
};
