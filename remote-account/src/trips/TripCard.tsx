import { css } from '@emotion/react';
import { Anchor, text as type } from '@detour/shared-ui';
import { PurchaseRow } from '../purchase/PurchaseRow';
import type { TripView } from './trip.view-model';

/** An order; the whole card is a link, its actions lie above it. */
export const TripCard = ({ trip }: { readonly trip: TripView }) => {
  return (
    <PurchaseRow
      orderUUID={trip.orderUUID}
      title={trip.title}
      href={trip.href}
      image={trip.image}
      status={trip.status}
      covers
      data-testid="trip"
    >
      {(titleId) => (
        <>
          {trip.place && <p>{trip.place}</p>}
          {trip.when && <p css={strong}>{trip.when}</p>}
          <p css={[type.small, type.muted]}>
            {trip.number} · {trip.amount}
          </p>
          {trip.actions.length > 0 && (
            <ul css={actions} role="list">
              {trip.actions.map(({ key, label, href }) => (
                <li key={key}>
                  <Anchor href={href} css={action} aria-describedby={titleId}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </PurchaseRow>
  );
};

const strong = css({ fontWeight: 560 });
const actions = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-5)',
  marginTop: 'var(--space-1)',
});
const action = css([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: 'var(--color-brand)',
    fontWeight: 560,
    textUnderlineOffset: '0.14em',
    textDecorationThickness: '1px',
  },
]);
