import { useState } from 'react';
import { LinkButton } from '@detour/shared-ui';
import { useShopLocation, useSite } from '@detour/remote-kit';
import { PageFrame } from '../form/PageFrame';
import { SidePanel } from '../form/SidePanel';
import { doorAddress } from '../session/sign-in-address';
import { useText } from '../text';
import { MailSentNote } from './MailSentNote';
import { SignUpForm } from './SignUpForm';

/** Sign-up. The account exists once the link in the mail has confirmed the address. */
export const SignUpPage = () => {
  const text = useText();
  const { locale } = useSite();
  const origin = new URLSearchParams(useShopLocation().search).get('origin');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <PageFrame
      testId="page-signup"
      title={text('account.createAccount')}
      lead={sentTo === null ? text('signup.lead') : undefined}
      aside={
        <SidePanel title={text('signup.knownTitle')}>
          <LinkButton kind="quiet" href={doorAddress('signin', locale, origin)}>
            {text('account.signIn')}
          </LinkButton>
        </SidePanel>
      }
    >
      {sentTo === null ? (
        <SignUpForm origin={origin} onSent={setSentTo} />
      ) : (
        <MailSentNote
          title={text('mail.sentTitle')}
          sentence={text('signup.sentText', { email: sentTo })}
          againLabel={text('mail.again')}
          onAgain={() => setSentTo(null)}
        />
      )}
    </PageFrame>
  );
};
