import { useEffect, useMemo, useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import {
  checkBuyer,
  countryOf,
  toBuyer,
  type Buyer,
  type BuyerDraft,
  type Locale,
} from '@detour/shared-contracts';
import { useHost, useSite } from '@detour/remote-kit';
import { fieldIdOf, type BuyerWords } from './buyer-words';
import { buyerFields, type DraftStore } from './checkout-draft';

export interface BuyerForm {
  readonly form: UseFormReturn<BuyerDraft>;
  /** Calls back with a checked buyer; else shows what is wrong and gives the summary of it the focus. */
  submit(onValid: (buyer: Buyer) => void): () => Promise<void>;
  /** Grows with each refused submit. */
  readonly attempt: number;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** An empty form of a market: only its country is known. */
const emptyBuyer = (locale: Locale): BuyerDraft => ({
  email: '',
  civility: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  addressLine: '',
  postalCode: '',
  city: '',
  country: countryOf(locale),
});

/** The rules of shared-contracts, in the form that react-hook-form asks for. @spec CHK-014 CHK-015 CHK-016 */
const createBuyerResolver =
  (words: BuyerWords): Resolver<BuyerDraft> =>
  (values) => {
    const problems = checkBuyer(values);
    if (problems.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        problems.map((problem) => [problem.field, { type: problem.kind, message: words.problem(problem) }]),
      ),
    };
  };

/** What is typed is kept on this device through reloads and ways back, until the order is paid. */
export const useBuyerForm = (draft: DraftStore, words: BuyerWords): BuyerForm => {
  const { locale } = useSite();
  const { clock } = useHost();
  const [attempt, setAttempt] = useState(0);
  const resolver = useMemo(() => createBuyerResolver(words), [words]);
  const form = useForm<BuyerDraft>({
    defaultValues: { ...emptyBuyer(locale), ...draft.read(clock.now()).buyer },
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.write(clock.now(), { buyer: values }),
      }),
    [form, draft, clock],
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
              ? [{ fieldId: fieldIdOf(name), message: `${words.label(name)} – ${message}` }]
              : [];
          }),
  };
};
