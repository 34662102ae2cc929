import type { ReactNode } from 'react';
import type { CareFile } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { MailText, Note, PriceLines, text as type, textLink } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { languageOptions } from '../../../profile/language-options';
import { momentOf } from '../../../security/security.view-model';
import { useText, type Text } from '../../../text';
import { CompareStays } from './CompareStays';
import { FileFacts } from './FileFacts';
import { fileStyles } from './file.styles';

const day = (text: string, format: Format): string => {
  const date = parseIsoDate(text);
  return date ? format.longDate(date) : text;
};

const datesOf = ({ order: { stay } }: CareFile, format: Format): string => {
  const [from, to] = [stay?.checkin, stay?.checkout].map((one) => (one ? parseIsoDate(one) : null));
  return from && to ? format.longDateRange(from, to) : '';
};

const termsOf = ({ order: { stay } }: CareFile, text: Text, format: Format): string => {
  if (!stay) return '';
  const { steps, cancellable, cancellableUntil } = stay.cancellationPolicy;
  // Terms without steps have one: free cancellation.
  const free = cancellable && cancellableUntil ? [{ day: cancellableUntil, percent: 100 }] : [];
  const open = steps ?? free;
  return open.length === 0
    ? text('file.termsNone')
    : open
        .map(({ day: last, percent }) =>
          text('file.termsUntil', { percent: format.percent(percent), date: day(last, format) }),
        )
        .join(' · ');
};

/** Link that opens the agent's phone or mail program. */
const Way = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to} css={textLink}>
    {children}
  </a>
);

const Customer = ({ file: { buyer } }: { readonly file: CareFile }) => {
  const text = useText();
  const format = useFormat();
  if (buyer.anonymisedAt !== null)
    return <Note>{text('file.erased', { date: day(buyer.anonymisedAt.slice(0, 10), format) })}</Note>;
  return (
    <FileFacts
      facts={[
        {
          label: text('file.email'),
          value: buyer.email && (
            <Way to={`mailto:${buyer.email}`}>
              <MailText>{buyer.email}</MailText>
            </Way>
          ),
        },
        {
          label: text('file.phone'),
          value: buyer.phoneNumber && (
            <Way to={`tel:${buyer.phoneNumber}`}>{format.phone(buyer.phoneNumber)}</Way>
          ),
        },
        {
          label: text('file.address'),
          value: [buyer.addressLine, `${buyer.postalCode} ${buyer.city}`.trim(), buyer.country]
            .filter(Boolean)
            .join(', '),
        },
        {
          label: text('file.language'),
          value: languageOptions.find(({ value }) => value === buyer.locale)?.label ?? buyer.locale,
        },
        { label: text('file.account'), value: text(buyer.hasAccount ? 'file.hasAccount' : 'file.noAccount') },
      ]}
    />
  );
};

const Booking = ({ file }: { readonly file: CareFile }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const { stay, voucher, createdAt } = file.order;
  return (
    <>
      <p css={type.label}>{stay?.label ?? voucher?.label}</p>
      <FileFacts
        facts={[
          stay && { label: text('file.hotel'), value: `${stay.hotel.label}, ${stay.hotel.location.label}` },
          stay && { label: text('file.dates'), value: datesOf(file, format) },
          stay && {
            label: text('file.guests'),
            value: `${text('file.people', { count: stay.adult + stay.child + stay.baby })}, ${text('file.nights', { count: stay.nights })}`,
          },
          stay && { label: text('file.room'), value: stay.roomTitle },
          stay && { label: text('file.terms'), value: termsOf(file, text, format) },
          { label: text('file.ordered'), value: momentOf(createdAt, text, { format, locale }) },
          file.placedBy === null ? null : { label: text('file.placedBy'), value: file.placedBy },
        ]}
      />
    </>
  );
};

/** Buyer, purchase and price. */
export const BookingPanel = ({ file }: { readonly file: CareFile }) => {
  const text = useText();
  const format = useFormat();
  // Vouchers are a way to pay, shown with the payments.
  const lines = file.order.lines.filter(({ kind }) => kind !== 'gift_card_payment');
  return (
    <div css={fileStyles.stack}>
      <section css={fileStyles.panel} aria-labelledby="care-customer">
        <h2 id="care-customer" css={type.h3}>
          {text('file.customer')}
        </h2>
        <Customer file={file} />
      </section>
      <section css={fileStyles.panel} aria-labelledby="care-booking">
        <h2 id="care-booking" css={type.h3}>
          {text('file.booking')}
        </h2>
        <Booking file={file} />
        <CompareStays order={file.order} />
      </section>
      <section css={fileStyles.panel} aria-labelledby="care-money">
        <h2 id="care-money" css={type.h3}>
          {text('file.money')}
        </h2>
        <PriceLines
          lines={lines.map(({ kind, label, amount }) => ({
            label: kind === 'local_tax' ? text('file.localTax') : label,
            amount: format.price(amount),
          }))}
          total={{
            label: text('file.price'),
            amount: format.price(lines.reduce((sum, { amount }) => sum + amount, 0)),
          }}
          after={[{ label: text('file.kept'), amount: format.price(file.kept) }]}
        />
      </section>
    </div>
  );
};
