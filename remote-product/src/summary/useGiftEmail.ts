import { useEffect } from 'react';
import type { BuyerForm } from '@detour/shared-checkout';

/** Prefills the e-mail with the gift's address, if the field is empty. */
export const useGiftEmail = (form: BuyerForm['form'], email: string | null): void => {
  useEffect(() => {
    if (email && form.getValues('email') === '') form.setValue('email', email);
  }, [form, email]);
};
