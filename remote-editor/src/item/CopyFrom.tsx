import { css } from '@emotion/react';
import { useState } from 'react';
import type { EditedItem } from '@detour/shared-contracts/api';
import { isLocale } from '@detour/shared-contracts/sites';
import { Button, Note, SelectField } from '@detour/shared-ui';
import { useApi, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';
import { loadItem, type ItemName } from '../editor.client';
import { fit, type Schema } from '../form/schema';
import { useText } from '../text';
import type { Editing } from './useEditing';

interface CopyFromProps {
  readonly name: ItemName;
  readonly item: EditedItem;
  readonly editing: Editing;
  readonly onTold: (told: string) => void;
  readonly onFail: (failure: ApiError) => void;
  /** The item has nothing in this language yet. */
  readonly isStart?: boolean;
}

/** Takes the body of another language into the form, unsaved. */
export const CopyFrom = ({ name, item, editing, onTold, onFail, isStart = false }: CopyFromProps) => {
  const text = useText();
  const api = useApi<Names>();
  const others = item.locales.filter((locale) => locale !== name.locale);
  const [from, setFrom] = useState(others[0]);
  const [isBusy, setBusy] = useState(false);
  const start = (body: unknown): void => editing.change(fit(item.schema as Schema, body));
  const copy = async (): Promise<void> => {
    if (!from || isBusy) return;
    setBusy(true);
    const answer = await loadItem(api, { ...name, locale: from });
    setBusy(false);
    if (!answer.ok) return onFail(answer.error);
    const body: unknown = answer.value.draft ?? answer.value.published ?? null;
    const locale = text(`locale.${from}`);
    if (body === null) return onTold(text('item.copyNothing', { locale }));
    start(body);
    onTold(text('item.copied', { locale }));
  };
  if (others.length === 0 && !isStart) return null;
  return (
    <div css={column}>
      {isStart && <Note title={text('item.missingTitle')}>{text('item.missingText')}</Note>}
      <div css={row}>
        {from !== undefined && (
          <>
            <SelectField
              label={text('item.copyFrom')}
              value={from}
              options={others.map((value) => ({ value, label: text(`locale.${value}`) }))}
              onChange={({ target }) => isLocale(target.value) && setFrom(target.value)}
            />
            <Button kind="quiet" busy={isBusy} onClick={() => void copy()}>
              {text('item.copy')}
            </Button>
          </>
        )}
        {isStart && (
          <Button kind="quiet" onClick={() => start({})}>
            {text('item.empty')}
          </Button>
        )}
      </div>
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 'var(--space-3)' });
