import { css } from '@emotion/react';
import { Anchor, media, Picture, Rail, SectionHeader, text } from '@detour/shared-ui';
import type { BoxView } from './home.view-model';

export interface BoxesBlockProps {
  readonly title: string;
  readonly lead: string;
  readonly boxes: readonly BoxView[];
}

const sizes = '(max-width: 767px) 160px, 200px';

/** Gift boxes as they look: a paper face on its stage. @spec HOME-007 */
export const BoxesBlock = ({ title, lead, boxes }: BoxesBlockProps) => (
  <section>
    <SectionHeader title={title} lead={lead} />
    <Rail label={title} columns={4} itemWidth={14}>
      {boxes.map((box) => (
        <Anchor key={box.code} href={box.href} css={tile}>
          <span css={stage}>
            <span css={face}>
              <Picture image={box.image} alt="" sizes={sizes} css={cover} />
              <span css={band} aria-hidden="true">
                {box.title}
              </span>
            </span>
          </span>
          <strong css={[text.h3, name]}>{box.title}</strong>
          <span css={text.price}>{box.price}</span>
        </Anchor>
      ))}
    </Rail>
  </section>
);

const tile = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.4rem',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 'var(--radius-m)',
  [media.hover]: { '&:hover strong': { textDecoration: 'underline', textDecorationThickness: '1px' } },
});

const stage = css({
  display: 'block',
  padding: '11% 15% 12%',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-sunken)',
});

// Paper border, name band, and the thickness of the box as an offset shadow.
const face = css({
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '4 / 5',
  padding: '9px 9px 0',
  borderRadius: 3,
  background: '#FBF5E4',
  boxShadow: '-7px 9px 0 -1px #D9CCB2, var(--shadow-hover)',
  overflow: 'hidden',
});

const cover = css({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: 2,
  '& img': { height: '100%' },
});

const band = css({
  minHeight: '3.4rem',
  padding: '0.7rem 0.35rem 0.75rem',
  color: 'var(--color-brand)',
  fontFamily: 'var(--font-display)',
  fontSize: '1.0625rem',
  fontWeight: 540,
  lineHeight: 1.14,
  textWrap: 'balance',
});

const name = css({ marginBlockStart: '0.5rem' });
