import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { EditedItems } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, SelectField, text as type, TextField } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';
import { kindName } from '../words/schema-words';

/** Opens the form of a page that does not exist yet: its address, in the language of the site. */
export const NewPage = ({ kinds }: Pick<EditedItems, 'kinds'>) => {
  const text = useText();
  const { locale } = useSite();
  const { navigation } = useHost<Names>();
  const open = kinds.filter(({ isOpen }) => isOpen).map(({ kind }) => kind);
  const [kind, setKind] = useState(open[0] ?? '');
  const [key, setKey] = useState('');
  const [isWrong, setWrong] = useState(false);
  const create = (event: FormEvent): void => {
    event.preventDefault();
    const isKey = /^[a-z0-9-]{1,60}$/.test(key);
    setWrong(!isKey);
    if (isKey) void navigation.navigate(printPath<Names>('editor-item', locale, { kind, key, locale }));
  };
  if (open.length === 0) return null;
  return (
    <form noValidate css={form} onSubmit={create}>
      <h2 css={type.h3}>{text('list.newTitle')}</h2>
      <SelectField
        id="new-kind"
        label={text('list.newKind')}
        value={kind}
        options={open.map((value) => ({ value, label: kindName(value, text) }))}
        onChange={({ target }) => setKind(target.value)}
      />
      <TextField
        id="new-key"
        label={text('list.newKey')}
        hint={text('list.newKeyHint')}
        error={isWrong ? text('list.newKeyWrong') : undefined}
        autoCapitalize="none"
        autoComplete="off"
        value={key}
        onChange={({ target }) => setKey(target.value.trim())}
      />
      <Button type="submit" width="label">
        {text('list.newOpen')}
      </Button>
    </form>
  );
};

const form = css({ display: 'grid', justifyItems: 'stretch', gap: 'var(--space-4)', maxWidth: '28rem' });
