import { css, keyframes } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { giftDesignLooks, giftDesignOf } from '@detour/shared-contracts/rules';
import { Button, media, Picture, text as type, useMedia, WholeWords } from '@detour/shared-ui';
import { useText } from '../text';

export interface UnwrapProps {
  readonly gift: VoucherStatus;
  /** True after the code form, whose focused field was removed. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
}

/** Duration (ms) of the falling paper. */
const fallMs = 600;

/** The wrapped gift on the whole screen: cover, giver and message. The content follows after a click. */
export const Unwrap = ({ gift, takesFocus, onOpen }: UnwrapProps) => {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { isFalling, open } = useFall(onOpen);
  const { fromName, toName, message, image } = gift;
  const design = giftDesignOf(gift.design);
  const { scene, paper, accent, ribbon } = giftDesignLooks[design];
  return (
    <section css={[stage, isFalling && leaving]} data-testid="gift-wrapped" data-design={design}>
      <div css={cover} data-part="cover">
        {scene !== null ? (
          <img src={`/images/${scene}/1440_960.webp`} alt="" width={1440} height={960} decoding="async" />
        ) : (
          image && <Picture image={image} alt="" sizes="100vw" eager />
        )}
        <span css={[band, upright, { background: ribbon }, isFalling && upwards]} />
        <span css={[band, flat, { background: ribbon }, isFalling && sideways]} />
      </div>
      <div
        css={[words, scene !== null && { background: paper }, isFalling && fading]}
        data-paper={scene === null ? undefined : ''}
      >
        <h1 ref={title} tabIndex={-1} css={[type.h1, heading, scene !== null && { color: accent }]}>
          <WholeWords>
            {toName ? text('voucher.forName', { name: toName }) : text('voucher.forYou')}
          </WholeWords>
        </h1>
        {fromName && (
          <p css={type.lead}>
            <WholeWords>{text('voucher.from', { name: fromName })}</WholeWords>
          </p>
        )}
        {message && <p css={note}>{message}</p>}
        <p>
          <Button kind="brand" onClick={open}>
            {text('voucher.unwrap')}
          </Button>
        </p>
      </div>
    </section>
  );
};

/** The bands fall before the gift is open; with reduced motion it opens at once. */
const useFall = (onOpen: () => void) => {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isFalling, setFalling] = useState(false);
  const end = useEffectEvent(onOpen);
  useEffect(() => {
    if (!isFalling) return;
    const timer = setTimeout(end, fallMs);
    return () => clearTimeout(timer);
  }, [isFalling]);
  return { isFalling, open: () => (isStill ? onOpen() : setFalling(true)) };
};

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const fade = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ to: { transform: 'translateY(-110%)' } });
const slide = keyframes({ to: { transform: 'translateX(110%)' } });

const stage = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'calc(100dvh - 5rem)',
  background: 'var(--color-surface-brand, var(--color-brand))',
  overflow: 'hidden',
  animation: `${appear} 600ms var(--motion-ease-out)`,
  [media.reducedMotion]: { animation: `${fade} 200ms linear` },
  [media.mobile]: { minHeight: 'calc(100dvh - 6.5rem)', gridTemplateRows: 'minmax(14rem, 1fr) auto' },
});
const leaving = css({ animation: 'none' });
const cover = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '& picture, & img': { display: 'block', width: '100%', height: '100%' },
  '& img': { objectFit: 'cover' },
  [media.mobile]: { position: 'relative', height: '100%' },
});
/** Two crossing bands of paper around the cover. Decorative. */
const band = css({
  position: 'absolute',
  background: 'var(--color-surface)',
  boxShadow: '0 0 18px #17201c40',
});
const upright = css({ insetBlock: 0, insetInlineEnd: '22%', width: 'clamp(1.5rem, 4vw, 3.25rem)' });
const flat = css({
  insetInline: 0,
  top: '38%',
  height: 'clamp(1.5rem, 4vw, 3.25rem)',
  [media.mobile]: { top: '52%' },
});
const upwards = css({ animation: `${rise} ${fallMs}ms var(--motion-ease-out) forwards` });
const sideways = css({ animation: `${slide} ${fallMs}ms var(--motion-ease-out) forwards` });
const fading = css({ animation: `${vanish} ${fallMs}ms linear forwards` });
const words = css({
  position: 'relative',
  display: 'grid',
  gap: 'var(--space-5)',
  width: 'min(36rem, 100%)',
  margin: 'clamp(0rem, 5vw, 5rem)',
  padding: 'clamp(1.5rem, 3vw, 3rem)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-brand-tint)',
  boxShadow: 'var(--shadow-float)',
  [media.mobile]: { width: 'auto', margin: 0, borderRadius: 0, boxShadow: 'none' },
});
const heading = css({ '&:focus': { outline: 'none' } });
const note = css({
  padding: 'var(--space-4) var(--space-5)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  fontFamily: 'var(--font-display)',
  fontStyle: 'italic',
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
