import { css } from '@emotion/react';
import { Anchor, media } from '@detour/shared-ui';
import { paletteOf } from '../../promo/palette';
import type { ComponentOf } from '../landing-components';

export interface TopBarProps {
  readonly content: ComponentOf<'TopBar'>;
}

/** One sentence with a link, in the campaign's colours. @spec LAND-004 */
export const TopBar = ({ content: { text, links, colorPalette } }: TopBarProps) => (
  <p css={[bar, paletteOf(colorPalette)]} data-testid="top-bar">
    <span>{text}</span>
    {links.map(({ label, url, newTab }) => (
      <Anchor key={url} href={url} newTab={newTab} css={link}>
        {label}
      </Anchor>
    ))}
  </p>
);

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1.5rem',
  padding: '0.5rem 1.75rem',
  borderRadius: 'var(--radius-m)',
  fontSize: '0.9688rem',
  fontWeight: 500,
  lineHeight: 1.45,
  [media.mobile]: { marginInline: '-1.25rem', padding: '0.75rem 1.25rem', borderRadius: 0 },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  color: 'inherit',
  fontWeight: 600,
  textUnderlineOffset: '0.22em',
});
