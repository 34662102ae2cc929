import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { GiftCustomization } from '../customization/gift-customization';
import { giftDesignLooks, giftDesigns, type GiftDesign } from '@detour/shared-contracts/rules';
import { media, text, VisuallyHidden, WholeWords } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';

export interface GiftPreviewProps {
  /** Picture of the front, or its replacement. */
  readonly cover: ReactNode;
  readonly customization: GiftCustomization;
  /** "2 nuits pour 2 personnes, jusqu’au 21 mai 2028" */
  readonly facts: string;
  readonly design?: GiftDesign;
  /** Name of the recipient; '' without one. */
  readonly toName?: string;
}

/** Placeholder of the code, with characters that no real code contains. */
const maskedCode = 'DTR-····-····-····-····';

/** Preview of the card: its front, and its inside with the texts as they are typed. @spec GIFT-021 */
export const GiftPreview = ({
  cover,
  customization,
  facts,
  design = giftDesigns[0],
  toName = '',
}: GiftPreviewProps) => {
  const t = useText();
  const { brand } = useSite();
  const { fromName, message } = customization;
  const { paper: colour, accent, ribbon } = giftDesignLooks[design];
  const isPlain = design === giftDesigns[0];
  return (
    <figure css={box}>
      <div css={cards}>
        <div css={[paper, front, { background: colour }]} data-design={design} data-paper="">
          <div css={picture}>
            {cover}
            {!isPlain && <span css={[band, { background: ribbon }]} />}
          </div>
          <p css={[title, { color: accent }]}>
            <span css={name}>
              <WholeWords>
                {toName.trim() ? t('gift.forName', { name: toName.trim() }) : t('gift.forYou')}
              </WholeWords>
            </span>
            <span css={mark} translate="no" aria-hidden="true">
              {brand}
            </span>
          </p>
        </div>
        <div css={[paper, inside, { background: colour }]} data-paper="">
          <p css={[text.body, text.muted]}>
            <WholeWords>
              {fromName.trim() ? t('gift.fromLine', { name: fromName.trim() }) : t('gift.fromEmpty')}
            </WholeWords>
          </p>
          <blockquote css={[text.quote, words, !message.trim() && text.muted]}>
            {message.trim() || t('gift.messageEmpty')}
          </blockquote>
          <div css={tear}>
            <VisuallyHidden>{t('gift.codeHidden')}</VisuallyHidden>
            <b css={code} aria-hidden="true">
              {maskedCode}
            </b>
            <span>{facts}</span>
          </div>
        </div>
      </div>
      <figcaption css={[text.small, text.muted, caption]}>{t('gift.preview')}</figcaption>
    </figure>
  );
};

const box = css({ containerType: 'inline-size' });

const wide = '@container (min-width: 29rem)';

const cards = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: '0.5rem 1.25rem',
  [wide]: {
    gridTemplateColumns: '13.25rem minmax(0, 18.75rem)',
    justifyContent: 'center',
    alignItems: 'start',
  },
});

const paper = css({
  borderRadius: 4,
  boxShadow: '0 30px 50px -28px #2a2418a0, 0 2px 4px #2a24181f',
});

const front = css({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  width: '13.25rem',
  height: '14rem',
  padding: '0.75rem 0.75rem 0',
  [wide]: { height: '18rem' },
  transform: 'rotate(-2deg)',
  [media.reducedMotion]: { transform: 'none' },
});

const picture = css({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: 2,
  background: 'var(--color-skeleton)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const title = css({
  display: 'flex',
  justifyContent: 'space-between',
  // A long name takes the whole line, and the shop's name the next one.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 0.5rem',
  padding: '0.95rem 0.3rem 1.05rem',
  color: 'var(--color-brand)',
  fontFamily: 'var(--font-display)',
  fontSize: '1.1875rem',
  fontWeight: 500,
  lineHeight: 1.1,
});

/** A ribbon around the card. Decorative. */
const band = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '16%',
  width: '1.1rem',
  boxShadow: '0 0 8px #17201c40',
});

const name = css({ minWidth: 0, overflowWrap: 'anywhere' });

const mark = css({
  marginInlineStart: 'auto',
  color: 'var(--color-accent)',
  fontSize: '1rem',
  fontWeight: 560,
});

const inside = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(18.75rem, 100%)',
  // Stacked, and only as high as the texts, because the price follows below.
  minHeight: '15rem',
  marginTop: '-2.5rem',
  padding: '3.5rem 1.5rem 1.4rem',
  transform: 'rotate(2.2deg)',
  [media.reducedMotion]: { transform: 'none' },
  [wide]: {
    width: '100%',
    minHeight: '22.5rem',
    margin: '4rem 0 0 -1.5rem',
    padding: '1.9rem 1.6rem 1.5rem 3.25rem',
  },
});

const words = css({
  margin: '0.5rem 0 1.25rem',
  lineHeight: 1.42,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const tear = css({
  marginTop: 'auto',
  paddingTop: '0.9rem',
  borderTop: '1px dashed var(--color-line-strong)',
  color: 'var(--color-ink-muted)',
  lineHeight: 1.4,
});

const code = css({
  display: 'block',
  color: 'var(--color-ink)',
  fontSize: '1.0625rem',
  fontWeight: 620,
  letterSpacing: '0.04em',
});

const caption = css({ textAlign: 'center' });
