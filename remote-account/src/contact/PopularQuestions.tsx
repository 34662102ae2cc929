import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, text as type, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText, type TextId } from '../text';
import type { Names } from '../contract';

const questions: readonly TextId[] = [
  'contact.faqCancel',
  'contact.faqBook',
  'contact.faqGiftSend',
  'contact.faqGiftUse',
  'contact.faqReach',
];

/** Links to five answers of the help centre. @spec CONTACT-004 */
export const PopularQuestions = () => {
  const text = useText();
  const { locale } = useSite();
  const help = printPath<Names>('static', locale, { id: 'help' });
  return (
    <section css={section} aria-labelledby="contact-faq">
      <h2 id="contact-faq" css={type.h2}>
        {text('contact.faqPopular')}
      </h2>
      <ul role="list" css={list}>
        {questions.map((id) => (
          <li key={id} css={line}>
            <Anchor href={help} css={textLink}>
              {text(id)}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: 'var(--size-text-measure)' });
const list = css({ display: 'grid' });
const line = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  paddingBlock: 'var(--space-3)',
  borderBottom: 'var(--border-hairline)',
});
