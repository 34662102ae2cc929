import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Button, MailIcon, MailText, text as type } from '@detour/shared-ui';
import { useText } from '../text';
import type { SentMail } from './sent-mail';

export interface MailSentNoteProps {
  readonly sent: SentMail;
  /** What the mail is for: the same text for known and unknown addresses. Not shown if the mail was not sent. */
  readonly sentence: string;
  readonly onAgain: () => void;
}

/**
 * Replaces a submitted form: the mail is on its way, or this mailbox has received enough. Receives the focus, so that screen readers read
 * the next step.
 */
export const MailSentNote = ({ sent, sentence, onAgain }: MailSentNoteProps) => {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section css={note} role="status">
      <MailIcon size={32} css={icon} />
      <h2 ref={heading} tabIndex={-1} css={[type.h3, plain]}>
        {text(sent.waitMinutes === null ? 'mail.sentTitle' : 'mail.limitedTitle')}
      </h2>
      <p>
        <MailText>
          {sent.waitMinutes === null
            ? sentence
            : text('mail.limited', { email: sent.email, minutes: sent.waitMinutes })}
        </MailText>
      </p>
      <p css={[type.small, type.muted]}>{text('mail.notThere')}</p>
      <Button kind="link" onClick={onAgain}>
        {text('mail.again')}
      </Button>
    </section>
  );
};

const note = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-brand-tint)',
  overflowWrap: 'anywhere',
});
const icon = css({ color: 'var(--color-brand)' });
const plain = css({ '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } });
