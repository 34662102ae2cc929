import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StayDetail } from '@detour/shared-contracts/api';
import { offerDetailOf, type OfferDetail } from '../../details/product-details';
import {
  Anchor,
  Button,
  Dialog,
  ErrorBlock,
  IncludedItems,
  Picture,
  Price,
  Skeleton,
  text,
  textLink,
} from '@detour/shared-ui';
import { stayQuery, useApi, useFormat, useSite } from '@detour/remote-kit';
import { stayAddress } from '../../booking/checkout-address';
import { Cancellation } from '../../booking/panel/PanelState';
import { useText } from '../../text';
import type { OfferView } from '../hotel.view-model';
import { OfferBasis } from './OfferBasis';
import type { Criteria, Names } from '../../contract';

export interface OfferDialogProps {
  /** null while closed. */
  readonly offer: OfferView | null;
  readonly room: string;
  readonly criteria: Criteria;
  readonly onClose: () => void;
  readonly onBook: (offer: OfferView) => void;
}

/** Contents of an offer: a centred dialog on desktop, a bottom sheet on mobile. @spec HOTEL-011 HOTEL-025 */
export const OfferDialog = ({ offer, ...rest }: OfferDialogProps) => {
  const t = useText();
  // Keeps the last offer in the dialog during the closing animation.
  const [last, setLast] = useState(offer);
  if (offer && offer !== last) setLast(offer);
  const shown = offer ?? last;
  return (
    <Dialog
      open={offer !== null}
      onClose={rest.onClose}
      title={shown?.title ?? ''}
      closeLabel={t('ui.close')}
      data-testid="offer-detail"
      foot={
        shown && (
          <div css={foot}>
            <Price {...shown.price} align="start" />
            <Button kind="buy" width="label" onClick={() => rest.onBook(shown)}>
              {t('ui.book')}
            </Button>
          </div>
        )
      }
    >
      {shown && <OfferBody offer={shown} room={rest.room} criteria={rest.criteria} />}
    </Dialog>
  );
};

type OfferBodyProps = Pick<OfferDialogProps, 'room' | 'criteria'> & { readonly offer: OfferView };

const OfferBody = ({ offer, room, criteria }: OfferBodyProps) => {
  const t = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const stay = useQuery(stayQuery(api, { id: offer.id, locale }));
  return (
    <div css={column} aria-busy={!stay.data && !stay.isError}>
      {stay.data ? (
        <Program stay={stay.data} detail={offerDetailOf(stay.data, offer.roomCount)} />
      ) : stay.isError ? (
        <ErrorBlock
          message={t('stay.failed')}
          retryLabel={t('ui.retry')}
          retrying={stay.isFetching}
          onRetry={() => void stay.refetch()}
        />
      ) : (
        <Skeleton width="100%" height="20rem" radius="m" />
      )}
      <div>
        <h3 css={text.label}>{t('product.tabRoom')}</h3>
        <p>{room}</p>
      </div>
      <Cancellation line={offer.cancellation} />
      <OfferBasis offer={offer} />
      <p>
        <Anchor href={stayAddress(locale, offer.id, criteria)} css={textLink}>
          {t('hotel.seeStay')}
        </Anchor>
      </p>
    </div>
  );
};

interface ProgramProps {
  readonly stay: StayDetail;
  readonly detail: OfferDetail;
}

const Program = ({ stay, detail }: ProgramProps) => {
  const t = useText();
  const format = useFormat();
  const { checkin, checkout } = detail.hotel.checkInOut;
  const [image] = stay.images;
  return (
    <>
      {image && (
        <Picture image={image} sizes="(max-width: 767px) 100vw, 640px" ratio={16 / 9} css={picture} />
      )}
      <p>{stay.description}</p>
      <div>
        <h3 css={[text.label, heading]}>{t('hotel.includes')}</h3>
        <IncludedItems items={detail.programLine} />
      </div>
      <p css={[text.small, text.muted]}>
        {t('practical.hours', { checkin: format.time(checkin), checkout: format.time(checkout) })}
      </p>
    </>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-5)' });
const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '1rem',
  width: '100%',
});
const picture = css({ overflow: 'hidden', borderRadius: 'var(--radius-m)' });
const heading = css({ marginBottom: 'var(--space-3)' });
