import { useEffect, useRef, useState } from 'react';
import {
  fitsGiftField,
  giftFieldProblem,
  type GiftCustomization,
  type GiftField,
  type GiftFieldProblem,
} from './gift-customization';
import { giftTextLimits, withoutUnprintable } from '@detour/shared-contracts/rules';
import { useText, type Text, type TextId } from '../text';
import type { Customization } from './useCustomization';

/** Duration (ms) of the error for a text that is too long. @spec GIFT-038 */
export const refusalTime = 1000;

/** Duration (ms) of the error for characters that were left out: a sentence to read. */
const leftOutTime = 8000;

/** Why the last input was not taken as typed. */
interface Refusal {
  readonly field: GiftField;
  readonly problem: 'maxLength' | 'unprintable';
}

export interface CustomizationForm {
  readonly value: GiftCustomization;
  readonly mandatory: boolean;
  /** Id of a field's control. */
  idOf(field: GiftField): string;
  /** Message below a field. */
  error(field: GiftField): string | undefined;
  /** The last input was ignored because it exceeded the limit. */
  isOver(field: GiftField): boolean;
  /** The error of the last input, for screen readers. Null when it was taken. */
  readonly refused: string | null;
  /** Takes a text without the characters that a voucher cannot print. A text that is too long is ignored as a whole. */
  change(field: GiftField, text: string): void;
  leave(field: GiftField): void;
  /** Shows all errors. Returns true if there are none. */
  check(): boolean;
  /** Like `check`, and focuses the first invalid field. */
  validate(): boolean;
}

const problemTexts: Readonly<Record<GiftFieldProblem, TextId>> = {
  mandatory: 'form.mandatory',
  textOnly: 'form.textOnly',
  maxLength: 'form.maxLength',
  unprintable: 'gift.noEmoji',
};

const problemText = (problem: GiftFieldProblem, field: GiftField, t: Text): string =>
  t(problemTexts[problem], { maxlength: giftTextLimits[field] });

/** Id of a field's control; of a further gift with its key. */
export const giftFieldId = (field: GiftField, key = ''): string =>
  key === '' ? `gift-${field}` : `gift-${key}-${field}`;

const fields: readonly GiftField[] = ['fromName', 'message'];

/** @spec GIFT-037 GIFT-038 GIFT-039 GIFT-040 */
export const useCustomizationForm = (
  { value, set }: Customization,
  { mandatory, key = '' }: { readonly mandatory: boolean; readonly key?: string },
): CustomizationForm => {
  const t = useText();
  const [left, setLeft] = useState<ReadonlySet<GiftField>>(new Set());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refuse = (next: Refusal | null): void => {
    clearTimeout(timer.current);
    setRefusal(next);
    const time = next?.problem === 'unprintable' ? leftOutTime : refusalTime;
    if (next) timer.current = setTimeout(() => setRefusal(null), time);
  };
  const change = (field: GiftField, typed: string): void => {
    const text = withoutUnprintable(typed);
    const fits = fitsGiftField(field, text);
    if (fits) set({ ...value, [field]: text });
    if (!fits) refuse({ field, problem: 'maxLength' });
    else refuse(text === typed ? null : { field, problem: 'unprintable' });
  };
  const problemOf = (field: GiftField): GiftFieldProblem | null =>
    giftFieldProblem(field, value[field], { mandatory });

  const firstWrong = (): GiftField | undefined => {
    setLeft(new Set(fields));
    return fields.find((field) => problemOf(field) !== null);
  };

  return {
    value,
    mandatory,
    idOf: (field) => giftFieldId(field, key),
    isOver: (field) => refusal?.field === field && refusal.problem === 'maxLength',
    error: (field) => {
      if (refusal?.field === field) return problemText(refusal.problem, field, t);
      const problem = left.has(field) ? problemOf(field) : null;
      return problem ? problemText(problem, field, t) : undefined;
    },
    change,
    refused: refusal && problemText(refusal.problem, refusal.field, t),
    leave: (field) => setLeft((known) => new Set(known).add(field)),
    check: () => firstWrong() === undefined,
    validate: () => {
      const wrong = firstWrong();
      const control = wrong ? document.getElementById(giftFieldId(wrong, key)) : null;
      // A collapsed field cannot receive the focus.
      control?.closest('details')?.setAttribute('open', '');
      control?.focus();
      return wrong === undefined;
    },
  };
};
