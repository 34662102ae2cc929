import { useMemo } from 'react';
import type { Buyer } from '@detour/shared-contracts/api';
import type { BuyerProblemKind } from '@detour/shared-contracts/rules';
import type { TextFunction } from '@detour/remote-kit';
import type { BuyerWords } from './buyer-words';
import type { BuyerField } from './checkout-draft';

const problemTexts = {
  mandatory: 'form.mandatory',
  email: 'form.email',
  name: 'form.name',
  phone: 'form.phone',
  postalCode: 'form.postalCode',
  maxLength: 'form.maxLength',
  choose: 'form.chooseOption',
} as const satisfies Record<BuyerProblemKind, string>;

const labels = {
  civility: 'order.civility',
  firstName: 'order.firstName',
  lastName: 'order.lastName',
  email: 'order.email',
  phoneNumber: 'order.phone',
  country: 'order.country',
  addressLine: 'order.address',
  postalCode: 'order.postalCode',
  city: 'order.city',
} as const satisfies Record<BuyerField, string>;

const civilities = {
  MRS: 'order.civilityMrs',
  MR: 'order.civilityMr',
  NEUTRAL: 'order.civilityNeutral',
} as const satisfies Record<Buyer['civility'], string>;

type TextOf<Table> = Table[keyof Table];

/** Ids that the catalogue of a remote with a buyer form must have. */
type BuyerTextId =
  | TextOf<typeof problemTexts>
  | TextOf<typeof labels>
  | TextOf<typeof civilities>
  | 'checkout.emailHint'
  | 'checkout.phoneHint'
  | 'form.emailSuggestion';

/** Texts of the buyer form, from the remote's catalogue. */
export const useBuyerWords = (t: TextFunction<BuyerTextId>): BuyerWords =>
  useMemo(
    () => ({
      label: (field) => t(labels[field]),
      problem: ({ kind, maxLength }) =>
        t(problemTexts[kind], maxLength === undefined ? {} : { maxlength: maxLength }),
      civility: (civility) => t(civilities[civility]),
      emailHint: t('checkout.emailHint'),
      phoneHint: t('checkout.phoneHint'),
      mailDomain: (domain) => t('form.emailSuggestion', { domain }),
    }),
    [t],
  );
