import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '@detour/shared-contracts/sites';
import { Button, CheckboxField, Dialog, Note, text as type, TextField } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { itemsQuery } from '../../editor.query';
import { useText } from '../../text';
import type { ActionProps } from '../action-props';
import { usePublish } from './usePublish';

interface PublishDialogProps extends ActionProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** When the draft becomes visible, and until when; in this language, and in others that have a draft of the item. */
export const PublishDialog = (props: PublishDialogProps) => {
  const text = useText();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={text('publish.title')}
      closeLabel={text('ui.close')}
      mobile="full"
      data-testid="content-publish"
    >
      {props.open && <PublishForm {...props} />}
    </Dialog>
  );
};

const PublishForm = (props: PublishDialogProps) => {
  const text = useText();
  const { name } = props;
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [chosen, setChosen] = useState<readonly Locale[]>([]);
  const others = useDrafts(props).filter((locale) => locale !== name.locale);
  const { isBusy, problem, isWrongOrder, run } = usePublish(props);
  return (
    <form
      noValidate
      css={form}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ from, until, locales: [name.locale, ...chosen] });
      }}
    >
      <TextField
        id="publish-from"
        type="datetime-local"
        label={text('publish.from')}
        hint={text('publish.fromHint')}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        id="publish-until"
        type="datetime-local"
        label={text('publish.until')}
        hint={text('publish.untilHint')}
        error={isWrongOrder ? text('publish.order') : undefined}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      {others.length > 0 && (
        <fieldset css={group}>
          <legend css={type.label}>{text('publish.locales')}</legend>
          {others.map((locale) => (
            <CheckboxField
              key={locale}
              label={text(`locale.${locale}`)}
              checked={chosen.includes(locale)}
              onChange={({ target }) =>
                setChosen((all) => (target.checked ? [...all, locale] : all.filter((one) => one !== locale)))
              }
            />
          ))}
        </fieldset>
      )}
      <div role="alert">{problem !== null && <Note tone="danger">{problem}</Note>}</div>
      <Button type="submit" busy={isBusy}>
        {text('publish.run')}
      </Button>
    </form>
  );
};

/** Languages that have a draft of the item. Empty until they are known. */
const useDrafts = ({ name }: PublishDialogProps): readonly Locale[] => {
  const { data } = useQuery(itemsQuery(useApi<Names>()));
  const item = data?.kinds.find(({ kind }) => kind === name.kind)?.items.find(({ key }) => key === name.key);
  return item?.locales.filter(({ hasDraft }) => hasDraft).map(({ locale }) => locale) ?? [];
};

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' });
const group = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
