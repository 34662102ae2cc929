import { useCallback, useEffect, useState } from 'react';
import { checkContact, type ContactDraft, type ContactProblemKind } from '@detour/shared-contracts/rules';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { useCheckedForm, type CheckedForm, type Problems } from '../../form/useCheckedForm';
import { useText, type TextId } from '../../text';
import { readContactDraft, writeContactDraft } from './contact-draft';
import { sendMessage } from './send-message';
import type { Names } from '../../contract';

type Values = { readonly [K in keyof ContactDraft]: string };

const sentences: Readonly<Record<ContactProblemKind, TextId>> = {
  booking: 'form.bookingNumber',
  email: 'form.email',
  name: 'form.textOnly',
  phone: 'form.phone',
  mandatory: 'form.mandatory',
};

export interface ContactFormState {
  readonly checked: CheckedForm<Values>;
  readonly busy: boolean;
  /** The message could not be sent, or a field is invalid. @spec CONTACT-029 CONTACT-030 */
  readonly failed: boolean;
  /** `place` may hold the box of a captcha. */
  readonly send: (values: Values, place: HTMLElement) => void;
}

/** Validates on blur and on submit. Stores the input for this tab until the message is sent. @spec CONTACT-026 CONTACT-027 CONTACT-028 */
export const useContactForm = (hasFailed: boolean): ContactFormState => {
  const text = useText();
  const api = useApi<Names>();
  const { storage } = useHost<Names>();
  const { locale } = useSite();
  const [state, setState] = useState({ busy: false, failed: hasFailed });
  const check = useCallback(
    (values: Values) =>
      Object.fromEntries(
        checkContact(values).map(({ field, kind }) => [field, text(sentences[kind])]),
      ) as Problems<Values>,
    [text],
  );
  const checked = useCheckedForm<Values>({
    name: 'contact',
    defaults: readContactDraft(storage),
    labels: {
      contact_reason: text('contact.reason'),
      Booking_ID__c: text('order.bookingNumber'),
      name: text('contact.name'),
      email: text('order.email'),
      phone: text('contact.phone'),
      description: text('contact.message'),
    },
    check,
  });
  const { form, attempt } = checked;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeContactDraft(storage, values),
      }),
    [form, storage],
  );
  const send = (values: Values, place: HTMLElement): void => {
    if (state.busy) return;
    setState({ busy: true, failed: false });
    // After the post the browser leaves the page, so `busy` stays true.
    void sendMessage(api, locale, values, place).then((isPosted) => {
      if (!isPosted) setState({ busy: false, failed: true });
    });
  };
  return { checked, busy: state.busy, failed: state.failed || attempt > 0, send };
};
