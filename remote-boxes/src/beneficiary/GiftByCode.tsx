import { useQuery } from '@tanstack/react-query';
import { isBoxCode } from '@detour/shared-contracts/rules';
import { isApiError, useApi, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { CodeForm } from './CodeForm';
import { GiftFacts } from './GiftFacts';
import { voucherQuery } from './gift.query';
import { GiftStays } from './list/GiftStays';
import { useGiftStays } from './list/useGiftStays';
import { OpenGift } from './OpenGift';
import { ToVoucherPage } from './ToVoucherPage';
import type { Names } from '../contract';

const isUnknown = (error: unknown): boolean => isApiError(error) && error.status === 404;

export interface GiftByCodeProps {
  readonly code: string;
  /** Called with the new code when the visitor enters another one. */
  readonly onCode: (code: string) => void;
}

/** Shows the stays that a code unlocks. Without stays, leads to the page of the gift; for an unknown code, shows the form. @spec BENEF-001 BENEF-002 */
export const GiftByCode = ({ code, onCode }: GiftByCodeProps) => {
  const text = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const isShelf = isBoxCode(code);
  const voucher = useQuery({ ...voucherQuery(api, locale, code), enabled: !isShelf });
  const list = useGiftStays({ kind: 'code', code });
  if (isUnknown(list.offers.error)) {
    if (voucher.data) return <ToVoucherPage code={code} />;
    if (isShelf || isUnknown(voucher.error))
      return <CodeForm error={text('benef.invalidCode')} tried={code} onCode={onCode} />;
  }
  return (
    <>
      {voucher.data && <GiftFacts gift={voucher.data} />}
      <OpenGift code={isShelf ? undefined : code} />
      <GiftStays list={list} canRedeem={false} />
    </>
  );
};
