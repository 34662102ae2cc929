import type { CareFile } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../../security/security.view-model';
import { useText, type TextId } from '../../../../text';
import { FileFacts } from '../FileFacts';
import { fileStyles } from '../file.styles';
import { voucherKindOf, paymentStateOf, wordOf } from '../words';
import { OrderLink } from '../OrderLink';
import { Entries } from './Entries';

type Plan = NonNullable<CareFile['order']['plan']>;

/** Payments with their books and refunds, vouchers that paid, and invoices. */
export const PaymentsTab = ({ file }: { readonly file: CareFile }) => {
  const text = useText();
  const { payments, usedVouchers, order } = file;
  const invoices = order.invoices ?? [];
  return (
    <div css={fileStyles.stack}>
      {payments.length + usedVouchers.length === 0 && <p css={type.muted}>{text('file.noPayments')}</p>}
      {order.plan && <Plan plan={order.plan} />}
      {payments.map((payment) => (
        <Payment key={payment.changeNumber ?? 'own'} payment={payment} />
      ))}
      {usedVouchers.length > 0 && <UsedVouchers used={usedVouchers} />}
      {invoices.length > 0 && <Invoices invoices={invoices} />}
    </div>
  );
};

const partStates: Readonly<Record<Plan['parts'][number]['state'], TextId>> = {
  waiting: 'file.partWaiting',
  paid: 'file.partPaid',
  refused: 'file.partRefused',
  unpaid: 'file.partUnpaid',
  ended: 'file.partEnded',
};

/** The payment plan: each part with its day and state, and what is open. */
const Plan = ({ plan }: { readonly plan: Plan }) => {
  const text = useText();
  const format = useFormat();
  return (
    <section css={fileStyles.panel} data-testid="file-plan">
      <h3 css={type.h3}>{text('file.plan', { count: plan.parts.length })}</h3>
      <FileFacts
        facts={[
          ...plan.parts.map(({ amount, date, state }) => ({
            label: format.longDate(isoDate(date)),
            value: `${format.price(amount)} · ${text(partStates[state])}`,
          })),
          { label: text('file.planOpen'), value: format.price(plan.open) },
        ]}
      />
    </section>
  );
};

const Payment = ({ payment }: { readonly payment: CareFile['payments'][number] }) => {
  const text = useText();
  const { changeNumber, part, method, last4, status, intentId, ledger, refunds } = payment;
  const means = [wordOf(method ?? '', text), last4 && `···· ${last4}`].filter(Boolean).join(' ');
  return (
    <section css={fileStyles.panel}>
      <h3 css={type.h3}>
        {part
          ? text('file.partPayment', { position: part })
          : changeNumber === null
            ? text('file.payment')
            : text('file.changePayment', { number: changeNumber })}
      </h3>
      <FileFacts
        facts={[
          { label: text('file.method'), value: means },
          { label: text('file.state'), value: paymentStateOf(status, method, text) },
          { label: text('file.intent'), value: intentId ?? '' },
        ]}
      />
      {ledger.length > 0 && (
        <Entries
          title={text('file.books')}
          entries={ledger.map(({ kind, amount, at }) => ({ label: wordOf(kind, text), amount, at }))}
        />
      )}
      {refunds.length > 0 && (
        <Entries
          title={text('file.refunds')}
          entries={refunds.map(({ cause, state, amount, plannedAt, settledAt }) => ({
            label: `${wordOf(cause, text)}, ${wordOf(state, text)}`,
            amount: -amount,
            at: settledAt ?? plannedAt,
          }))}
        />
      )}
    </section>
  );
};

const UsedVouchers = ({ used }: { readonly used: CareFile['usedVouchers'] }) => {
  const text = useText();
  const format = useFormat();
  return (
    <section css={fileStyles.panel}>
      <h3 css={type.h3}>{text('file.usedVouchers')}</h3>
      <ul role="list" css={fileStyles.list}>
        {used.map(({ kind, codeEnd, amount, returned, orderNumber }, index) => (
          <li key={index} css={fileStyles.row}>
            <div css={fileStyles.line}>
              <span>
                {voucherKindOf(kind, text)}
                {codeEnd && ` · ${text('file.codeEnd', { end: codeEnd })}`}
              </span>
              <span css={fileStyles.amount}>{format.price(amount)}</span>
            </div>
            <span css={[type.small, type.muted]}>
              <OrderLink orderNumber={orderNumber} />
              {returned > 0 && ` · ${text('file.returned', { amount: format.price(returned) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Invoices = ({ invoices }: { readonly invoices: NonNullable<CareFile['order']['invoices']> }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <section css={fileStyles.panel}>
      <h3 css={type.h3}>{text('file.invoices')}</h3>
      <ul role="list" css={fileStyles.list}>
        {invoices.map(({ number, kind, total, issuedAt }) => (
          <li key={number} css={fileStyles.row}>
            <div css={fileStyles.line}>
              <span>{text(kind === 'invoice' ? 'file.invoice' : 'file.creditNote', { number })}</span>
              <span css={fileStyles.amount}>{format.price(total)}</span>
            </div>
            <span css={[type.small, type.muted]}>{momentOf(issuedAt, text, { format, locale })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
