import type { InvoiceRequest } from '@detour/shared-contracts/api';
import { isPostalCode, isVatNumber } from '@detour/shared-contracts/rules';
import type { TextId } from '../../text';

export const companyFields = ['name', 'vatNumber', 'addressLine', 'postalCode', 'city'] as const;

export type CompanyField = (typeof companyFields)[number];

export type InvoiceDraft = Readonly<Record<CompanyField | 'country' | 'reference', string>> & {
  readonly who: 'person' | 'company';
};

export type InvoiceProblems = Readonly<Partial<Record<CompanyField, TextId>>>;

export const emptyDraft = (country: string): InvoiceDraft => ({
  who: 'person',
  name: '',
  vatNumber: '',
  addressLine: '',
  postalCode: '',
  city: '',
  country,
  reference: '',
});

const needed = (text: string): TextId | null => (text.trim() === '' ? 'form.mandatory' : null);

const checks: Readonly<Record<CompanyField, (text: string, draft: InvoiceDraft) => TextId | null>> = {
  name: needed,
  vatNumber: (text, { country }) =>
    text.trim() === '' || isVatNumber(text, country) ? null : 'invoice.vatWrong',
  addressLine: needed,
  postalCode: (text) => needed(text) ?? (isPostalCode(text.trim()) ? null : 'form.postalCode'),
  city: needed,
};

/** Problems of the fields of a company. A person needs none. */
export const problemsOf = (draft: InvoiceDraft): InvoiceProblems =>
  draft.who === 'person'
    ? {}
    : Object.fromEntries(
        companyFields.flatMap((field) => {
          const problem = checks[field](draft[field], draft);
          return problem ? [[field, problem]] : [];
        }),
      );

const examples: Readonly<Partial<Record<string, string>>> = {
  FR: 'FR40303265045',
  BE: 'BE0403019261',
  ES: 'ESB12345674',
  IT: 'IT01234567890',
  NL: 'NL123456789B01',
};

/** A number in the form of a country. */
export const vatExampleOf = (country: string): string => examples[country] ?? `${country}123456789`;

export const toInvoiceRequest = ({ who, reference, ...draft }: InvoiceDraft): InvoiceRequest => ({
  company:
    who === 'person'
      ? null
      : {
          name: draft.name.trim(),
          vatNumber: draft.vatNumber.trim(),
          addressLine: draft.addressLine.trim(),
          postalCode: draft.postalCode.trim(),
          city: draft.city.trim(),
          country: draft.country,
        },
  reference: reference.trim(),
});
