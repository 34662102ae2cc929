import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GivenGift } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { givingOf, LazyGiving, useGiving } from '@detour/shared-checkout';
import { Button, Dialog, ErrorSummary } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { useSend } from '../form/useSend';
import { useText } from '../text';
import { changeDelivery } from './gifts.client';
import { giftsQuery } from './gifts.query';
import type { Names } from '../contract';

interface ChangeDeliveryProps {
  readonly gift: GivenGift;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** To whom a gift goes, and when: it can be changed, or sent again, until its recipient has opened it. */
export const ChangeDelivery = ({ gift, open, onClose }: ChangeDeliveryProps) => {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="wide"
      mobile="full"
      title={text('given.changeTitle')}
      closeLabel={text('ui.close')}
      data-testid="delivery-dialog"
    >
      <DeliveryForm gift={gift} onDone={onClose} />
    </Dialog>
  );
};

const failures = { DELIVERY_CLOSED: 'given.changeOver' } as const;

const useDeliveryForm = (gift: GivenGift, onDone: () => void) => {
  const text = useText();
  const api = useApi<Names>();
  const client = useQueryClient();
  const { locale } = useSite();
  const sending = useSend();
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<ReturnType<typeof giving.validate>>([]);
  const giving = useGiving({
    t: text,
    id: 'delivery',
    lastDay: isoDate(gift.validUntil),
    // A mail that went out is sent again at once; the former hour has passed.
    initial: () => givingOf({ ...deliveryOf(gift), ...(gift.delivery?.sentAt && { sendAt: null }) }),
  });
  const submit = (): void => {
    const found = giving.validate();
    setErrors(found);
    if (found.length > 0) return setAttempt(attempt + 1);
    void sending
      .send(() => changeDelivery(api, gift, giving.delivery()), onDone)
      // Opened or sent meanwhile: the list tells it.
      .then(() => client.invalidateQueries({ queryKey: giftsQuery(api, locale).queryKey }));
  };
  return { giving, errors, attempt, submit, busy: sending.busy, failure: sending.failure };
};

const deliveryOf = ({ delivery }: GivenGift) => {
  if (!delivery) throw new Error('A gift that its buyer passes on has no delivery to change.');
  return delivery;
};

const DeliveryForm = ({ gift, onDone }: { readonly gift: GivenGift; readonly onDone: () => void }) => {
  const text = useText();
  const form = useDeliveryForm(gift, onDone);
  return (
    <form
      noValidate
      css={column}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary
        title={text('form.errors', { count: form.errors.length })}
        errors={form.errors}
        attempt={form.attempt}
      />
      <p>{text('given.changeText')}</p>
      <LazyGiving t={text} giving={form.giving} image={gift.image} mailOnly isTitleHidden />
      <FailureNote failure={form.failure} texts={failures} />
      <div>
        <Button type="submit" busy={form.busy}>
          {text(form.giving.draft.when === 'later' ? 'given.changeSave' : 'given.sendNow')}
        </Button>
      </div>
    </form>
  );
};

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  paddingBottom: 'var(--space-6)',
});
