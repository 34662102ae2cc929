import { css } from '@emotion/react';
import { useState, type KeyboardEvent } from 'react';
import { Button, LiveRegion, text, TextField } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import type { AppliedCode } from './applied-code';
import type { CodeText } from './code-text';
import { codeProblemText, type CodeProblem } from './code-problem';
import type { CodeField as Field } from './useCodes';

export interface CodeFieldProps {
  readonly t: CodeText;
  /** Id of the input. */
  readonly id: string;
  readonly testId: 'promo-code' | 'gift-card';
  readonly label: string;
  readonly hint?: string;
  readonly field: Field;
  readonly onRetry: () => void;
}

/** Applies the typed code once at a time, and announces the result. */
const useApply = (id: string, field: Field, t: CodeText) => {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const apply = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const found = await field.apply();
    setBusy(false);
    setSaid(found ? '' : t('codes.applied'));
    document.getElementById(id)?.focus();
  };
  const clear = (): void => {
    field.clear();
    setSaid(t('codes.removed'));
    document.getElementById(id)?.focus();
  };
  return { apply, busy, clear, said };
};

/** Of a code that was rejected for good: the order can go out without it. */
const isRejected = (problem: CodeProblem | null): boolean =>
  problem !== null && problem !== 'missing' && problem !== 'unreachable';

export const CodeField = ({ t, id, testId, label, hint, field, onRetry }: CodeFieldProps) => {
  const { apply, busy, clear, said } = useApply(id, field, t);
  const { problem, typed } = field;
  const reason = problem === null ? undefined : t(codeProblemText(problem));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Otherwise Enter would submit the order.
    event.preventDefault();
    void apply();
  };
  return (
    <div css={box}>
      <div css={row}>
        <TextField
          id={id}
          label={label}
          hint={hint}
          error={isRejected(problem) ? `${reason} ${t('codes.goesWithout')}` : reason}
          value={typed}
          onChange={({ target }) => field.type(target.value)}
          onKeyDown={onKeyDown}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-testid={testId}
        />
        <Button
          kind="quiet"
          width="label"
          css={button}
          busy={busy}
          aria-label={t('codes.applyThis', { code: label })}
          onClick={() => void apply()}
        >
          {t('order.apply')}
        </Button>
      </div>
      {problem !== null && typed.trim() !== '' && (
        <Button
          kind="link"
          css={removal}
          aria-label={t('codes.removeThis', { code: typed.trim() })}
          onClick={clear}
        >
          {t('ui.remove')}
        </Button>
      )}
      <AppliedCodes t={t} field={field} onRetry={onRetry} />
      <LiveRegion message={said} />
    </div>
  );
};

const AppliedCodes = ({ t, field, onRetry }: Pick<CodeFieldProps, 't' | 'field' | 'onRetry'>) =>
  field.applied.length > 0 && (
    <ul css={list} role="list">
      {field.applied.map((code) => (
        <Applied
          key={code.code}
          t={t}
          code={code}
          onRemove={() => field.remove(code.code)}
          onRetry={onRetry}
        />
      ))}
    </ul>
  );

interface AppliedProps {
  readonly t: CodeText;
  readonly code: AppliedCode;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

const Applied = ({ t, code: { label, amount, problem, rest }, onRemove, onRetry }: AppliedProps) => {
  const format = useFormat();
  return (
    <li css={applied} data-testid="applied-code" {...(amount !== null && { 'data-amount': amount })}>
      <span css={words}>
        <span>{label}</span>
        {rest !== null && (
          <span css={[text.small, text.muted]} data-testid="code-rest" data-amount={rest}>
            {t('codes.balanceAfter', { amount: format.price(rest) })}
          </span>
        )}
        {problem && (
          <span role="alert" css={[text.small, wrong]}>
            {t(codeProblemText(problem))}
          </span>
        )}
      </span>
      {amount !== null && <span css={text.figures}>{format.price(-amount)}</span>}
      {problem === 'unreachable' && (
        <Button kind="link" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
      <Button kind="link" aria-label={t('codes.removeThis', { code: label })} onClick={onRemove}>
        {t('ui.remove')}
      </Button>
    </li>
  );
};

const box = css({ display: 'grid', gap: 'var(--space-3)' });
const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 'var(--space-3)' });
// Aligned with the control, independent of the content below the field: the height of the label's line, and its margin.
const button = css({ marginTop: 'calc(0.9375rem * 1.35 + 0.375rem)', alignSelf: 'start' });
const removal = css({ justifySelf: 'start' });
const list = css({ display: 'grid', gap: 'var(--space-2)' });

const applied = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  padding: '0.35rem 0.5rem 0.35rem 1rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-brand-tint)',
});

const words = css({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
const wrong = css({ color: 'var(--color-danger)' });
