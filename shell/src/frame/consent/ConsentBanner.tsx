import type { ConsentChoice } from './consent-choice';
import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Country } from '@detour/shared-contracts/sites';
import { Button, IconButton, media, text as type, XIcon } from '@detour/shared-ui';
import { ConsentChoices } from './ConsentChoices';
import { useFrameText } from '../useFrameText';

export interface ConsentBannerProps {
  readonly country: Country;
  /** True when maps come from another host once the visitor accepts preferences. */
  readonly hasHostedMap: boolean;
  /** True until the visitor answers, and again when the footer reopens the choices. */
  readonly open: boolean;
  /** The previous answer. Null on the first visit. */
  readonly choice: ConsentChoice | null;
  readonly onAnswer: (choice: ConsentChoice) => void;
}

const everything: ConsentChoice = { preferences: true, statistics: true };
const nothing: ConsentChoice = { preferences: false, statistics: false };

/**
 * Asks before storing anything inessential. Accepting and refusing take one click each and look the same; the page stays usable.
 * The server renders it for everybody, because it does not know the answer: `early.js` shows it with the first paint (record 1111).
 */
export const ConsentBanner = ({ country, hasHostedMap, open, choice, onAnswer }: ConsentBannerProps) => {
  const text = useFrameText();
  const title = useId();
  const [choosing, setChoosing] = useState(false);
  const region = useReopenedFocus(open, choice !== null);
  if (!open) return null;
  // Italian law requires a close button that means refusal.
  const hasCross = choice !== null || country === 'IT';
  const answer = (next: ConsentChoice): void => {
    setChoosing(false);
    onAnswer(next);
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby={title}
      css={[banner, aboveBars, hasCross && crossRoom]}
    >
      <div css={[words, hasCross && titleRoom]}>
        <h2 id={title} css={type.label}>
          {text('consent.title')}
        </h2>
        <p css={[type.small, type.muted, explanation]}>
          {[text('consent.text'), ...(hasHostedMap ? [text('consent.mapsText')] : [])].join(' ')}
        </p>
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
        hasHostedMap={hasHostedMap}
        onClose={() => setChoosing(false)}
        onSave={answer}
      />
    </section>
  );
};

/** When reopened from the footer, the banner takes the focus and returns it. On a first visit it does not take it. */
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

// Low, so that it leaves the search box free: beside its buttons on desktop, above them elsewhere. Above the bars of a page, and below
// its floating panels: suggestions and calendar are never covered.
const banner = css({
  position: 'fixed',
  insetInline: 'var(--space-4)',
  insetBlockEnd: 'var(--space-4)',
  zIndex: 'calc(var(--z-bar) + 1)',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-6)',
  maxWidth: 'var(--size-container)',
  maxHeight: 'calc(100dvh - 2 * var(--space-4))',
  overflow: 'auto',
  marginInline: 'auto',
  padding: 'var(--space-3) var(--space-5)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-float)',
  '&:focus': { outline: 'none' },
  [media.belowDesktop]: { gridTemplateColumns: '1fr' },
  [media.mobile]: {
    insetInline: 'var(--space-2)',
    insetBlockEnd: 'var(--space-2)',
    padding: 'var(--space-3) var(--space-4) var(--space-1)',
  },
});

/** Height of a price bar with three lines, the most that a phone of 360 px has. */
const priceBar = 'calc(var(--size-bar-mobile) + 1.25rem)';

const lifted = (bar: string) => ({
  transform: `translateY(calc(-1 * (${bar} + env(safe-area-inset-bottom))))`,
  maxHeight: `calc(100dvh - 2 * var(--space-4) - ${bar})`,
});

// Above the bar at the bottom of a page, whose buttons stay usable. A transform, because the bar may come with the code of the page:
// the banner then slides, and no layout shift is counted.
const aboveBars = css({
  transition: 'transform var(--motion-quick) var(--motion-ease-out)',
  [media.mobile]: {
    'body:has([data-action-bar]) &': lifted('3.5rem'),
    'body:has([data-price-bar]) &': lifted(priceBar),
  },
  [media.tablet]: { 'body:has([data-price-bar=desktop]) &': lifted(priceBar) },
});

// The cross has the height of the title. Below desktop the answers have the whole width.
const crossRoom = css({ [media.desktop]: { paddingInlineEnd: '4rem' } });
const titleRoom = css({ [media.belowDesktop]: { '& > h2': { paddingInlineEnd: '2.5rem' } } });

const words = css({ display: 'grid', gap: '0.125rem' });

const explanation = css({ lineHeight: 1.4, [media.mobile]: { fontSize: '0.8125rem' } });

const answers = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  '& > :last-of-type': { paddingInline: 'var(--space-2)' },
  [media.tablet]: { '& > :not(:last-of-type)': { flex: '0 1 14rem' } },
  [media.mobile]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '0 var(--space-3)',
    '& > :last-of-type': { gridColumn: '1 / -1', justifySelf: 'center' },
  },
});

const corner = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-1)',
  insetInlineEnd: 'var(--space-1)',
});
