import { useEffect } from 'react';
import type { BuyerForm } from '@detour/shared-checkout';

/** The address that a gift was opened with, where none is typed yet: the confirmation goes there. */
export const useGiftEmail = (form: BuyerForm['form'], email: string | null): void => {
  useEffect(() => {
    if (email && form.getValues('email') === '') form.setValue('email', email);
  }, [form, email]);
};
