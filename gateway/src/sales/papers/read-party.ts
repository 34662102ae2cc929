import type { Buyer, InvoiceRequest } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { isPostalCode, isVatNumber, normaliseVatNumber } from '@detour/shared-contracts/rules';
import type { InvoiceParty } from '../invoices/invoice-body';

export interface PartyFinding {
  readonly path: string;
  readonly message: string;
}

type Company = NonNullable<InvoiceRequest['company']>;

const findingsOf = (company: Company): readonly PartyFinding[] => {
  const filled = (['name', 'addressLine', 'city'] as const).flatMap((field) =>
    company[field].trim() === ''
      ? [{ path: `body/company/${field}`, message: 'is not valid: mandatory' }]
      : [],
  );
  return [
    ...filled,
    ...(isPostalCode(company.postalCode)
      ? []
      : [{ path: 'body/company/postalCode', message: 'is not valid: postalCode' }]),
    ...(company.vatNumber.trim() === '' || isVatNumber(company.vatNumber, company.country)
      ? []
      : [{ path: 'body/company/vatNumber', message: 'is not valid: vatNumber' }]),
  ];
};

/** Returns the customer on an invoice: the given company, or the buyer. The error lists all invalid fields. */
export const readParty = (
  { company, reference }: InvoiceRequest,
  buyer: Buyer,
): Result<InvoiceParty, readonly PartyFinding[]> => {
  const person = `${buyer.firstName} ${buyer.lastName}`.trim();
  if (!company) {
    const { addressLine, postalCode, city, country } = buyer;
    const address = { addressLine, postalCode, city, country };
    return ok({ company: '', name: person, vatNumber: '', ...address, reference: reference.trim() });
  }
  const findings = findingsOf(company);
  if (findings.length > 0) return err(findings);
  return ok({
    company: company.name.trim(),
    name: '',
    vatNumber: normaliseVatNumber(company.vatNumber),
    addressLine: company.addressLine.trim(),
    postalCode: company.postalCode.trim(),
    city: company.city.trim(),
    country: company.country,
    reference: reference.trim(),
  });
};
