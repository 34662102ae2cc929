import { useState } from 'react';
import { LinkButton } from '@detour/shared-ui';
import { useShopLocation, useSite } from '@detour/remote-kit';
import { PageFrame } from '../form/PageFrame';
import { SidePanel } from '../form/SidePanel';
import { doorAddress } from '../session/sign-in-address';
import { useText } from '../text';
import { MailSentNote } from './MailSentNote';
import type { SentMail } from './sent-mail';
import { SignUpForm } from './SignUpForm';

/** Sign-up. The account exists once the link in the mail has confirmed the address. */
export const SignUpPage = () => {
  const text = useText();
  const { locale } = useSite();
  const origin = new URLSearchParams(useShopLocation().search).get('origin');
  const [sent, setSent] = useState<SentMail | null>(null);
  return (
    <PageFrame
      testId="page-signup"
      title={text('account.createAccount')}
      lead={sent === null ? text('signup.lead') : undefined}
      aside={
        <SidePanel title={text('signup.knownTitle')}>
          <LinkButton kind="quiet" href={doorAddress('signin', locale, origin)}>
            {text('account.signIn')}
          </LinkButton>
        </SidePanel>
      }
    >
      {sent === null ? (
        <SignUpForm origin={origin} onSent={setSent} />
      ) : (
        <MailSentNote
          sent={sent}
          sentence={text('signup.sentText', { email: sent.email })}
          onAgain={() => setSent(null)}
        />
      )}
    </PageFrame>
  );
};
