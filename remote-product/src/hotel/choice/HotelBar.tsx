import { css } from '@emotion/react';
import {
  CalendarEventIcon,
  FieldError,
  media,
  mobileQuery,
  Tabs,
  useMedia,
  UsersIcon,
  type Tab,
} from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { DatesButton } from '../../booking/dates/DatesButton';
import { DatesPanel, PricedDates } from '../../booking/dates/DatesPanel';
import { guestsLabel } from '../../booking/guests/guests';
import { GuestsPanel } from '../../booking/guests/GuestsPanel';
import type { Criteria } from '../../contract';
import { useText } from '../../text';
import { useHotelCalendar } from './useHotelCalendar';
import type { HotelChoice } from './useHotelChoice';

/** Ids of the sections. Not translated, because they are not visible. */
export const hotelSectionIds = {
  about: 'hotel-about',
  offers: 'hotel-offers',
  reviews: 'hotel-reviews',
} as const;

/** Scroll margin (px) for the sticky bar above a section. @spec HOTEL-032 */
export const hotelScrollOffsets = { mobile: 70, desktop: 100 } as const;

export interface HotelBarProps {
  readonly hotelId: string;
  readonly criteria: Criteria;
  readonly choice: HotelChoice;
  readonly hasReviews: boolean;
}

/** Sticky bar with the page's sections, dates and guests. @spec HOTEL-004 */
export const HotelBar = ({ hotelId, criteria, choice, hasReviews }: HotelBarProps) => {
  const t = useText();
  const isMobile = useMedia(mobileQuery);
  const tabs: readonly Tab[] = [
    { sectionId: hotelSectionIds.about, label: t('hotel.tabAbout') },
    { sectionId: hotelSectionIds.offers, label: t('hotel.tabOffers') },
    ...(hasReviews ? [{ sectionId: hotelSectionIds.reviews, label: t('product.tabReviews') }] : []),
  ];
  return (
    <div css={bar}>
      <div css={tabsBox}>
        <Tabs
          label={t('hotel.tabs')}
          tabs={tabs}
          offset={isMobile ? hotelScrollOffsets.mobile : hotelScrollOffsets.desktop}
        />
      </div>
      <HotelSelector hotelId={hotelId} criteria={criteria} choice={choice} />
    </div>
  );
};

const HotelSelector = ({ hotelId, criteria, choice }: Omit<HotelBarProps, 'hasReviews'>) => {
  const t = useText();
  const format = useFormat();
  const { picker, guests } = choice;
  const { dates } = criteria;
  return (
    <div css={selector}>
      <div css={[group, choice.datesMissing && wrong]}>
        <DatesPanel
          css={part}
          picker={picker}
          anchor={
            <DatesButton css={field} picker={picker} isMissing={choice.datesMissing}>
              <CalendarEventIcon size={20} />
              <span>{dates ? format.dateRange(dates.checkin, dates.checkout) : t('hotel.anyDates')}</span>
            </DatesButton>
          }
        >
          <HotelDates hotelId={hotelId} criteria={criteria} choice={choice} />
        </DatesPanel>
        <GuestsPanel
          css={[part, second]}
          guests={guests}
          onChange={choice.setGuests}
          anchor={({ guests: shown, props }) => (
            <button type="button" css={field} {...props}>
              <UsersIcon size={20} />
              <span>{guestsLabel(shown, t)}</span>
            </button>
          )}
        />
      </div>
      <div role="alert">
        {choice.datesMissing && (
          <div css={error} data-testid="dates-error">
            <FieldError id="dates-error">{t('dates.chooseTravel')}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
};

const HotelDates = ({ hotelId, criteria, choice }: Omit<HotelBarProps, 'hasReviews'>) => {
  const { picker, guests } = choice;
  const calendar = useHotelCalendar({ hotelId, criteria, open: picker.open, selection: picker.selection });
  return <PricedDates picker={picker} calendar={calendar} dates={criteria.dates} guests={guests} />;
};

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 'var(--z-sticky)',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-8)',
  marginTop: '1.5rem',
  borderBottom: 'var(--border-hairline)',
  background: 'var(--color-surface)',
  // The background reaches the window's edges without widening the page. `overflow: clip` would cut off the calendar's popover.
  boxShadow: ['-20rem', '20rem', '-60rem', '60rem'].map((x) => `${x} 0 0 var(--color-surface)`).join(', '),
  [media.mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingBottom: '0.6rem' },
});

const tabsBox = css({
  flex: 1,
  minWidth: 0,
  '& > div': { borderBottom: 0 },
  [media.mobile]: { '& > div': { height: '3rem' } },
});

const selector = css({
  position: 'relative',
  flex: 'none',
  // Keeps clear of the current tab's underline.
  [media.mobile]: { marginTop: '0.6rem' },
});

const group = css({
  display: 'flex',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});

const wrong = css({ borderColor: 'var(--color-danger)' });
const part = css({ minWidth: 0, [media.mobile]: { flex: '1 1 auto' } });
const second = css({ borderInlineStart: 'var(--border-hairline)' });

const field = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.4rem 0.9rem',
  border: 0,
  borderRadius: 'var(--radius-m)',
  background: 'none',
  color: 'inherit',
  fontWeight: 540,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
  [media.mobile]: { gap: '0.45rem', paddingInline: '0.7rem' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const error = css({
  [media.fromTablet]: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: '100%',
    background: 'var(--color-surface)',
  },
});
