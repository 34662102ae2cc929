/** Width queries for Emotion styles. The layout is chosen by CSS alone, so that server HTML is right at every width. */
export const media = {
  mobile: '@media (max-width: 767.98px)',
  tablet: '@media (min-width: 768px) and (max-width: 1279.98px)',
  fromTablet: '@media (min-width: 768px)',
  belowDesktop: '@media (max-width: 1279.98px)',
  desktop: '@media (min-width: 1280px)',
  /** A window lower than a calendar of six weeks with head and foot. */
  lowDesktop: '@media (min-width: 768px) and (max-height: 799.98px)',
  /** Pointers that can hover; a touch screen would keep the state after a tap. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
