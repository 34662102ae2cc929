import { useState } from 'react';
import type { ActFor } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, Dialog, LinkButton, Note, text as type, TextField } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { FailureNote } from '../../../form/FailureNote';
import { formStyles } from '../../../form/form.styles';
import { useSend } from '../../../form/useSend';
import { useText } from '../../../text';
import { failureTexts } from '../action-words';
import { beginActFor } from '../actions.client';
import { actionStyles as styles } from '../actions.styles';
import { isReason, ReasonField } from '../ReasonField';
import type { Names } from '../../../contract';

interface ActForDialogProps {
  readonly open: boolean;
  /** Null: the customer is named by the address of an account. */
  readonly orderNumber: string | null;
  readonly onClose: () => void;
}

/** Orders in the shop for a customer for half an hour, with a reason. */
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
    <form
      noValidate
      css={styles.column}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
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
      <ReasonField value={reason} isMissing={isTried} onType={setReason} />
      <FailureNote failure={sending.failure} texts={failures} />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('actFor.begin')}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {text('act.leave')}
        </Button>
      </div>
    </form>
  );
};

/** The frame reads the cookie with the next document, so the links load one. */
const Begun = ({ customer: { firstName, lastName, until } }: { readonly customer: ActFor }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <div css={styles.column}>
      <Note tone="positive" role="status">
        {text('actFor.begun', {
          name: `${firstName} ${lastName}`,
          time: format.timeOf(Date.parse(until)),
        })}
      </Note>
      <div css={formStyles.actions}>
        <LinkButton href={printPath<Names>('search', locale)} target="_top">
          {text('actFor.toStays')}
        </LinkButton>
      </div>
    </div>
  );
};
