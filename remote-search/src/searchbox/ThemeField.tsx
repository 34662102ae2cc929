import { css } from '@emotion/react';
import { ChevronDownIcon, SparklesIcon } from '@detour/shared-ui';
import { useText } from '../text';
import { fieldStyles } from './search-field.styles';
import { themeIds, themeName } from './themes';

export interface ThemeFieldProps {
  readonly theme: number | null;
  readonly onChange: (theme: number | null) => void;
  readonly testId?: string | undefined;
}

/** One theme or all; the platform's own list, which is the best one on a phone. @spec SBOX-018 */
export const ThemeField = ({ theme, onChange, testId }: ThemeFieldProps) => {
  const text = useText();
  // A theme of the hash that has no name here stays chosen: it is only left out of the list.
  const known = theme !== null && themeName(theme, text) !== null;
  return (
    <label css={[fieldStyles.field, fieldStyles.press, fieldStyles.ring]}>
      <span css={fieldStyles.icon}>
        <SparklesIcon />
      </span>
      <span css={fieldStyles.words}>
        <span css={fieldStyles.label}>{text('term.theme')}</span>
        <select
          css={[fieldStyles.value, select, !known && fieldStyles.empty]}
          value={known ? String(theme) : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          data-testid={testId}
        >
          <option value="">{text('theme.all')}</option>
          {themeIds.map((id) => (
            <option key={id} value={id}>
              {themeName(id, text)}
            </option>
          ))}
        </select>
      </span>
      <ChevronDownIcon size={17} />
    </label>
  );
};

const select = css({
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
  // The option list is the platform's: muted ink is for the closed field only.
  '& option': { color: 'var(--color-ink)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
