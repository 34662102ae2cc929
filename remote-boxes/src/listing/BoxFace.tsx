import { css } from '@emotion/react';
import type { Image } from '@detour/shared-contracts/api';
import { media, Picture, text as type } from '@detour/shared-ui';

export interface BoxFaceProps {
  readonly title: string;
  readonly brand: string;
  readonly image: Image;
  /** Layout width of the picture. */
  readonly sizes: string;
  readonly eager?: boolean;
  /** Fills the height of the gallery on the box's own page. */
  readonly large?: boolean;
}

/** "Bord de mer – deux nuits": the family of the box, and its level, which tells boxes with one picture apart. */
const partsOf = (title: string): readonly [family: string, level: string | undefined] => {
  const [family = title, level] = title.split(' – ');
  return [family, level];
};

/** Drawing of a box: cover, name band, and its depth as an offset shadow. Decorative, because the name follows as text. */
export const BoxFace = ({ title, brand, image, sizes, eager = false, large = false }: BoxFaceProps) => {
  const [family, level] = partsOf(title);
  return (
    <div css={large ? largeStage : stage} aria-hidden="true" data-part="face">
      <div css={[face, large && largeFace]} data-paper="">
        <span css={cover}>
          <Picture image={image} alt="" sizes={sizes} eager={eager} />
        </span>
        <span css={band}>
          <span css={[type.h3, name]}>{family}</span>
          <span css={lastLine}>
            {level !== undefined && <span css={levelStyle}>{level}</span>}
            <span css={[mark, !large && level !== undefined && roomOnly]}>{brand}</span>
          </span>
        </span>
      </div>
    </div>
  );
};

const stage = css({
  padding: '11% 15% 12%',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-sunken)',
  [media.mobile]: { padding: '8% 10% 10% 13%' },
});

const largeStage = css({ display: 'grid', placeItems: 'center', minHeight: 0, padding: '6%' });
const largeFace = css({ height: '100%', maxWidth: '100%' });

const face = css({
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '4 / 5',
  padding: '9px 9px 0',
  borderRadius: '3px',
  background: 'var(--art-paper)',
  boxShadow: 'inset 0 1px 0 #fff6, -7px 9px 0 -1px var(--art-edge, #d9ccb2), 0 24px 30px -16px #2a241870',
  overflow: 'hidden',
});

const cover = css({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '& picture': { display: 'block', height: '100%' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const band = css({ display: 'grid', gap: '0.15rem', padding: '0.6rem 0.35rem 0.75rem' });
const name = css({
  color: 'var(--color-brand)',
  fontSize: '1.05rem',
  [media.mobile]: {
    display: '-webkit-box',
    overflow: 'hidden',
    fontSize: '0.875rem',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
});
const lastLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 0.5rem',
});
const levelStyle = css({
  color: 'var(--color-ink-muted)',
  fontSize: '0.8125rem',
  fontWeight: 480,
  lineHeight: 1.25,
  // `::first-letter` needs a block.
  display: 'inline-block',
  '&::first-letter': { textTransform: 'uppercase' },
});
const mark = css({
  marginInlineStart: 'auto',
  color: 'var(--color-accent)',
  fontFamily: 'var(--font-display)',
  fontSize: '0.8125rem',
  fontWeight: 560,
});
// On the small face of a phone the lines of name, level and brand would leave a strip of the picture.
const roomOnly = css({ [media.mobile]: { display: 'none' } });
