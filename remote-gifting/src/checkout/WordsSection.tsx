import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, text } from '@detour/shared-ui';
import { CustomizationFields } from '../customization/CustomizationFields';
import type { CustomizationForm } from '../customization/useCustomizationForm';
import { useText } from '../text';

/** The gift's texts, read-only; as fields while they are missing or being changed. */
export const WordsSection = ({ form }: { readonly form: CustomizationForm }) => {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const { fromName, message } = form.value;
  const open = editing || fromName.trim() === '';
  const fields: CustomizationForm = {
    ...form,
    change: (field, typed) => {
      // Stays open once shown: otherwise the first typed letter would close the fields.
      setEditing(true);
      form.change(field, typed);
    },
  };
  return (
    <section css={section} aria-labelledby="gift-words">
      <h2 id="gift-words" css={text.h2}>
        {t('gift.yourWords')}
      </h2>
      {open ? (
        <CustomizationFields form={fields} />
      ) : (
        <div css={words}>
          <p css={text.muted}>{t('gift.fromLine', { name: fromName.trim() })}</p>
          {message.trim() && <blockquote css={[text.quote, quote]}>{message.trim()}</blockquote>}
          <Button kind="link" onClick={() => setEditing(true)} data-testid="gift-edit">
            {t('checkout.editWords')}
          </Button>
        </div>
      )}
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-4)' });

const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  padding: '1.25rem 1.5rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-sunken)',
});

const quote = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
