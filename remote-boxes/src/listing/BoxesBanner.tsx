import { css } from '@emotion/react';
import { imageOfAddress, media, Picture, text as type } from '@detour/shared-ui';
import { useText } from '../text';

// A drawn picture of the catalogue. Its address is permanent.
export const sea = imageOfAddress('/images/hero-sea/960_540.webp');
export const seaSizes = '(max-width: 767px) calc(100vw - 40px), 660px';

/** @spec BOX-001 */
export const BoxesBanner = () => {
  const text = useText();
  return (
    <div css={banner}>
      <div css={words}>
        <h1 css={type.h1}>{text('box.banner')}</h1>
        <p css={[type.body, lead]}>{text('boxes.lead')}</p>
      </div>
      <div css={picture}>
        <Picture image={sea} alt="" sizes={seaSizes} eager />
      </div>
    </div>
  );
};

const banner = css({
  display: 'grid',
  gridTemplateColumns: '5.4fr 6.6fr',
  minHeight: '20rem',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-brand, var(--color-brand))',
  color: 'var(--color-ink-inverse)',
  overflow: 'hidden',
  [media.mobile]: { gridTemplateColumns: '1fr', minHeight: 0 },
});

const words = css({
  display: 'grid',
  alignContent: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-8) 3.5rem',
  [media.belowDesktop]: { padding: 'var(--space-6) var(--space-8)' },
  [media.mobile]: { padding: 'var(--space-6) var(--space-5)' },
});

const lead = css({ maxWidth: '26rem', color: 'var(--color-ink-inverse-muted)' });

const picture = css({
  minHeight: '12rem',
  position: 'relative',
  '& picture': { position: 'absolute', inset: 0 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
