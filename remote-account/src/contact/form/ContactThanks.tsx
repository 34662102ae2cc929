import { useEffect, useRef } from 'react';
import { CircleCheckIcon, Note } from '@detour/shared-ui';
import { useHost } from '@detour/remote-kit';
import { formStyles } from '../../form/form.styles';
import { useText } from '../../text';
import { clearContactDraft } from './contact-draft';
import type { Names } from '../../contract';

/** The message was sent; clears the draft. @spec CONTACT-032 CONTACT-033 */
export const ContactThanks = () => {
  const text = useText();
  const { storage } = useHost<Names>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    clearContactDraft(storage);
    box.current?.focus();
  }, [storage]);
  return (
    <div ref={box} tabIndex={-1} css={formStyles.told}>
      <Note tone="positive" role="status" icon={<CircleCheckIcon size={22} />} data-testid="contact-success">
        {text('contact.thanks')}
      </Note>
    </div>
  );
};
