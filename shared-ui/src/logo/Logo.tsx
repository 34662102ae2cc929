import { css } from '@emotion/react';

export interface LogoProps {
  /** For the dark green footer: paper-coloured letters, sand-coloured road. */
  onDark?: boolean | undefined;
}

/** The word mark: "Détour" in Fraunces, with a winding road as its acute accent. The surrounding link names its target. */
export const Logo = ({ onDark = false }: LogoProps) => (
  <span css={[mark, onDark && dark]} translate="no">
    <span css={hiddenName}>Détour</span>
    <span aria-hidden="true">
      D
      <span css={letter}>
        e
        <svg
          css={road}
          viewBox="0 0 20 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          strokeLinecap="round"
          focusable="false"
        >
          <path d="M3 12C6 5 10 9 12 6S15 2 18 2" />
        </svg>
      </span>
      tour
    </span>
  </span>
);

const mark = css({
  display: 'inline-block',
  position: 'relative',
  color: 'var(--color-brand)',
  fontFamily: 'var(--font-mark)',
  fontSize: '1.9rem',
  fontWeight: 560,
  lineHeight: 1,
  letterSpacing: '-0.035em',
  whiteSpace: 'nowrap',
  '@media (max-width: 767.98px)': { fontSize: '1.65rem' },
  '& svg': { color: 'var(--color-accent)' },
});

const dark = css({ color: 'var(--color-ink-inverse)', '& svg': { color: 'var(--color-focus-on-dark)' } });

const letter = css({ position: 'relative' });
const road = css({
  position: 'absolute',
  left: '0.14em',
  top: '-0.03em',
  width: '0.46em',
  overflow: 'visible',
});

const hiddenName = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
