import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { hotelSectionIds } from './choice/HotelBar';

export interface HotelSectionProps {
  readonly id: (typeof hotelSectionIds)[keyof typeof hotelSectionIds];
  /** Its distances. */
  readonly look: SerializedStyles;
  /** Below the first view of a phone: the shell lays it out later (`data-below`, decision 1115). */
  readonly isBelow?: boolean;
  /** Has a heading with the id `<id>-title`. */
  readonly children: ReactNode;
}

/** A section of a hotel page. Tabs scroll to it and focus it. */
export const HotelSection = ({ id, look, isBelow = false, children }: HotelSectionProps) => (
  <section
    id={id}
    data-below={isBelow ? '' : undefined}
    tabIndex={-1}
    aria-labelledby={`${id}-title`}
    css={[quiet, look]}
  >
    {children}
  </section>
);

const quiet = css({ '&:focus': { outline: 'none', boxShadow: 'none' } });
