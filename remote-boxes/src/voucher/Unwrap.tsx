import { css, keyframes } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { Button, media, Picture, text as type } from '@detour/shared-ui';
import { useText } from '../text';

export interface UnwrapProps {
  readonly gift: VoucherStatus;
  /** The visitor came from the form, whose focus is gone. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
}

/** The wrapped gift: cover, giver and message. What it holds comes after the button. */
export const Unwrap = ({ gift, takesFocus, onOpen }: UnwrapProps) => {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { fromName, toName, message, image } = gift;
  return (
    <section css={stage} data-testid="gift-wrapped">
      <div css={cover} data-part="cover">
        {image && <Picture image={image} alt="" sizes="(max-width: 767px) 100vw, 560px" eager />}
        <span css={ribbon} />
      </div>
      <div css={words}>
        <h1 ref={title} tabIndex={-1} css={[type.h1, heading]}>
          {toName ? text('voucher.forName', { name: toName }) : text('voucher.forYou')}
        </h1>
        {fromName && <p css={type.lead}>{text('voucher.from', { name: fromName })}</p>}
        {message && <p css={note}>{message}</p>}
        <p>
          <Button kind="brand" onClick={onOpen}>
            {text('voucher.unwrap')}
          </Button>
        </p>
      </div>
    </section>
  );
};

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const fade = keyframes({ from: { opacity: 0 } });

const stage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  minHeight: 'min(38rem, 72vh)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-brand-tint)',
  overflow: 'hidden',
  animation: `${appear} 600ms var(--motion-ease-out)`,
  [media.reducedMotion]: { animation: `${fade} 200ms linear` },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '15rem auto' },
});
const cover = css({
  position: 'relative',
  minHeight: '15rem',
  background: 'var(--color-brand)',
  overflow: 'hidden',
  '& picture, & img': { display: 'block', width: '100%', height: '100%' },
  '& picture': { position: 'absolute', inset: 0 },
  '& img': { objectFit: 'cover' },
});
/** Two crossing bands of paper around the cover. Decorative. */
const ribbon = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '18%',
  width: 'clamp(1.5rem, 6%, 2.75rem)',
  background: 'var(--color-surface)',
  boxShadow: '0 0 18px #17201c40',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '62%',
    left: '-60rem',
    width: '120rem',
    height: 'clamp(1.25rem, 5vw, 2.25rem)',
    background: 'var(--color-surface)',
    boxShadow: '0 0 18px #17201c40',
  },
});
const words = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignContent: 'center',
  padding: 'clamp(1.5rem, 4vw, 4rem)',
});
const heading = css({ '&:focus': { outline: 'none' } });
const note = css({
  maxWidth: '32rem',
  padding: 'var(--space-4) var(--space-5)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  fontFamily: 'var(--font-display)',
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
