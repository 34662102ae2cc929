import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { GiftActivity, VoucherStatus } from '@detour/shared-contracts/api';
import { BookedVisit } from './slots/BookedVisit';
import { PartnerAgreement } from './partner/PartnerAgreement';
import { PartnerEntry } from './partner/PartnerEntry';
import { SlotChooser } from './slots/SlotChooser';
import { useVisit } from './useVisit';

export interface VisitBookingProps {
  readonly gift: VoucherStatus;
  readonly activity: GiftActivity;
  readonly code: string;
  /** Asks for the state of the voucher again. */
  readonly onCheck: () => void;
}

/**
 * The visit of an activity: the recipient books, moves and cancels it here, or agrees on a day with the partner. The partner
 * redeems the voucher here too.
 */
export const VisitBooking = ({ gift, activity, code, onCheck }: VisitBookingProps) => {
  const visit = useVisit(code);
  const [isMoving, setMoving] = useState(false);
  const { contact, booking } = activity;
  const title = useFocusAfterChange(`${booking?.day} ${booking?.starts} ${isMoving}`);
  return (
    <div css={column}>
      {contact?.booking === 'partner' && <PartnerAgreement partner={contact} label={gift.label} />}
      {booking && !isMoving && (
        <BookedVisit
          title={title}
          gift={gift}
          activity={activity}
          booking={booking}
          code={code}
          visit={visit}
          onMove={() => setMoving(true)}
        />
      )}
      {contact?.booking === 'slots' && (!booking || isMoving) && (
        <SlotChooser
          title={title}
          partner={contact}
          code={code}
          visit={visit}
          current={booking ?? null}
          onDone={() => setMoving(false)}
        />
      )}
      {contact && <PartnerEntry gift={gift} code={code} onRedeemed={onCheck} />}
    </div>
  );
};

/** The new heading receives the focus, because the pressed control was removed. */
const useFocusAfterChange = (state: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    heading.current?.focus();
  }, [state]);
  return heading;
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });
