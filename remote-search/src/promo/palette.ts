import { css } from '@emotion/react';
import type { PromoBar } from '@detour/shared-contracts/api';

const hex = /^#[0-9a-f]{6}$/i;

/** Colours from content. Accepts only plain colours, so that content cannot inject CSS. */
export const paletteOf = ({ background, font }: PromoBar['colorPalette']) =>
  hex.test(background)
    ? css({ background, color: font === 'dark' ? 'var(--color-ink)' : 'var(--color-on-brand)' })
    : null;
