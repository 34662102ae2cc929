import { useEffect, useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { toBuyer, type Buyer } from '@detour/shared-contracts';
import { useHost, useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';
import { createBuyerResolver, emptyBuyer, fieldIdOf, labelIds } from './buyer-form';
import { buyerFields, readDraft, writeDraft, type BuyerInput } from './checkout-draft';

export interface BuyerForm {
  readonly form: UseFormReturn<BuyerInput>;
  /** Calls back with a checked buyer; else shows what is wrong and gives the summary of it the focus. */
  submit(onValid: (buyer: Buyer) => void): () => Promise<void>;
  /** Grows with each refused submit. */
  readonly attempt: number;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** What is typed is kept on this device through reloads and ways back, until the order is paid. */
export const useBuyerForm = (): BuyerForm => {
  const t = useText();
  const { locale } = useSite();
  const { storage, clock } = useHost();
  const [attempt, setAttempt] = useState(0);
  const resolver = useMemo(() => createBuyerResolver(t), [t]);
  const form = useForm<BuyerInput>({
    defaultValues: { ...emptyBuyer(locale), ...readDraft(storage, clock.now()).buyer },
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(storage, clock.now(), { buyer: values }),
      }),
    [form, storage, clock],
  );
  const { errors } = form.formState;
  return {
    form,
    attempt,
    submit: (onValid) =>
      form.handleSubmit(
        (values) => {
          const buyer = toBuyer(values);
          if (buyer) onValid(buyer);
        },
        () => setAttempt((count) => count + 1),
      ),
    errors:
      attempt === 0
        ? []
        : buyerFields.flatMap((name) => {
            const message = errors[name]?.message;
            return message
              ? [{ fieldId: fieldIdOf(name), message: `${t(labelIds[name])} – ${message}` }]
              : [];
          }),
  };
};
