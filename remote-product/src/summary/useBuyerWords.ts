import { useMemo } from 'react';
import type { Buyer } from '@detour/shared-contracts/api';
import type { BuyerProblemKind } from '@detour/shared-contracts/rules';
import type { BuyerField, BuyerWords } from '@detour/shared-checkout';
import { useText, type TextId } from '../text';

const problemTexts: Readonly<Record<BuyerProblemKind, TextId>> = {
  mandatory: 'form.mandatory',
  email: 'form.email',
  name: 'form.name',
  phone: 'form.phone',
  postalCode: 'form.postalCode',
  maxLength: 'form.maxLength',
  choose: 'form.chooseOption',
};

const labels: Readonly<Record<BuyerField, TextId>> = {
  civility: 'order.civility',
  firstName: 'order.firstName',
  lastName: 'order.lastName',
  email: 'order.email',
  phoneNumber: 'order.phone',
  country: 'order.country',
  addressLine: 'order.address',
  postalCode: 'order.postalCode',
  city: 'order.city',
};

const civilities: Readonly<Record<Buyer['civility'], TextId>> = {
  MRS: 'order.civilityMrs',
  MR: 'order.civilityMr',
  NEUTRAL: 'order.civilityNeutral',
};

/** The words of the buyer's form. */
export const useBuyerWords = (): BuyerWords => {
  const t = useText();
  return useMemo(
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
};
