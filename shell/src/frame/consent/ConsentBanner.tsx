import type { ConsentChoice } from './consent-choice';
import { css, Global } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Country } from '@detour/shared-contracts';
import { Button, IconButton, media, text as type, XIcon } from '@detour/shared-ui';
import { ConsentChoices } from './ConsentChoices';
import { useFrameText } from '../useFrameText';

export interface ConsentBannerProps {
  readonly country: Country;
  /** True until the visitor answered, and again once the footer reopened the choices. */
  readonly open: boolean;
  /** The answer given before; null on the first visit. */
  readonly choice: ConsentChoice | null;
  readonly onAnswer: (choice: ConsentChoice) => void;
}

const everything: ConsentChoice = { preferences: true, statistics: true };
const nothing: ConsentChoice = { preferences: false, statistics: false };

/**
 * Asks before anything that is not needed is stored. Accepting and refusing are one press each and look the same; the page
 * stays usable behind it. Drawn in the browser only: the server does not know who answered.
 */
export const ConsentBanner = ({ country, open, choice, onAnswer }: ConsentBannerProps) => {
  const text = useFrameText();
  const title = useId();
  const [choosing, setChoosing] = useState(false);
  const region = useReopenedFocus(open, choice !== null);
  if (!open) return null;
  // In Italy closing means refusing, and the cross must be there.
  const hasCross = choice !== null || country === 'IT';
  const answer = (next: ConsentChoice): void => {
    setChoosing(false);
    onAnswer(next);
  };
  return (
    <section ref={region} tabIndex={-1} aria-labelledby={title} css={[banner, hasCross && crossRoom]}>
      {/* What has the focus must not hide behind the banner (WCAG 2.4.11). */}
      <Global styles={{ html: { scrollPaddingBlockEnd: '16rem' } }} />
      <div css={words}>
        <h2 id={title} css={type.h3}>
          {text('consent.title')}
        </h2>
        <p css={[type.small, type.muted]}>{text('consent.text')}</p>
      </div>
      <div css={answers}>
        <Button kind="quiet" size="small" data-testid="consent-refuse" onClick={() => answer(nothing)}>
          {text('consent.refuse')}
        </Button>
        <Button kind="quiet" size="small" data-testid="consent-accept" onClick={() => answer(everything)}>
          {text('consent.accept')}
        </Button>
        <Button kind="link" size="small" onClick={() => setChoosing(true)}>
          {text('consent.settings')}
        </Button>
      </div>
      {hasCross && (
        <div css={corner}>
          <IconButton
            label={text(choice === null ? 'consent.closeRefuses' : 'ui.close')}
            icon={<XIcon />}
            onClick={() => answer(choice ?? nothing)}
          />
        </div>
      )}
      <ConsentChoices
        open={choosing}
        choice={choice ?? nothing}
        onClose={() => setChoosing(false)}
        onSave={answer}
      />
    </section>
  );
};

/** Reopened from the footer, the banner takes the focus and gives it back; on a first visit it disturbs nobody. */
const useReopenedFocus = (open: boolean, answered: boolean) => {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open || !answered) return;
    const before = document.activeElement;
    region.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, answered]);
  return region;
};

const banner = css({
  position: 'fixed',
  insetInline: 'var(--space-4)',
  insetBlockEnd: 'var(--space-4)',
  zIndex: 'var(--z-drawer)',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 'var(--space-4) var(--space-8)',
  maxWidth: 'var(--size-container)',
  maxHeight: 'calc(100dvh - 2 * var(--space-4))',
  overflow: 'auto',
  marginInline: 'auto',
  padding: 'var(--space-5) var(--space-6)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-float)',
  '&:focus': { outline: 'none' },
  [media.belowDesktop]: { gridTemplateColumns: '1fr' },
  [media.mobile]: {
    insetInline: 'var(--space-2)',
    insetBlockEnd: 'var(--space-2)',
    padding: 'var(--space-4)',
    gap: 'var(--space-3)',
  },
});

const crossRoom = css({ paddingInlineEnd: '4rem' });

const words = css({
  display: 'grid',
  gap: 'var(--space-1)',
  maxWidth: 'var(--size-text-measure)',
  paddingInlineEnd: 'var(--space-8)',
});

const answers = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-2) var(--space-3)',
  justifyItems: 'stretch',
  '& > :last-of-type': { gridColumn: '1 / -1', justifySelf: 'center' },
});

const corner = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-1)',
  insetInlineEnd: 'var(--space-1)',
});
