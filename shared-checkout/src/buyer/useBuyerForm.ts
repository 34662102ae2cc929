import { useEffect, useMemo, useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Buyer } from '@detour/shared-contracts/api';
import { checkBuyer, toBuyer, type BuyerDraft } from '@detour/shared-contracts/rules';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import { useHost, useSite } from '@detour/remote-kit';
import { fieldIdOf, type BuyerWords } from './buyer-words';
import { buyerFields, type BuyerField, type DraftStore } from './checkout-draft';
import { takenOver } from './fill-blanks';

export interface BuyerForm {
  readonly form: UseFormReturn<BuyerDraft>;
  /** Fills in the values from a wallet. A field without one keeps its value, unless that is part of another name or address. */
  fill(known: Partial<BuyerDraft>): void;
  /** Calls back with a valid buyer. Otherwise shows the errors, focuses their summary and calls `onInvalid`. */
  submit(onValid: (buyer: Buyer) => void, onInvalid?: () => void): () => Promise<void>;
  /** Increases with each rejected submit. */
  readonly attempt: number;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** An empty form with the market's country. */
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

/** Rules of shared-contracts in react-hook-form's format. @spec CHK-014 CHK-015 CHK-016 */
const createBuyerResolver =
  (words: BuyerWords): Resolver<BuyerDraft> =>
  (typed) => {
    // A group of radio buttons of which none is chosen reads as null.
    const values = { ...typed, civility: (typed.civility as string | null) ?? '' };
    const problems = checkBuyer(values);
    if (problems.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        problems.map((problem) => [problem.field, { type: problem.kind, message: words.problem(problem) }]),
      ),
    };
  };

/** Stores typed values on this device across reloads and navigation, until the order is paid. */
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
    fill: (known) => {
      for (const [name, value] of Object.entries(takenOver(known, form.getValues())))
        form.setValue(name as BuyerField, value, { shouldValidate: form.formState.isSubmitted });
    },
    submit: (onValid, onInvalid) =>
      form.handleSubmit(
        (values) => {
          const buyer = toBuyer(values);
          if (buyer) onValid(buyer);
        },
        () => {
          setAttempt((count) => count + 1);
          onInvalid?.();
        },
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
