import { useRef, useState } from 'react';
import type { GiftDelivery, Order, OrderVoucher } from '@detour/shared-contracts/api';
import { isoDate, type Result } from '@detour/shared-contracts/base';
import { giftDesignOf } from '@detour/shared-contracts/rules';
import { useSite, type ApiError } from '@detour/remote-kit';
import { emptyGiving, givingOf, type GivingDraft } from './giving-draft';
import type { DeliveryText, DeliveryTextId } from './giving-text';
import { useGiving } from './useGiving';

export interface DeliveryOptions {
  readonly t: DeliveryText;
  readonly gift: Pick<OrderVoucher, 'validUntil' | 'delivery' | 'toName' | 'design'>;
  readonly save: (delivery: GiftDelivery) => Promise<Result<Order, ApiError>>;
  readonly onSaved: (order: Order) => void;
}

const failureOf = ({ status, code }: ApiError): DeliveryTextId => {
  if (status === 429) return 'given.tooMany';
  if (code === 'DELIVERY_BUSY') return 'given.leavingNow';
  return code === 'DELIVERY_CLOSED' ? 'given.over' : 'given.failedCall';
};

/** The form of a sold gift's delivery. A failure keeps the input; a repeated request has no further effect. */
export const useDelivery = ({ t, gift, save, onSaved }: DeliveryOptions) => {
  const { locale } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<ReturnType<typeof giving.validate>>([]);
  const [failure, setFailure] = useState<DeliveryTextId | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { delivery, design, toName = '', validUntil } = gift;
  const giving = useGiving({
    t,
    id: 'given',
    lastDay: isoDate(validUntil ?? ''),
    initial: (): GivingDraft =>
      delivery
        ? // A mail that went out, or was refused, leaves at once: its former hour has passed.
          { ...givingOf(delivery), ...(delivery.state !== 'waiting' && { when: 'now' }) }
        : { ...emptyGiving(locale), way: 'mail', toName, design: giftDesignOf(design) },
  });

  const send = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const saved = await save(giving.delivery());
    running.current = false;
    setBusy(false);
    if (saved.ok) onSaved(saved.value);
    else setFailure(failureOf(saved.error));
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
