import { css, keyframes } from '@emotion/react';
import { useState } from 'react';
import { Button, text, useMedia } from '@detour/shared-ui';
import { useText } from '../text';
import { filmScenes } from './film-scenes';

/** Seconds of a scene. */
const sceneSeconds = 4;

type State = 'waiting' | 'playing' | 'paused' | 'ended';

const labels = {
  waiting: 'gift.filmPlay',
  playing: 'gift.filmPause',
  paused: 'gift.filmContinue',
  ended: 'gift.filmAgain',
} as const;

/**
 * A drawn film of the three steps of a gift stay. It plays when the visitor asks for it, once, and can be paused; what it shows is written
 * below it. Who prefers less motion turns its scenes like pages. @spec PROD-020
 */
export const GiftFilm = () => {
  const t = useText();
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [scene, setScene] = useState(0);
  const [state, setState] = useState<State>('waiting');
  const last = filmScenes.length - 1;
  const isLast = scene === last;
  const go = (next: number): void => {
    setScene(next);
    setState('playing');
  };
  const press = (): void => {
    if (isCalm) setScene(isLast ? 0 : scene + 1);
    else if (state === 'playing') setState('paused');
    else go(state === 'ended' ? 0 : scene);
  };
  const end = (): void => (isLast ? setState('ended') : go(scene + 1));
  const { Drawing, caption } = filmScenes[scene] ?? filmScenes[0];
  const turned = isLast ? 'gift.filmAgain' : 'gift.filmNext';
  return (
    <figure css={frame} data-testid="gift-film" data-state={isCalm ? 'calm' : state} data-scene={scene + 1}>
      <svg viewBox="0 0 480 216" aria-hidden="true" css={picture}>
        <rect width="480" height="216" fill="var(--color-brand-tint)" />
        <g key={`${scene} ${state === 'waiting'}`} css={[moves, state !== 'playing' && still(state)]}>
          <Drawing />
        </g>
      </svg>
      {!isCalm && state !== 'waiting' && state !== 'ended' && (
        <div css={line} aria-hidden="true">
          <div
            key={scene}
            css={[progress, state === 'paused' && paused]}
            data-testid="gift-film-progress"
            onAnimationEnd={end}
          />
        </div>
      )}
      <figcaption css={bottom}>
        <span css={text.body} aria-live="polite">
          {t('gift.filmScene', { scene: scene + 1, scenes: filmScenes.length, caption: t(caption) })}
        </span>
        <Button kind="quiet" size="small" onClick={press}>
          {t(isCalm ? turned : labels[state])}
        </Button>
      </figcaption>
    </figure>
  );
};

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(18px)' }, to: { opacity: 1 } });
const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(-90px)' }, to: { opacity: 1 } });
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** How the parts of a drawing come in; `--late` delays one (seconds). */
const moves = css({
  '& [data-move]': { animation: `${rise} 700ms ease-out both`, animationDelay: 'calc(var(--late, 0) * 1s)' },
  '& [data-move="slide"]': { animationName: slide, animationDuration: '900ms' },
  '& [data-move="draw"]': { animationName: draw, animationDuration: '1200ms', strokeDasharray: 1 },
});
const paused = css({ animationPlayState: 'paused' });
/** Before and after it plays, a scene shows all that it has. */
const still = (state: State) =>
  css({ '& [data-move]': state === 'paused' ? { animationPlayState: 'paused' } : { animation: 'none' } });
const frame = css({
  display: 'grid',
  margin: 0,
  overflow: 'hidden',
  border: 'var(--border-hairline)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});
const picture = css({ display: 'block', width: '100%', height: 'auto' });
const line = css({ height: '3px', marginBlockStart: '-3px' });
const progress = css({
  height: '100%',
  background: 'var(--color-brand)',
  transformOrigin: 'left',
  animation: `${grow} ${sceneSeconds}s linear both`,
});
const bottom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-3) var(--space-4)',
});
