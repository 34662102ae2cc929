import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SectionHeader } from '@detour/shared-ui';

/** Ids of the sections, for the tabs. Not translated, because they are not visible. */
export const sectionIds = {
  stay: 'stay-includes',
  room: 'stay-room',
  experience: 'stay-experience',
  extras: 'stay-extras',
  gift: 'stay-gift',
  reviews: 'stay-reviews',
  hotel: 'stay-hotel',
  practical: 'stay-practical',
} as const;

export interface StaySectionProps {
  readonly id: (typeof sectionIds)[keyof typeof sectionIds];
  readonly title: string;
  /** Shown to the right of the title. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the text column. Tabs scroll to it and focus it. */
export const StaySection = ({ id, title, link, children }: StaySectionProps) => (
  <section id={id} data-below="" tabIndex={-1} aria-labelledby={`${id}-title`} css={section}>
    <SectionHeader id={`${id}-title`} title={title} link={link} />
    {children}
  </section>
);

const section = css({
  '&:focus': { outline: 'none', boxShadow: 'none' },
  '& + &': { marginTop: '3rem', paddingTop: '2.75rem', borderTop: 'var(--border-hairline)' },
});
