import { useWatch } from 'react-hook-form';
import {
  Button,
  ErrorSummary,
  Note,
  SelectField,
  SendIcon,
  TextAreaField,
  TextField,
} from '@detour/shared-ui';
import { EmailField } from '../../form/EmailField';
import { formStyles } from '../../form/form.styles';
import { useText } from '../../text';
import { reasonTexts } from './contact-fields';
import { useContactForm, type ContactFormState } from './useContactForm';

export interface ContactFormProps {
  /** True if the last post failed. */
  readonly hasFailed: boolean;
}

/** Without a reason the form shows only the reason field. @spec CONTACT-011 CONTACT-012 CONTACT-022 CONTACT-029 */
export const ContactForm = ({ hasFailed }: ContactFormProps) => {
  const text = useText();
  const { checked, busy, failed, send } = useContactForm(hasFailed);
  const { form, idOf, errorOf } = checked;
  const reason = useWatch({ control: form.control, name: 'contact_reason' });
  return (
    <form noValidate method="post" css={formStyles.form} onSubmit={checked.submit(send)}>
      {failed && (
        <Note tone="danger" role="alert" data-testid="contact-error">
          {text('contact.sendFailed')}
        </Note>
      )}
      <ErrorSummary
        title={text('form.errors', { count: checked.errors.length })}
        errors={checked.errors}
        attempt={checked.attempt}
      />
      <SelectField
        {...form.register('contact_reason')}
        id={idOf('contact_reason')}
        data-testid="contact-reason"
        label={text('contact.reason')}
        placeholder={text('contact.chooseReason')}
        options={Object.entries(reasonTexts).map(([value, id]) => ({ value, label: text(id) }))}
        error={errorOf('contact_reason')}
      />
      {reason !== '' && (
        <>
          <TextField
            {...form.register('Booking_ID__c')}
            id={idOf('Booking_ID__c')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            label={text('order.bookingNumber')}
            optional={reason === 'avv_info' ? text('form.optional') : undefined}
            hint={text('contact.bookingHint')}
            error={errorOf('Booking_ID__c')}
          />
          <PersonFields checked={checked} />
          <TextAreaField
            {...form.register('description')}
            id={idOf('description')}
            rows={6}
            maxLength={5000}
            label={text('contact.message')}
            error={errorOf('description')}
          />
          <div css={formStyles.actions}>
            <Button type="submit" busy={busy} icon={<SendIcon />} data-testid="contact-submit">
              {text('ui.send')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
};

/** Name, e-mail and phone. */
const PersonFields = ({ checked: { form, idOf, errorOf } }: Pick<ContactFormState, 'checked'>) => {
  const text = useText();
  const email = useWatch({ control: form.control, name: 'email' });
  return (
    <>
      <TextField
        {...form.register('name')}
        id={idOf('name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
        label={text('contact.name')}
        error={errorOf('name')}
      />
      <EmailField
        {...form.register('email')}
        id={idOf('email')}
        autoComplete="email"
        maxLength={254}
        typed={email}
        error={errorOf('email')}
        onCorrect={(value) => form.setValue('email', value, { shouldValidate: true })}
      />
      <TextField
        {...form.register('phone')}
        id={idOf('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        label={text('contact.phone')}
        error={errorOf('phone')}
      />
    </>
  );
};
