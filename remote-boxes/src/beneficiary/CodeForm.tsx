import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { printPath } from '@detour/shared-contracts';
import { Button, TextField, text as type } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';

export interface CodeFormProps {
  /** Of the code that was tried. */
  readonly error?: string | undefined;
  readonly tried?: string | undefined;
}

/** Asks for the code; it goes into the address, so that a reload and a saved link show the same. */
export const CodeForm = ({ error, tried = '' }: CodeFormProps) => {
  const text = useText();
  const { navigation } = useHost();
  const { locale } = useSite();
  const [code, setCode] = useState(tried);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = code.trim();
    if (given === '') return;
    const query = new URLSearchParams(navigation.location().search);
    query.set('code', given);
    void navigation.navigate(`${printPath('beneficiary-offers', locale)}?${query.toString()}`);
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
