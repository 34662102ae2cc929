import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Button, MailIcon, text as type } from '@detour/shared-ui';
import { useText } from '../text';

export interface MailSentNoteProps {
  readonly title: string;
  /** The same text for known and unknown addresses. */
  readonly sentence: string;
  readonly againLabel: string;
  readonly onAgain: () => void;
}

/** Replaces a submitted form. Receives the focus, so that screen readers read the next step. */
export const MailSentNote = ({ title, sentence, againLabel, onAgain }: MailSentNoteProps) => {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section css={note} role="status">
      <MailIcon size={32} css={icon} />
      <h2 ref={heading} tabIndex={-1} css={[type.h3, plain]}>
        {title}
      </h2>
      <p>{sentence}</p>
      <p css={[type.small, type.muted]}>{text('mail.notThere')}</p>
      <Button kind="link" onClick={onAgain}>
        {againLabel}
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
