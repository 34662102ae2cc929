import { Note, text as type, TextField } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../../text';
import { actionStyles as styles } from '../actions.styles';
import { centsOf } from '../draft';
import type { ActionFieldsProps } from './action-fields-props';
import { ChangeFields } from './ChangeFields';
import { ExchangeFields } from './ExchangeFields';
import { ResendFields } from './ResendFields';
import { WithdrawFields } from './WithdrawFields';

/** Fields of an action, without the reason. */
export const ActionFields = (props: ActionFieldsProps) => {
  switch (props.kind) {
    case 'cancel':
      return <CancelFields {...props} />;
    case 'withdraw':
      return <WithdrawFields {...props} />;
    case 'exchange':
      return <ExchangeFields {...props} />;
    case 'refund':
      return <RefundFields {...props} />;
    case 'change':
      return <ChangeFields {...props} />;
    case 'resend':
      return <ResendFields {...props} />;
    case 'correct-buyer':
      return <BuyerFields {...props} />;
    case 'extend':
      return <Told id="act.extendLead" />;
    case 'revoke-links':
      return <Told id="act.linksLead" />;
  }
};

const Told = ({ id }: { readonly id: 'act.extendLead' | 'act.linksLead' }) => (
  <p css={type.muted}>{useText()(id)}</p>
);

const CancelFields = ({ draft, preview, onType }: ActionFieldsProps) => {
  const text = useText();
  const format = useFormat();
  const terms = preview?.byTerms;
  return (
    <TextField
      name="percent"
      inputMode="numeric"
      autoComplete="off"
      label={text('act.percent')}
      optional={text('act.percentOptional')}
      hint={terms ? text('act.percentHint', { percent: format.percent(terms.percent) }) : undefined}
      value={draft.percent}
      onChange={({ target }) => onType({ percent: target.value })}
    />
  );
};

const RefundFields = ({ draft, actions: { kept }, onType }: ActionFieldsProps) => {
  const text = useText();
  const format = useFormat();
  const fields = [
    { name: 'card', label: text('act.refundCard'), most: kept.card },
    { name: 'vouchers', label: text('act.refundVouchers'), most: kept.vouchers },
  ] as const;
  return (
    <div css={styles.pair}>
      {fields
        .filter(({ most }) => most > 0)
        .map(({ name, label, most }) => (
          <TextField
            key={name}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            label={label}
            hint={text('act.refundMost', { amount: format.price(most) })}
            error={centsOf(draft[name]) === null ? text('act.noAmount') : undefined}
            value={draft[name]}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
        ))}
    </div>
  );
};

const BuyerFields = ({ draft, actions, onType, wrong }: ActionFieldsProps) => {
  const text = useText();
  const isMoved = draft.email.trim() !== actions.buyer.email;
  const fields = [
    { name: 'email', label: text('order.email'), type: 'email' },
    { name: 'phoneNumber', label: text('file.phone'), type: 'tel' },
    { name: 'firstName', label: text('act.firstName'), type: 'text' },
    { name: 'lastName', label: text('act.lastName'), type: 'text' },
  ] as const;
  return (
    <>
      <div css={styles.pair}>
        {fields.map(({ name, label, type: kind }) => (
          <TextField
            key={name}
            name={name}
            type={kind}
            autoComplete="off"
            label={label}
            error={wrong.has(name) ? text('act.fieldWrong') : undefined}
            value={draft[name]}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
        ))}
      </div>
      {isMoved && <Note>{text('act.buyerMoved')}</Note>}
    </>
  );
};
