import { css } from '@emotion/react';
import { ChevronDownIcon, SparklesIcon } from '@detour/shared-ui';
import { useText } from '../../text';
import { fieldStyles } from './search-field.styles';
import { themeIds, themeName } from '../themes';

export interface ThemeFieldProps {
  readonly theme: number | null;
  readonly onChange: (theme: number | null) => void;
  readonly testId?: string | undefined;
}

/** One theme or all, as a native select, which works best on phones. @spec SBOX-018 */
export const ThemeField = ({ theme, onChange, testId }: ThemeFieldProps) => {
  const text = useText();
  // An unknown theme in the hash stays selected but is not listed.
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
  // Muted text applies to the closed field only; the option list is native.
  '& option': { color: 'var(--color-ink)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
