import { css } from '@emotion/react';
import type { Image } from '@detour/shared-contracts/api';
import { giftDesignLooks, giftDesigns, type GiftDesign } from '@detour/shared-contracts/rules';
import { ChoiceGroup, Picture, text, visuallyHidden } from '@detour/shared-ui';
import type { GivingText } from './giving-text';

interface DesignChoiceProps {
  readonly t: GivingText;
  /** Name of the radio group. */
  readonly name: string;
  readonly value: GiftDesign;
  /** The gift's own picture. */
  readonly image: Image | string | null;
  readonly onChange: (design: GiftDesign) => void;
}

/** The designs as small cards: picture, paper and ribbon as the recipient will see them. */
export const DesignChoice = ({ t, name, value, image, onChange }: DesignChoiceProps) => (
  <ChoiceGroup legend={t('giving.design')}>
    <div css={frame}>
      <div css={row}>
        {giftDesigns.map((design) => (
          <label key={design} css={[card, design === value && chosen]}>
            <input
              type="radio"
              name={name}
              value={design}
              checked={design === value}
              onChange={() => onChange(design)}
              css={visuallyHidden}
              data-testid={`giving-design-${design}`}
            />
            <span css={[paper, { background: giftDesignLooks[design].paper }]} data-paper="">
              <Front design={design} image={image} />
              <span css={[ribbon, { background: giftDesignLooks[design].ribbon }]} />
            </span>
            <span css={text.small}>{t(`giving.design.${design}`)}</span>
          </label>
        ))}
      </div>
    </div>
  </ChoiceGroup>
);

const Front = ({ design, image }: Pick<DesignChoiceProps, 'image'> & { readonly design: GiftDesign }) => {
  const { scene } = giftDesignLooks[design];
  const src = scene === null ? image : `/images/${scene}/360_240.webp`;
  if (src === null) return <span css={picture} />;
  return typeof src === 'string' ? (
    <img src={src} alt="" width={360} height={240} loading="lazy" decoding="async" css={picture} />
  ) : (
    <Picture image={src} alt="" sizes="120px" css={picture} />
  );
};

// The same choice is in a page and in a dialog, where six names have no room side by side.
const frame = css({ containerType: 'inline-size' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'var(--space-2)',
  '@container (min-width: 43rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.4rem',
  alignContent: 'start',
  padding: '0.4rem 0.2rem',
  border: '2px solid transparent',
  borderRadius: 'var(--radius-m)',
  lineHeight: 1.25,
  hyphens: 'auto',
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:focus-visible)': {
    outline: '2.5px solid var(--color-focus)',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px var(--color-focus-halo)',
  },
});

const chosen = css({
  borderColor: 'var(--color-brand)',
  background: 'var(--color-brand-tint)',
  fontWeight: 560,
});

const paper = css({
  position: 'relative',
  display: 'block',
  marginInline: '0.2rem',
  padding: '0.3rem 0.3rem 0.9rem',
  borderRadius: 4,
  boxShadow: '0 6px 14px -8px #2a241880, 0 1px 2px #2a24181f',
  overflow: 'hidden',
});

const picture = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 2,
  background: 'var(--color-skeleton)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

/** A band around the card. Decorative. */
const ribbon = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '18%',
  width: '0.5rem',
  boxShadow: '0 0 4px #17201c33',
});
