import { useRef, useState } from 'react';
import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import { giftDesignOf } from '@detour/shared-contracts/rules';
import { emptyGiving, givingOf, useGiving, type GivingDraft } from '@detour/shared-checkout';
import { useApi, useSite, type ApiError } from '@detour/remote-kit';
import { useText } from '../../text';
import { changeDelivery, type GiftPlace } from './giving.client';
import type { Names } from '../../contract';

type Failure = 'given.failedCall' | 'given.tooMany' | 'given.over' | 'given.leavingNow';

const failureOf = ({ status, code }: ApiError): Failure => {
  if (status === 429) return 'given.tooMany';
  if (code === 'DELIVERY_BUSY') return 'given.leavingNow';
  return code === 'DELIVERY_CLOSED' ? 'given.over' : 'given.failedCall';
};

interface Options {
  readonly place: GiftPlace;
  readonly voucher: OrderVoucher;
  readonly lastDay: IsoDate;
  readonly onDone: (order: Order) => void;
}

/** The form of a delivery. A failure keeps what was typed; the same request again changes nothing more. */
export const useGivingDialog = ({ place, voucher, lastDay, onDone }: Options) => {
  const t = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<ReturnType<typeof giving.validate>>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { delivery, design, toName = '' } = voucher;
  const giving = useGiving({
    t,
    id: 'given',
    lastDay,
    initial: (): GivingDraft =>
      delivery
        ? { ...givingOf(delivery), ...(delivery.state !== 'waiting' && { when: 'now' }) }
        : { ...emptyGiving(locale), way: 'mail', toName, design: giftDesignOf(design) },
  });

  const send = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const changed = await changeDelivery(api, place, giving.delivery());
    running.current = false;
    setBusy(false);
    if (changed.ok) onDone(changed.value);
    else setFailure(failureOf(changed.error));
  };

  return {
    giving,
    errors,
    attempt,
    failure,
    busy,
    submit: (): void => {
      const found = giving.validate();
      setErrors(found);
      if (found.length === 0) void send();
      else setAttempt((count) => count + 1);
    },
  };
};
