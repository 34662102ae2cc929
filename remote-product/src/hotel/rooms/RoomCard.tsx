import { OfferBasis } from './OfferBasis';
import { css } from '@emotion/react';
import { useState } from 'react';
import { factLine } from '@detour/shared-contracts/format';
import { Button, media, Picture, Price, StressMessages, text } from '@detour/shared-ui';
import { WishlistButton } from '@detour/remote-kit';
import { Cancellation } from '../../booking/panel/PanelState';
import { useText } from '../../text';
import type { OfferView, RoomView } from '../hotel.view-model';
import { OfferDialog } from './OfferDialog';
import type { HotelChoice } from '../choice/useHotelChoice';
import type { Criteria, Names } from '../../contract';

export interface RoomCardProps {
  readonly room: RoomView;
  readonly criteria: Criteria;
  readonly choice: HotelChoice;
}

/** A room with its offers. @spec HOTEL-006 HOTEL-011 */
export const RoomCard = ({ room, criteria, choice }: RoomCardProps) => {
  const t = useText();
  const [detail, setDetail] = useState<OfferView | null>(null);
  const [image] = room.images;
  return (
    <article css={card} data-testid="hotel-room" data-id={room.id}>
      {image && (
        <div css={picture}>
          <Picture image={image} sizes="(max-width: 767px) 100vw, 720px" css={fill} />
        </div>
      )}
      <div css={inside}>
        <h3 css={text.h3}>{room.title}</h3>
        <p css={[text.small, text.muted]}>{factLine(room.facts)}</p>
        <p css={[text.small, description]}>{room.description}</p>
        {room.offers.length === 0 ? (
          <p css={[text.muted, full]}>{t(criteria.dates ? 'hotel.roomFull' : 'hotel.roomNone')}</p>
        ) : (
          <ul css={offers} role="list">
            {room.offers.map((offer) => (
              <Offer key={offer.id} offer={offer} onDetail={() => setDetail(offer)} choice={choice} />
            ))}
          </ul>
        )}
      </div>
      <OfferDialog
        offer={detail}
        room={room.title}
        criteria={criteria}
        onClose={() => setDetail(null)}
        onBook={(offer) => {
          setDetail(null);
          choice.book(offer);
        }}
      />
    </article>
  );
};

interface OfferProps {
  readonly offer: OfferView;
  readonly onDetail: () => void;
  readonly choice: HotelChoice;
}

const Offer = ({ offer, onDetail, choice }: OfferProps) => {
  const t = useText();
  return (
    <li
      css={row}
      data-testid="hotel-offer"
      data-id={offer.id}
      data-amount={offer.amount}
      data-price-type={offer.priceType}
      data-nights={offer.nights}
    >
      <div css={words}>
        <div css={titleRow}>
          <h4 css={name}>{offer.title}</h4>
          <WishlistButton<Names>
            type="STAY"
            id={offer.id}
            label={t('wishlist.heart', { title: offer.title })}
          />
        </div>
        {offer.holds && <p css={text.small}>{offer.holds}</p>}
        <StressMessages messages={offer.stress} />
        <Cancellation line={offer.cancellation} />
        <Button
          kind="link"
          aria-haspopup="dialog"
          aria-label={t('hotel.offerDetailOf', { offer: offer.title })}
          onClick={onDetail}
        >
          {t('hotel.offerDetail')}
        </Button>
      </div>
      <div css={money}>
        <Price {...offer.price} />
        <OfferBasis offer={offer} />
        <Button
          kind="buy"
          size="small"
          width="label"
          aria-label={t('hotel.bookOffer', { offer: offer.title })}
          onClick={() => choice.book(offer)}
        >
          {t('ui.book')}
        </Button>
      </div>
    </li>
  );
};

const card = css({
  display: 'grid',
  gridTemplateColumns: '22rem minmax(0, 1fr)',
  overflow: 'hidden',
  border: 'var(--border-hairline)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const picture = css({
  height: '100%',
  // Beside three offers it would be a narrow strip of the picture.
  maxHeight: '22rem',
  // At this width the picture would be too narrow beside the offers.
  [media.tablet]: { height: 'auto', maxHeight: 'none', aspectRatio: '21 / 9' },
  [media.mobile]: { height: 'auto', maxHeight: 'none', aspectRatio: '16 / 9' },
});

const fill = css({
  display: 'block',
  height: '100%',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});
const inside = css({ padding: '1.5rem 1.6rem', [media.mobile]: { padding: '1.25rem' } });
const description = css({ marginTop: 'var(--space-2)', maxWidth: 'var(--size-text-measure)' });
const full = css({ marginTop: 'var(--space-4)' });
const offers = css({ display: 'grid', margin: '1rem 0 0', padding: 0, listStyle: 'none' });

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.75rem 2rem',
  paddingBlock: '1.1rem',
  borderTop: 'var(--border-hairline)',
  '&:last-of-type': { paddingBottom: 0 },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const words = css({ display: 'grid', gap: 'var(--space-2)', alignContent: 'start', justifyItems: 'start' });
// The heart is taller than a line and must not change the line spacing.
const titleRow = css({
  display: 'flex',
  alignItems: 'start',
  gap: 'var(--space-2)',
  '& > button': { marginBlock: '-0.6rem' },
  [media.mobile]: { justifySelf: 'stretch', justifyContent: 'space-between' },
});

const name = css({ fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.35 });

const money = css({
  display: 'grid',
  gap: 'var(--space-2)',
  alignContent: 'start',
  justifyItems: 'end',
  maxWidth: '15rem',
  textAlign: 'end',
  [media.mobile]: {
    justifyItems: 'start',
    maxWidth: 'none',
    textAlign: 'start',
    '& > button': { width: '100%' },
    '& > span, & > span > span': { justifyContent: 'flex-start', textAlign: 'start' },
  },
});
