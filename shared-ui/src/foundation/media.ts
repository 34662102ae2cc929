/** Width queries for Emotion styles. CSS alone decides the layout, so that server HTML is correct at every width. */
export const media = {
  mobile: '@media (max-width: 767.98px)',
  tablet: '@media (min-width: 768px) and (max-width: 1279.98px)',
  fromTablet: '@media (min-width: 768px)',
  belowDesktop: '@media (max-width: 1279.98px)',
  desktop: '@media (min-width: 1280px)',
  /** A window too low for a calendar of six weeks with header and footer. */
  lowDesktop: '@media (min-width: 768px) and (max-height: 799.98px)',
  /** A window that shows a phone's layout and little of it: a page at 400 %, a small phone held across. */
  lowMobile: '@media (max-width: 767.98px) and (max-height: 419.98px)',
  /** Pointers that can hover. A touch screen would keep the hover state after a tap. */
  hover: '@media (hover: hover)',
  /** A browser that runs no scripts: what waits for one is left out. */
  noScript: '@media (scripting: none)',
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
