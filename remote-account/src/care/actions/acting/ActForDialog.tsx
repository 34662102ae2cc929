import { useState } from 'react';
import type { ActFor } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Dialog, LinkButton, text as type, TextField } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { useSend } from '../../../form/useSend';
import { useText } from '../../../text';
import { failureTexts } from '../action-words';
import { beginActFor } from '../actions.client';
import { Outcome } from '../frame/Outcome';
import { ReasonForm } from '../frame/ReasonForm';
import { isReason } from '../ReasonField';
import type { Names } from '../../../contract';

interface ActForDialogProps {
  readonly open: boolean;
  /** Null: the customer is identified by the e-mail address of an account. */
  readonly orderNumber: string | null;
  readonly onClose: () => void;
}

/** Dialog that lets a member of staff order for a customer for half an hour. Requires a reason. */
export const ActForDialog = ({ open, orderNumber, onClose }: ActForDialogProps) => {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('actFor.title')}
      closeLabel={text('ui.close')}
      data-testid="care-act-for"
    >
      {open && <ActForForm orderNumber={orderNumber} onLeave={onClose} />}
    </Dialog>
  );
};

interface ActForFormProps extends Pick<ActForDialogProps, 'orderNumber'> {
  readonly onLeave: () => void;
}

const failures = { ...failureTexts, NOT_FOUND: 'actFor.nobody' } as const;

const ActForForm = ({ orderNumber, onLeave }: ActForFormProps) => {
  const text = useText();
  const api = useApi<Names>();
  const sending = useSend();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [customer, setCustomer] = useState<ActFor | null>(null);
  if (customer) return <Begun customer={customer} />;
  const isNamed = orderNumber !== null || email.includes('@');
  const begin = (): void => {
    setTried(true);
    if (!isReason(reason) || !isNamed) return;
    const who = orderNumber === null ? { accountEmail: email.trim() } : { orderNumber };
    void sending.send(
      () => beginActFor(api, { ...who, reason: reason.trim() }),
      (answer) => setCustomer(answer.customer),
    );
  };
  return (
    <ReasonForm
      reason={reason}
      isTried={isTried}
      onReason={setReason}
      failure={sending.failure}
      texts={failures}
      submitLabel={text('actFor.begin')}
      busy={sending.busy}
      onSubmit={begin}
      onLeave={onLeave}
    >
      <p css={type.muted}>{text('actFor.lead')}</p>
      {orderNumber === null && (
        <TextField
          name="account-email"
          type="email"
          autoComplete="off"
          label={text('actFor.email')}
          error={isTried && !isNamed ? text('act.fieldWrong') : undefined}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
    </ReasonForm>
  );
};

/** The frame reads the cookie with the next document, so the links load one. */
const Begun = ({ customer: { firstName, lastName, until } }: { readonly customer: ActFor }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <Outcome
      next={
        <LinkButton href={printPath<Names>('search', locale)} target="_top">
          {text('actFor.toStays')}
        </LinkButton>
      }
    >
      {text('actFor.begun', {
        name: `${firstName} ${lastName}`,
        time: format.timeOf(Date.parse(until)),
      })}
    </Outcome>
  );
};
