import { useMemo, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/** Values of a form of this remote. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** An error text for each invalid field. */
export type Problems<V extends FormValues> = Readonly<Partial<Record<keyof V, string | undefined>>>;

export interface CheckedFormOptions<V extends FormValues> {
  /** Prefix of the controls' ids, which differs between two forms of a page. */
  readonly name: string;
  readonly defaults: V;
  /** Field labels for the error summary, in the order of the form. */
  readonly labels: Readonly<Record<keyof V & string, string>>;
  readonly check: (values: V) => Problems<V>;
}

export interface CheckedForm<V extends FormValues> {
  readonly form: UseFormReturn<V & Record<string, string | boolean>>;
  idOf(field: keyof V & string): string;
  errorOf(field: keyof V & string): string | undefined;
  /** Number of rejected submits. */
  readonly attempt: number;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** Handler for `onSubmit`: calls back with valid values and the form's element, or shows the errors. */
  submit(onValid: (values: V, element: HTMLElement) => void): (event: FormEvent<HTMLElement>) => void;
}

/** A form that validates on blur and on submit, keeps the input, and focuses errors. */
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
      // The event names it only now.
      const { currentTarget } = event;
      void form.handleSubmit(
        (values) => onValid(values, currentTarget),
        () => setAttempt((count) => count + 1),
      )();
    },
  };
};
