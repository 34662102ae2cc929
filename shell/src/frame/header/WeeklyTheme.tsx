import { css } from '@emotion/react';
import type { WeeklyTheme as Theme } from '@detour/shared-contracts/api';
import { media, text as type } from '@detour/shared-ui';
import { plainLink } from '../frame-styles';

interface WeeklyThemeProps {
  readonly theme: Theme;
  readonly onFollow: () => void;
}

/** The stays that the menu recommends this week: one link with a sentence. @spec NAV-004 */
export const WeeklyTheme = ({ theme, onFollow }: WeeklyThemeProps) => (
  // In-app navigation does not reload, so the menu must close explicitly.
  <a href={theme.weekendUrl} data-testid="weekly-theme" css={[plainLink, box]} onClick={onFollow}>
    <strong css={title}>{theme.themaTitle}</strong>
    <span css={[type.small, type.muted]}>{theme.description}</span>
  </a>
);

const box = css({
  display: 'grid',
  gap: '0.15rem',
  marginBlock: 'var(--space-3)',
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-sunken)',
  color: 'var(--color-ink)',
  [media.hover]: { '&:hover': { background: 'var(--color-brand-tint)' } },
});

const title = css({ fontWeight: 600 });
