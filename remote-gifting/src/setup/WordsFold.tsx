import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Accordion, text } from '@detour/shared-ui';
import { CustomizationFields } from '../customization/CustomizationFields';
import type { CustomizationForm } from '../customization/useCustomizationForm';
import { useText } from '../text';

export interface WordsFoldProps {
  readonly form: CustomizationForm;
  /** Preview of the gift with its texts. */
  readonly card: ReactNode;
}

/**
 * The card and its texts, collapsed when the setup is part of a longer page, because they are optional. Open when texts exist.
 */
export const WordsFold = ({ form, card }: WordsFoldProps) => {
  const t = useText();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const hasWords = form.value.fromName !== '' || form.value.message !== '';
  return (
    <Accordion
      // The native toggle event fires for our changes too. Once open, it stays open while texts are erased.
      defaultOpen={chosen ?? hasWords}
      onToggle={setChosen}
      title={
        <>
          <h3 css={title}>{t('gift.yourWords')}</h3> <span css={text.muted}>{t('gift.optional')}</span>
        </>
      }
    >
      <div css={inside}>
        <CustomizationFields form={form} />
        {card}
      </div>
    </Accordion>
  );
};

const inside = css({ display: 'grid', gap: 'var(--space-5)' });
const title = css(text.h3, { display: 'inline' });
