import { SparklesIcon } from '@detour/shared-ui';
import { useText } from '../../text';
import { themeIds, themeName, type PageTheme } from '../themes';
import { SearchSelect } from './SearchSelect';

export interface ThemeFieldProps {
  readonly theme: number | null;
  readonly pageTheme: PageTheme | null;
  readonly onChange: (theme: number | null) => void;
  readonly testId?: string | undefined;
}

/** One theme or all. @spec SBOX-018 */
export const ThemeField = ({ theme, pageTheme, onChange, testId }: ThemeFieldProps) => {
  const text = useText();
  // An unknown theme in the hash stays selected but is not listed, unless the page names it.
  const name = theme === null ? null : themeName(theme, text, pageTheme);
  const known = name !== null;
  return (
    <SearchSelect
      icon={<SparklesIcon />}
      label={text('term.theme')}
      value={known ? String(theme) : ''}
      isEmpty={!known}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
      testId={testId}
    >
      <option value="">{text('theme.all')}</option>
      {known && !themeIds.some((id) => id === theme) && <option value={String(theme)}>{name}</option>}
      {themeIds.map((id) => (
        <option key={id} value={id}>
          {themeName(id, text)}
        </option>
      ))}
    </SearchSelect>
  );
};
