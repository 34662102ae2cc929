import { css } from '@emotion/react';
import type { GiftField } from './gift-customization';
import { giftTextLimits } from '@detour/shared-contracts/rules';
import { TextAreaField, TextField, VisuallyHidden } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import type { CustomizationForm } from './useCustomizationForm';

export interface CustomizationFieldsProps {
  readonly form: CustomizationForm;
  /** Without the sender: several gifts have the same. */
  readonly messageOnly?: boolean;
}

/** Sender and message. Input over the limit is ignored and shows an error for a second; characters that a voucher cannot print are left out. @spec GIFT-035 GIFT-036 */
export const CustomizationFields = ({ form, messageOnly = false }: CustomizationFieldsProps) => {
  const t = useText();
  const format = useFormat();
  const { value, mandatory } = form;
  const optional = t('gift.optional');
  const common = (field: GiftField) => ({
    id: form.idOf(field),
    name: field,
    value: value[field],
    error: form.error(field),
    counter: {
      text: `${format.count([...value[field]].length)} / ${format.count(giftTextLimits[field])}`,
      over: form.isOver(field),
    },
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.change(field, currentTarget.value),
    onBlur: () => form.leave(field),
  });
  return (
    <div css={column}>
      {!messageOnly && (
        <TextField
          {...common('fromName')}
          label={t('term.giftFrom')}
          optional={mandatory ? undefined : optional}
          required={mandatory}
          autoComplete="off"
          data-testid="gift-from-name"
        />
      )}
      <TextAreaField
        {...common('message')}
        label={t('term.giftMessage')}
        optional={optional}
        hint={t('form.maxHint', { maxlength: giftTextLimits.message })}
        rows={4}
        data-testid="gift-message"
      />
      <VisuallyHidden>
        <span role="status">{form.refused}</span>
      </VisuallyHidden>
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });
