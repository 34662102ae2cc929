import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@detour/shared-ui';
import { fieldStyles } from './search-field.styles';

export interface SearchSelectProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Value of the selected option; empty for the first one, which means all. */
  readonly value: string;
  /** Nothing is chosen: the field is muted. */
  readonly isEmpty: boolean;
  readonly onChange: (value: string) => void;
  readonly testId?: string | undefined;
  /** The options. */
  readonly children: ReactNode;
}

/** A field of the search box with a native select, which works best on phones. */
export const SearchSelect = ({
  icon,
  label,
  value,
  isEmpty,
  onChange,
  testId,
  children,
}: SearchSelectProps) => (
  <label css={[fieldStyles.field, fieldStyles.press, fieldStyles.ring]}>
    <span css={fieldStyles.icon}>{icon}</span>
    <span css={fieldStyles.words}>
      <span css={fieldStyles.label}>{label}</span>
      <select
        css={[fieldStyles.value, select, isEmpty && fieldStyles.empty]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        data-testid={testId}
      >
        {children}
      </select>
    </span>
    <ChevronDownIcon size={17} />
  </label>
);

const select = css({
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
  // Muted text applies to the closed field only; the option list is native.
  '& option': { color: 'var(--color-ink)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
