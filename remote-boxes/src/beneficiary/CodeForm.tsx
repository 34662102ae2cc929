import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { Button, TextField, text as type } from '@detour/shared-ui';
import { useText } from '../text';

export interface CodeFormProps {
  /** Error of the last submitted code. */
  readonly error?: string | undefined;
  readonly tried?: string | undefined;
  readonly onCode: (code: string) => void;
}

/** Asks for the code and keeps it out of the URL, because servers log URLs and sign-in passes them on. */
export const CodeForm = ({ error, tried = '', onCode }: CodeFormProps) => {
  const text = useText();
  const [code, setCode] = useState(tried);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = code.trim();
    if (given !== '') onCode(given);
  };
  return (
    <form css={form} onSubmit={submit}>
      <p css={[type.lead, type.muted]}>{text('benef.lead')}</p>
      <TextField
        label={text('benef.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
      />
      <p>
        <Button type="submit">{text('boxes.seeStays')}</Button>
      </p>
    </form>
  );
};

const form = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: 'var(--size-text-measure)' });
