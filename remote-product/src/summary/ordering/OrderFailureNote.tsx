import { FailureNote, type OrderFailure } from '@detour/shared-checkout';
import { LinkButton } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText, type Text } from '../../text';

export interface OrderFailureNoteProps {
  readonly failure: OrderFailure;
  /** Totals including all taxes, previous and new: "389,40 €". */
  readonly formerTotal: string;
  readonly total: string;
  /** Address of the stay, to select other dates. */
  readonly otherDates: string;
  /** First line: which way to pay failed. */
  readonly lead?: string;
}

/** Reason why the stay was not ordered, with other dates when these are sold out. */
export const OrderFailureNote = ({
  failure,
  formerTotal,
  total,
  otherDates,
  lead,
}: OrderFailureNoteProps) => {
  const t = useText();
  const { phone } = useSite();
  const needsDates =
    failure.kind === 'sold-out' || failure.kind === 'checkin-unavailable' || failure.kind === 'not-available';
  return (
    <FailureNote
      failure={failure}
      lines={[...(lead ? [lead] : []), ...linesOf(failure, { formerTotal, total, phone }, t)]}
    >
      {needsDates && (
        <LinkButton kind="link" href={otherDates}>
          {t('checkout.otherDates')}
        </LinkButton>
      )}
    </FailureNote>
  );
};

interface Facts {
  readonly formerTotal: string;
  readonly total: string;
  readonly phone: string;
}

const linesOf = (failure: OrderFailure, { formerTotal, total, phone }: Facts, t: Text): readonly string[] => {
  switch (failure.kind) {
    case 'amount-changed':
      return [
        t('pay.amountChanged', { amount: total }),
        ...(formerTotal === total ? [] : [t('checkout.amountBefore', { amount: formerTotal })]),
      ];
    case 'sold-out':
      return [t('pay.soldOut')];
    case 'checkin-unavailable':
      return [t('quote.checkinUnavailable')];
    case 'not-available':
      return [t('quote.notBookable')];
    case 'too-many-holds':
      return [t('checkout.tooManyHolds')];
    case 'unreachable':
      return [t('checkout.unreachable')];
    case 'refused':
      if (failure.code === 'VOUCHER_NOT_USABLE' || failure.code === 'PROMOTION_NOT_VALID')
        return [t('checkout.codeRefused')];
      if (failure.code === 'PAY_LATER_NOT_AVAILABLE') return [t('plan.unavailable')];
      if (failure.code === 'ACTIVITY_NOT_AVAILABLE') return [t('checkout.activityRefused')];
      return [t('checkout.refused', { phone })];
  }
};
