import { css } from '@emotion/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { languageTagOf } from '@detour/shared-contracts/sites';
import {
  Button,
  ChoiceCard,
  ChoiceGroup,
  Dialog,
  ErrorSummary,
  LinkButton,
  media,
  Note,
  ReceiptIcon,
  SelectField,
  text,
  TextField,
} from '@detour/shared-ui';
import { AddressChoice, countryOptions, useSavedAddresses } from '@detour/shared-checkout';
import { useSite } from '@detour/remote-kit';
import { useText, type TextId } from '../../text';
import { companyFields, vatExampleOf, type CompanyField } from './invoice-draft';
import { isAllowed } from './papers.view-model';
import { useInvoice, type InvoiceForm } from './useInvoice';
import type { Names } from '../../contract';

interface InvoiceDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
  /** An invoice was issued: the order has another document. */
  readonly onIssued: () => void;
}

/** Whom the invoice names, then the document. @spec CONTACT-002 */
export const InvoiceDialog = ({ order, open, onClose, onIssued }: InvoiceDialogProps) => {
  const t = useText();
  const { phone } = useSite();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('invoice.title')}
      closeLabel={t('ui.close')}
      data-testid="invoice-dialog"
    >
      {open &&
        (isAllowed(order, 'invoice') ? (
          <InvoicePanel order={order} onIssued={onIssued} />
        ) : (
          <Note>{t('invoice.none', { phone })}</Note>
        ))}
    </Dialog>
  );
};

const InvoicePanel = ({ order, onIssued }: Pick<InvoiceDialogProps, 'order' | 'onIssued'>) => {
  const form = useInvoice(order, onIssued);
  return form.invoice ? (
    <ReadyInvoice number={form.invoice.number} href={form.invoice.pdf} />
  ) : (
    <InvoiceFields order={order} form={form} />
  );
};

const ReadyInvoice = ({ number, href }: { readonly number: string; readonly href: string }) => {
  const t = useText();
  const title = useRef<HTMLParagraphElement>(null);
  // The pressed button was removed.
  useEffect(() => title.current?.focus(), []);
  return (
    <div css={column} data-testid="invoice-ready">
      <p ref={title} tabIndex={-1} css={[text.lead, quiet]}>
        {t('invoice.ready', { number })}
      </p>
      <div>
        <LinkButton
          kind="brand"
          icon={<ReceiptIcon size={20} />}
          href={href}
          target="_blank"
          rel="noreferrer"
        >
          {t('invoice.open')}
        </LinkButton>
      </div>
    </div>
  );
};

const labels: Readonly<Record<CompanyField, TextId>> = {
  name: 'invoice.companyName',
  vatNumber: 'invoice.vatNumber',
  addressLine: 'order.address',
  postalCode: 'order.postalCode',
  city: 'order.city',
};

const autoCompletes: Readonly<Record<CompanyField, string>> = {
  name: 'organization',
  vatNumber: 'off',
  addressLine: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
};

const idOf = (field: string): string => `invoice-${field}`;

interface FieldsProps {
  readonly order: Order;
  readonly form: InvoiceForm;
}

const InvoiceFields = ({ order, form }: FieldsProps) => {
  const t = useText();
  const { phone } = useSite();
  const { draft, failure } = form;
  const errors = companyFields.flatMap((field) => {
    const message = errorOf(form, field, t);
    return message ? [{ fieldId: idOf(field), message: `${t(labels[field])} – ${message}` }] : [];
  });
  const last = order.invoices?.findLast(({ kind }) => kind === 'invoice');
  return (
    <form
      noValidate
      css={column}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {last && <Note>{t('invoice.replaces', { number: last.number })}</Note>}
      <ErrorSummary
        title={t('form.errors', { count: errors.length })}
        errors={form.attempt > 0 ? errors : []}
        attempt={form.attempt}
      />
      <WhoFields order={order} form={form} />
      {draft.who === 'company' && <CompanyFields form={form} />}
      <TextField
        id={idOf('reference')}
        name="reference"
        label={t('invoice.reference')}
        optional={t('invoice.optional')}
        autoComplete="off"
        maxLength={60}
        value={draft.reference}
        onChange={({ target }) => form.change({ reference: target.value })}
      />
      <div role="alert">{failure && <Note tone="danger">{t(failure, { phone })}</Note>}</div>
      <div>
        <Button type="submit" busy={form.busy}>
          {t('invoice.submit')}
        </Button>
      </div>
    </form>
  );
};

const WhoFields = ({ order, form }: FieldsProps) => {
  const t = useText();
  const name = `${order.buyer.firstName} ${order.buyer.lastName}`.trim();
  const choice = (who: 'person' | 'company', title: string, note?: string) => (
    <ChoiceCard
      name="invoice-who"
      value={who}
      checked={form.draft.who === who}
      title={title}
      line={note}
      onChange={() => form.change({ who })}
    />
  );
  return (
    <ChoiceGroup legend={t('invoice.for')}>
      {choice('person', t('invoice.person', { name }), t('invoice.personHint'))}
      {choice('company', t('invoice.company'))}
    </ChoiceGroup>
  );
};

const errorOf = ({ problems, draft }: InvoiceForm, field: CompanyField, t: ReturnType<typeof useText>) => {
  const problem = problems[field];
  return problem && t(problem, { example: vatExampleOf(draft.country) });
};

const CompanyFields = ({ form }: { readonly form: InvoiceForm }) => {
  const t = useText();
  const { locale } = useSite();
  const countries = useMemo(() => countryOptions(locale, languageTagOf(locale)), [locale]);
  const addresses = useSavedAddresses<Names>();
  const field = (name: CompanyField, maxLength: number) => (
    <TextField
      id={idOf(name)}
      name={name}
      label={t(labels[name])}
      optional={name === 'vatNumber' ? t('invoice.optional') : undefined}
      error={errorOf(form, name, t)}
      autoComplete={autoCompletes[name]}
      maxLength={maxLength}
      value={form.draft[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
      onBlur={() => form.leave(name)}
    />
  );
  return (
    <div css={grid}>
      <div css={[wide, hiddenIfEmpty]}>
        <AddressChoice
          t={t}
          id={idOf('address-choice')}
          addresses={addresses}
          current={form.draft}
          onChoose={form.choose}
        />
      </div>
      <div css={wide}>{field('name', 120)}</div>
      <SelectField
        id={idOf('country')}
        name="country"
        label={t('order.country')}
        options={countries}
        value={form.draft.country}
        onChange={({ target }) => form.change({ country: target.value })}
      />
      {field('vatNumber', 20)}
      <div css={wide}>{field('addressLine', 200)}</div>
      {field('postalCode', 20)}
      {field('city', 100)}
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-6)' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-5)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});
const wide = css({ gridColumn: '1 / -1' });
const hiddenIfEmpty = css({ '&:empty': { display: 'none' } });
const quiet = css({ '&:focus': { outline: 'none' } });
