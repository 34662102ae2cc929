import { css } from '@emotion/react';
import { hotelPath, type StayDetail } from '@detour/shared-contracts';
import { HourglassIcon, LinkButton, media, text } from '@detour/shared-ui';
import { useCriteria, useSite } from '@detour/shared-ui/remote';
import { HotelOffers } from '../hotel/HotelOffers';
import { useText } from '../text';

/** A stay that is no longer sold: says so, and leads to the hotel's others. @spec PROD-021 PROD-022 NOTF-009 NOTF-010 */
export const ExpiredStay = ({ stay }: { readonly stay: StayDetail }) => {
  const t = useText();
  const { locale } = useSite();
  const criteria = useCriteria();
  return (
    <div css={page} data-testid="page-expired">
      <div css={note}>
        <HourglassIcon size={40} />
        <div>
          <h1 css={text.h2}>{t('expired.title')}</h1>
          <p>{t('expired.text')}</p>
          <p css={text.muted}>{`${stay.label} – ${stay.hotel.label}`}</p>
        </div>
        <LinkButton href={hotelPath(locale, stay.hotel.id, { flow: 'booking', criteria })}>
          {t('expired.seeHotelOffers')}
        </LinkButton>
      </div>
      <HotelOffers
        hotelId={stay.hotel.id}
        currentId={stay.id}
        criteria={criteria}
        title={t('expired.carousel', { hotel: stay.hotel.label })}
      />
    </div>
  );
};

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-section)',
  paddingBlock: '2rem var(--space-section)',
});

const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-8)',
  padding: 'var(--space-8)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-warning-tint)',
  '& > svg': { flex: 'none' },
  '& > div': { flex: 1 },
  [media.mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: 'var(--space-4)' },
});
