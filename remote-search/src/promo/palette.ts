import { css } from '@emotion/react';
import type { PromoBar } from '@detour/shared-contracts/api';

const hex = /^#[0-9a-f]{6}$/i;

/**
 * Colours from content. Accepts only plain colours, so that content cannot inject CSS. The ground is the same in both themes, so the ink is
 * too: `ink` and `on-brand` would be unreadable in the dark one. The fallback is for a shell of an older release.
 */
export const paletteOf = ({ background, font }: PromoBar['colorPalette']) =>
  hex.test(background)
    ? css({
        background,
        color: font === 'dark' ? 'var(--color-ink-on-picture, var(--color-ink))' : 'var(--color-ink-inverse)',
      })
    : null;
