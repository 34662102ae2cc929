import { css } from '@emotion/react';
import { printAddress } from '@detour/shared-contracts/sites';
import { Anchor, text as type, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText, type TextId } from '../text';
import type { Names } from '../contract';

/** Questions and the answers that the help centre has for them. */
const questions: readonly (readonly [TextId, string])[] = [
  ['contact.faqCancel', 'cancel'],
  ['contact.faqBook', 'book'],
  ['contact.faqGiftSend', 'gift-send'],
  ['contact.faqGiftUse', 'gift-use'],
  ['contact.faqReach', 'reach'],
];

/** Links to five answers of the help centre. @spec CONTACT-004 */
export const PopularQuestions = () => {
  const text = useText();
  const { locale } = useSite();
  const help = printAddress<Names>('static', locale, { id: 'help' });
  const answerTo = (question: string): string =>
    `${help}${help.includes('?') ? '&' : '?'}question=${question}`;
  return (
    <section css={section} aria-labelledby="contact-faq">
      <h2 id="contact-faq" css={type.h2}>
        {text('contact.faqPopular')}
      </h2>
      <ul role="list" css={list}>
        {questions.map(([id, question]) => (
          <li key={id} css={line}>
            <Anchor href={answerTo(question)} css={textLink}>
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
