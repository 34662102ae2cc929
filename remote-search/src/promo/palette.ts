import { css } from '@emotion/react';
import type { PromoBar } from '@detour/shared-contracts';

const hex = /^#[0-9a-f]{6}$/i;

/** Colours of content; it must not be able to write CSS, so only a plain colour is taken. */
export const paletteOf = ({ background, font }: PromoBar['colorPalette']) =>
  hex.test(background)
    ? css({ background, color: font === 'dark' ? 'var(--color-ink)' : 'var(--color-on-brand)' })
    : null;
