import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisitBookingAnswer, VisitBookingRequest, VoucherStatus } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { putData, useApi, useSite, type ApiError } from '@detour/remote-kit';
import { voucherQuery } from '../beneficiary/gift.query';
import { bookVisit, cancelVisit } from './visit.query';
import type { Names } from '../contract';

/** Why the last action changed nothing. */
export type VisitFailure = 'taken' | 'closed' | 'invalid' | 'limited' | 'failed';

const failureOf = ({ status, code }: ApiError): VisitFailure => {
  if (status === 409) return code === 'SLOT_TAKEN' ? 'taken' : 'closed';
  if (status === 400) return 'invalid';
  return status === 429 ? 'limited' : 'failed';
};

/** Books, moves and cancels the day of a voucher. The page's voucher shows the response at once and is then requested again. */
export const useVisit = (code: string) => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<VisitFailure | null>(null);
  const { queryKey } = voucherQuery(api, locale, code);

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['visit-slots', code] }),
      client.invalidateQueries({ queryKey }),
    ]);

  const show = ({ booking }: VisitBookingAnswer): void => {
    putData<VoucherStatus>(client, queryKey, (gift) =>
      gift.activity
        ? { ...gift, state: booking ? 'claimed' : 'issued', activity: { ...gift.activity, booking } }
        : gift,
    );
  };

  /** True when the booking is as wished. */
  const run = async (call: () => Promise<Result<VisitBookingAnswer, ApiError>>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    const answer = await call();
    if (answer.ok) show(answer.value);
    else setFailure(failureOf(answer.error));
    setBusy(false);
    if (answer.ok || answer.error.status === 409) void refresh();
    return answer.ok;
  };

  return {
    busy,
    failure,
    forget: () => setFailure(null),
    book: (wish: Omit<VisitBookingRequest, 'locale'>) => run(() => bookVisit(api, code, { locale, ...wish })),
    cancel: () => run(() => cancelVisit(api, code, locale)),
  };
};

export type Visit = ReturnType<typeof useVisit>;
