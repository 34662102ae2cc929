import { useMemo, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/** What forms of this remote hold. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** A sentence for each field that is wrong; nothing for the others. */
export type Problems<V extends FormValues> = Readonly<Partial<Record<keyof V, string | undefined>>>;

export interface CheckedFormOptions<V extends FormValues> {
  /** Starts the ids of the controls, so that two forms of a page differ. */
  readonly name: string;
  readonly defaults: V;
  /** For the summary of errors, in the order of the form. */
  readonly labels: Readonly<Record<keyof V & string, string>>;
  readonly check: (values: V) => Problems<V>;
}

export interface CheckedForm<V extends FormValues> {
  readonly form: UseFormReturn<V & Record<string, string | boolean>>;
  idOf(field: keyof V & string): string;
  errorOf(field: keyof V & string): string | undefined;
  /** Grows with each refused submit. */
  readonly attempt: number;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** For `onSubmit`: calls back with checked values, or shows what is wrong. */
  submit(onValid: (values: V) => void): (event: FormEvent) => void;
}

/** A form that checks on blur and on submit, keeps what was typed, and leads to what is wrong. */
export const useCheckedForm = <V extends FormValues>({
  name,
  defaults,
  labels,
  check,
}: CheckedFormOptions<V>): CheckedForm<V> => {
  type Values = V & Record<string, string | boolean>;
  const [attempt, setAttempt] = useState(0);
  const resolver = useMemo<Resolver<Values>>(
    () => (values) => {
      const problems = Object.entries(check(values)).filter(([, message]) => message);
      if (problems.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(
        problems.map(([field, message]) => [field, { type: 'check', message }]),
      );
      return { values: {}, errors: errors as FieldErrors<Values> };
    },
    [check],
  );
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
  });
  const idOf = (field: string): string => `${name}-${field}`;
  const errorOf = (field: string): string | undefined =>
    form.getFieldState(field as Path<Values>, form.formState).error?.message;
  return {
    form,
    idOf,
    errorOf,
    attempt,
    errors:
      attempt === 0
        ? []
        : Object.entries<string>(labels).flatMap(([field, label]) => {
            const message = errorOf(field);
            return message ? [{ fieldId: idOf(field), message: `${label} – ${message}` }] : [];
          }),
    submit: (onValid) => (event) => {
      event.preventDefault();
      void form.handleSubmit(
        (values) => onValid(values),
        () => setAttempt((count) => count + 1),
      )();
    },
  };
};
