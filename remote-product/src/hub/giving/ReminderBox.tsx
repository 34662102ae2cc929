import { useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { CheckboxField } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { useText } from '../../text';
import { setReminder, type GiftPlace } from './giving.client';
import type { Names } from '../../contract';

interface ReminderBoxProps {
  readonly place: GiftPlace;
  readonly checked: boolean;
  readonly onChange: (order: Order) => void;
}

/** The buyer's consent to reminders before the last day. Each click sends a request; a failure keeps the last state. */
export const ReminderBox = ({ place, checked, onChange }: ReminderBoxProps) => {
  const t = useText();
  const api = useApi<Names>();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const choose = async (next: boolean): Promise<void> => {
    if (wanted !== null) return;
    setWanted(next);
    setFailed(false);
    const set = await setReminder(api, place, next);
    setWanted(null);
    if (set.ok) onChange(set.value);
    else setFailed(true);
  };
  return (
    <CheckboxField
      label={t('given.remind')}
      checked={wanted ?? checked}
      error={failed && t('given.failedCall')}
      onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      data-testid="given-reminder"
    />
  );
};
