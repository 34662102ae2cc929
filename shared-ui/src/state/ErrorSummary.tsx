import { css } from '@emotion/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { AlertTriangleIcon } from '../icon/icons';

export interface ErrorSummaryProps {
  /** "Deux champs sont à corriger" */
  title: ReactNode;
  /** `fieldId` is the id of the control. A press moves the focus there without changing the hash. */
  errors: ReadonlyArray<{ fieldId: string; message: string }>;
  /** Increments on each failed submit, so that the summary takes the focus each time. */
  attempt: number;
}

/** Errors of a form, at its top, with a link to each field. Renders nothing without errors. */
export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const focused = useRef(0);
  useEffect(() => {
    // A form may report errors shortly after the attempt: focus waits for the element, and moves once per attempt.
    if (attempt <= focused.current || !box.current) return;
    focused.current = attempt;
    box.current.focus();
  }, [attempt, errors.length]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} css={summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} css={titleStyle}>
        <AlertTriangleIcon size={22} />
        <span>{title}</span>
      </h2>
      <ul css={list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <button type="button" css={jump} onClick={() => focusField(fieldId)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

// A link to `#field` would replace the hash, which contains the search criteria.
const focusField = (id: string): void => {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset')
    ? field.querySelector<HTMLElement>('input, select, textarea')
    : field;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
};

const summary = css({
  padding: 'var(--space-5)',
  border: '2px solid var(--color-danger)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-danger-tint)',
});

const titleStyle = css({
  display: 'flex',
  gap: '0.6rem',
  color: 'var(--color-danger)',
  fontFamily: 'var(--font-text)',
  fontSize: '1rem',
  fontWeight: 620,
  lineHeight: 1.4,
});

const list = css({ padding: '0 0 0 1.95rem', marginTop: 'var(--space-1)', listStyle: 'none' });

const jump = css({
  minHeight: '2rem',
  paddingBlock: '0.3rem',
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'var(--color-danger)',
  lineHeight: 1.35,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
});
