import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Button, media, TextField } from '@detour/shared-ui';
import { putData, useApi, type ApiError } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { SavedNote } from '../form/SavedNote';
import { useSend } from '../form/useSend';
import { keepGift } from './gifts.client';
import { giftsQuery } from './gifts.query';
import type { GiftTools } from './kept-gift.view-model';
import type { Names } from '../contract';

interface AddGiftProps {
  readonly tools: GiftTools;
  /** True when the account has no gifts. The form then explains its purpose. */
  readonly isFirst: boolean;
  readonly onAdded: () => void;
}

const isUnknown = (failure: ApiError | null): boolean => failure?.status === 404 || failure?.status === 400;

const useAdding = ({ locale }: GiftTools, onAdded: () => void) => {
  const api = useApi<Names>();
  const client = useQueryClient();
  const sending = useSend();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.trim();
    setEmpty(typed === '');
    setAdded(false);
    if (typed === '') return field.current?.focus();
    void sending
      .send(
        () => keepGift(api, { code: typed, locale }),
        (gifts) => {
          putData(client, giftsQuery(api, locale).queryKey, gifts);
          setCode('');
          setAdded(true);
          onAdded();
        },
      )
      .then(() => field.current?.focus());
  };
  const change = (typed: string): void => {
    setCode(typed);
    setEmpty(false);
    setAdded(false);
    sending.reset();
  };
  return { code, change, submit, field, isEmpty, isAdded, busy: sending.busy, failure: sending.failure };
};

/** Keeps a gift by its code, in any spelling. The field has no name, so that a submit before hydration puts no code into a URL. */
export const AddGift = ({ tools, isFirst, onAdded }: AddGiftProps) => {
  const { text } = tools;
  const state = useAdding(tools, onAdded);
  const error = state.isEmpty
    ? text('form.mandatory')
    : isUnknown(state.failure)
      ? text('gifts.unknownCode')
      : undefined;
  return (
    <form css={box} noValidate onSubmit={state.submit} data-testid="gift-add">
      {isFirst && <p>{text('gifts.empty')}</p>}
      <FailureNote
        failure={isUnknown(state.failure) ? null : state.failure}
        texts={{ TOO_MANY_GIFTS: 'gifts.full' }}
      />
      <div css={row}>
        <TextField
          ref={state.field}
          id="gift-code"
          label={text('gifts.code')}
          hint={text('gifts.codeHint')}
          value={state.code}
          onChange={({ target }) => state.change(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
        />
        <Button type="submit" kind="quiet" busy={state.busy} css={button}>
          {text('gifts.add')}
        </Button>
      </div>
      <SavedNote isSaved={state.isAdded}>{text('gifts.added')}</SavedNote>
    </form>
  );
};

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  maxWidth: '40rem',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 'var(--space-4)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
// Level with the control, below its label.
const button = css({ marginTop: '1.65rem', [media.mobile]: { marginTop: 0 } });
