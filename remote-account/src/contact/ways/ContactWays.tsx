import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { printSupportHours } from '@detour/shared-contracts/format';
import {
  Button,
  Dialog,
  LinkButton,
  media,
  MessageIcon,
  PhoneIcon,
  Skeleton,
  text as type,
} from '@detour/shared-ui';
import { useHydrated, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { ChatWay } from './ChatWay';
import { wayStyles } from './contact-way.styles';

const Form = lazy(async () => ({ default: (await import('../form/ContactForm')).ContactForm }));

export interface ContactWaysProps {
  /** The last message failed: its form opens again. */
  readonly hasFailed: boolean;
}

/** Phone with its hours, and the message form. @spec CONTACT-009 CONTACT-010 */
export const ContactWays = ({ hasFailed }: ContactWaysProps) => {
  const text = useText();
  const { locale, phone } = useSite();
  const isReady = useHydrated();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <section css={ways} aria-label={text('contact.waysTitle')}>
      <div css={wayStyles.way}>
        <h2 css={type.h2}>{text('contact.writeTitle')}</h2>
        <p>{text('contact.writeText')}</p>
        <p css={wayStyles.action}>
          <Button
            icon={<MessageIcon />}
            disabled={!isReady}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {text('contact.leaveMessage')}
          </Button>
        </p>
      </div>
      <div css={wayStyles.way}>
        <h2 css={type.h2}>{text('contact.phoneTitle')}</h2>
        <p css={wayStyles.sentence}>{printSupportHours(locale, 'phone')}</p>
        <p css={wayStyles.action}>
          <LinkButton kind="quiet" icon={<PhoneIcon />} href={`tel:${phone.replace(/\s/g, '')}`}>
            {text('contact.callUs', { phone })}
          </LinkButton>
        </p>
      </div>
      <ChatWay />
      <Dialog
        open={isOpen ?? hasFailed}
        onClose={() => setOpen(false)}
        title={text('contact.leaveMessage')}
        closeLabel={text('ui.close')}
        mobile="full"
      >
        <Suspense fallback={<Skeleton width="100%" height="14rem" radius="m" />}>
          <Form hasFailed={hasFailed} />
        </Suspense>
      </Dialog>
    </section>
  );
};

const ways = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: 'var(--space-6)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
