import { css } from '@emotion/react';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { Button, FieldError, media, text as type } from '@detour/shared-ui';
import { useText } from '../../../text';
import { Key } from '../keys/Key';

interface SearchFormProps {
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onType: (text: string) => void;
  readonly onSearch: () => void;
  /** Arrow down: to the results. */
  readonly onDown: () => void;
}

/** One field for every key of an order. */
export const SearchForm = ({ fieldRef, value, error, busy, onType, onSearch, onDown }: SearchFormProps) => {
  const text = useText();
  const id = useId();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onDown();
  };
  return (
    <form
      role="search"
      noValidate
      css={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <label htmlFor={id} css={type.label}>
        {text('desk.searchLabel')}
      </label>
      <div css={line}>
        <span css={frame}>
          <input
            ref={fieldRef}
            id={id}
            css={field}
            value={value}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKey}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            enterKeyHint="search"
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            aria-invalid={error !== undefined}
          />
          <span css={keyPlace} aria-hidden="true">
            <Key>/</Key>
          </span>
        </span>
        <Button type="submit" busy={busy}>
          {text('desk.search')}
        </Button>
      </div>
      <p id={`${id}-hint`} css={[type.small, type.muted]}>
        {text('desk.searchHint')}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </form>
  );
};

const form = css({ display: 'grid', gap: 'var(--space-2)' });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 'var(--space-3)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const frame = css({ position: 'relative', display: 'block' });
const field = css({
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: '1rem 3rem',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  font: 'inherit',
  fontSize: '1.125rem',
});
const keyPlace = css({
  position: 'absolute',
  insetInlineEnd: '0.875rem',
  top: 'calc(50% - 0.75rem)',
  [media.mobile]: { display: 'none' },
});
