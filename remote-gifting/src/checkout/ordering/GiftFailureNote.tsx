import { printPath } from '@detour/shared-contracts/sites';
import { FailureNote } from '@detour/shared-checkout';
import { LinkButton } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText, type Text } from '../../text';
import type { GiftOrderFailure } from './useGiftOrdering';
import type { Names } from '../../contract';

export interface GiftFailureNoteProps {
  readonly failure: GiftOrderFailure;
  /** Previous and new amount: "389,00 €". */
  readonly formerTotal: string;
  readonly total: string;
}

/** Reason why the gift was not ordered, with other gifts when this one is no longer sold. */
export const GiftFailureNote = ({ failure, formerTotal, total }: GiftFailureNoteProps) => {
  const t = useText();
  const { locale, phone, paysInBrowser = false } = useSite();
  const isGone = failure.kind === 'not-available' || failure.kind === 'sold-out';
  return (
    <FailureNote failure={failure} lines={linesOf(failure, { formerTotal, total, phone, paysInBrowser }, t)}>
      {isGone && (
        <LinkButton kind="link" href={`${printPath<Names>('search', locale)}?flow=gifting`}>
          {t('gift.otherGifts')}
        </LinkButton>
      )}
    </FailureNote>
  );
};

interface Facts {
  readonly formerTotal: string;
  readonly total: string;
  readonly phone: string;
  readonly paysInBrowser: boolean;
}

const linesOf = (failure: GiftOrderFailure, facts: Facts, t: Text): readonly string[] => {
  switch (failure.kind) {
    case 'amount-changed':
      return [
        t('pay.amountChanged', { amount: facts.total }),
        ...(facts.formerTotal === facts.total
          ? []
          : [t('checkout.amountBefore', { amount: facts.formerTotal })]),
      ];
    case 'not-available':
    case 'sold-out':
    case 'checkin-unavailable':
      return [t('checkout.giftGone')];
    case 'too-many-holds':
      return [t('checkout.tooManyHolds')];
    case 'unreachable':
      return [t('checkout.unreachable')];
    case 'wallet':
      return [
        t('checkout.walletFailed', {
          method: t(facts.paysInBrowser ? 'wallet.own' : 'checkout.walletName'),
        }),
      ];
    case 'refused':
      if (failure.code === 'VOUCHER_NOT_USABLE' || failure.code === 'PROMOTION_NOT_VALID')
        return [t('checkout.codeRefused')];
      return [t('checkout.refused', { phone: facts.phone })];
  }
};
