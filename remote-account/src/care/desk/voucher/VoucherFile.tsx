import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CareVoucherFile } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, media, text as type, textLink, VisuallyHidden } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../security/security.view-model';
import { useText } from '../../../text';
import type { Names } from '../../../contract';
import { FileFacts } from '../file/FileFacts';
import { fileStyles } from '../file/file.styles';
import { EventList } from '../file/history/EventList';
import { MailList } from '../file/mails/MailList';
import { VoucherPanel } from '../file/money/VoucherPanel';
import { OrderLink } from '../file/OrderLink';
import { wordOf } from '../file/words';
import { deliveryFacts, reminderFacts, visitFacts } from './voucher.view-model';

/** Left: value, exchanges, uses, visits. Right: delivery, reminders, mails, history. */
export const VoucherFile = ({ file }: { readonly file: CareVoucherFile }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const tools = { text, format, locale };
  const [delivery, reminders, visits] = [
    deliveryFacts(file, tools),
    reminderFacts(file, tools),
    visitFacts(file, tools),
  ];
  return (
    <div css={columns}>
      <div css={fileStyles.stack}>
        <VisuallyHidden>
          <h2>{text('voucherFile.voucher')}</h2>
        </VisuallyHidden>
        <VoucherPanel voucher={file.voucher} />
        <Exchanges file={file} />
        <Part title={text('voucherFile.uses')}>
          <Uses uses={file.uses} />
        </Part>
        {visits.length > 0 && (
          <Part title={text('voucherFile.visits')}>
            <FileFacts facts={visits} />
          </Part>
        )}
      </div>
      <div css={fileStyles.stack}>
        <Part title={text('voucherFile.delivery')}>
          {delivery.length > 0 ? (
            <FileFacts facts={delivery} />
          ) : (
            <p css={type.muted}>{text('voucherFile.byBuyer')}</p>
          )}
        </Part>
        <Part title={text('voucherFile.reminders')}>
          {reminders.length > 0 ? (
            <FileFacts facts={reminders} />
          ) : (
            <p css={type.muted}>{text('voucherFile.noReminders')}</p>
          )}
        </Part>
        <Part title={text('voucherFile.mails')}>
          <MailList mails={file.mails} />
        </Part>
        <Part title={text('voucherFile.journal')}>
          <EventList events={file.events} />
        </Part>
      </div>
    </div>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section css={fileStyles.panel}>
    <h2 css={type.h3}>{title}</h2>
    {children}
  </section>
);

const Exchanges = ({ file: { from, to } }: { readonly file: CareVoucherFile }) => {
  const text = useText();
  const { locale } = useSite();
  const links = [
    { place: from, label: text('voucherFile.from') },
    { place: to, label: text('voucherFile.exchangedFor') },
  ] as const;
  return links.map(
    ({ place, label }) =>
      place && (
        <p key={label}>
          {label}{' '}
          <Anchor
            css={textLink}
            href={printPath<Names>('care-voucher', locale, {
              orderNumber: place.orderNumber,
              position: String(place.position),
            })}
          >
            {text('file.voucherOrder', { number: place.orderNumber })}
          </Anchor>
        </p>
      ),
  );
};

const Uses = ({ uses }: Pick<CareVoucherFile, 'uses'>) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  if (uses.length === 0) return <p css={type.muted}>{text('voucherFile.noUses')}</p>;
  return (
    <ul role="list" css={fileStyles.list}>
      {uses.map(({ orderNumber, amount, returned, state, at }, index) => (
        <li key={index} css={fileStyles.row}>
          <div css={fileStyles.line}>
            <OrderLink orderNumber={orderNumber} />
            <span css={fileStyles.amount}>{format.price(amount)}</span>
          </div>
          <span css={[type.small, type.muted]}>
            {[
              wordOf(state, text),
              momentOf(at, text, { format, locale }),
              ...(returned > 0 ? [text('voucherFile.returned', { amount: format.price(returned) })] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
};

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 'var(--space-6)',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
