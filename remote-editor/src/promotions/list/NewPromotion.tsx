import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, text as type, TextField } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { useText } from '../../text';

/** Opens the form of a promotion that does not exist yet, by its code. A code that exists opens its promotion. */
export const NewPromotion = () => {
  const text = useText();
  const { locale } = useSite();
  const { navigation } = useHost<Names>();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const create = (event: FormEvent): void => {
    event.preventDefault();
    const isCode = /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code);
    setWrong(!isCode);
    if (isCode) void navigation.navigate(printPath<Names>('promotion', locale, { code }));
  };
  return (
    <form noValidate css={form} onSubmit={create}>
      <h2 css={type.h3}>{text('promo.newTitle')}</h2>
      <TextField
        id="new-code"
        label={text('promo.newCode')}
        hint={text('promo.newCodeHint')}
        error={isWrong ? text('promo.newCodeWrong') : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value.trim().toUpperCase())}
      />
      <Button type="submit" width="label">
        {text('list.newOpen')}
      </Button>
    </form>
  );
};

const form = css({ display: 'grid', justifyItems: 'stretch', gap: 'var(--space-4)', maxWidth: '28rem' });
