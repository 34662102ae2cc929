import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, LinkButton, Note, TextField, text as type } from '@detour/shared-ui';
import { isApiError, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

export interface VoucherGateProps {
  /** The last code that was entered. */
  readonly code: string;
  readonly busy: boolean;
  /** Why the last code opened nothing. */
  readonly error: unknown;
  readonly onCode: (code: string) => void;
}

type Failure = 'unknown' | 'limited' | 'failed' | null;

const failureOf = (error: unknown): Failure => {
  if (!error) return null;
  const status = isApiError(error) ? error.status : null;
  if (status === 404 || status === 400) return 'unknown';
  return status === 429 ? 'limited' : 'failed';
};

/** Asks for the code, in any spelling. The field has no name, so that a submit before hydration puts no code into a URL. */
export const VoucherGate = ({ code, busy, error, onCode }: VoucherGateProps) => {
  const text = useText();
  const [typed, setTyped] = useState(code);
  const [isEmpty, setEmpty] = useState(false);
  const given = typed.trim();
  const failure = busy || given !== code ? null : failureOf(error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setEmpty(given === '');
    if (given !== '' && !busy) onCode(given);
  };
  return (
    <div css={column}>
      <h1 css={type.h1}>{text('voucher.title')}</h1>
      <form css={form} noValidate onSubmit={submit}>
        <p css={[type.lead, type.muted]}>{text('voucher.lead')}</p>
        {failure === 'limited' && <Note tone="warning" role="alert" title={text('voucher.limited')} />}
        {failure === 'failed' && (
          <Note tone="danger" role="alert" title={text('error.generic')}>
            {text('voucher.failed')}
          </Note>
        )}
        <TextField
          id="voucher-code"
          label={text('benef.code')}
          hint={text('voucher.codeHint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setEmpty(false);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={
            isEmpty
              ? text('voucher.mandatory')
              : failure === 'unknown'
                ? text('benef.invalidCode')
                : undefined
          }
        />
        <p>
          <Button type="submit" busy={busy}>
            {text(failure === 'failed' ? 'ui.retry' : 'voucher.find')}
          </Button>
        </p>
      </form>
      <LostCode />
    </div>
  );
};

const LostCode = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <aside css={lost}>
      <h2 css={type.h3}>{text('voucher.lostTitle')}</h2>
      <p css={type.muted}>{text('voucher.lost')}</p>
      <p>
        <LinkButton kind="quiet" href={printPath<Names>('contact', locale)}>
          {text('voucher.contact')}
        </LinkButton>
      </p>
    </aside>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-6)', maxWidth: 'var(--size-text-measure)' });
const form = css({ display: 'grid', gap: 'var(--space-4)' });
const lost = css({
  display: 'grid',
  gap: 'var(--space-3)',
  paddingBlockStart: 'var(--space-6)',
  borderBlockStart: '1px solid var(--color-line)',
});
