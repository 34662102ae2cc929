import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Account } from '@detour/shared-contracts/api';
import { safeReturnPath } from '@detour/shared-contracts/sites';
import { Anchor, LinkButton, Note, textLink } from '@detour/shared-ui';
import { isSignedIn, useApi, useHost, useShopLocation, useSite } from '@detour/remote-kit';
import { PageFrame } from '../form/PageFrame';
import { SidePanel } from '../form/SidePanel';
import { meQuery } from '../session/account.query';
import { PasskeySignIn } from '../security/passkeys/PasskeySignIn';
import { accountAddress, doorAddress } from '../session/sign-in-address';
import { useSignedInChange } from '../session/useSignedInChange';
import { useText } from '../text';
import { FindOrder } from './FindOrder';
import { SignInForm } from './SignInForm';
import type { Names } from '../contract';

const accountPaths = /^\/account\//;

/** Sign-in, then back to the origin. @spec ACC-002 ACC-003 HDR-020 */
export const SignInPage = () => {
  const text = useText();
  const { navigation } = useHost();
  const { locale, flags } = useSite<Names>();
  const { search } = useShopLocation();
  const query = new URLSearchParams(search);
  const origin = query.get('origin');
  const back = useMemo(() => safeReturnPath(origin, accountAddress('trips', locale)), [origin, locale]);
  // The readable cookie may outlive its session. Redirect only if the gateway confirms the session, otherwise two pages would redirect to each other.
  const [wasIn] = useState(isSignedIn);
  const me = useQuery({ ...meQuery(useApi<Names>()), enabled: wasIn });
  const isIn = wasIn && me.isSuccess;
  useEffect(() => {
    if (isIn) void navigation.navigate(back, { replace: true });
  }, [isIn, navigation, back]);
  const tellSignedIn = useSignedInChange();
  const enter = (account: Account): void => {
    tellSignedIn(account);
    void navigation.navigate(back, { replace: true });
  };
  return (
    <PageFrame
      testId="page-signin"
      title={text('account.signIn')}
      aside={
        <>
          <SidePanel title={text('signin.newTitle')}>
            <p>{text('signin.newText')}</p>
            <LinkButton kind="quiet" href={doorAddress('signup', locale, origin)}>
              {text('account.createAccount')}
            </LinkButton>
          </SidePanel>
          <FindOrder />
        </>
      }
    >
      {query.get('account') === 'deleted' && <DeletedNote />}
      <SignInForm onSignedIn={enter} />
      <PasskeySignIn onSignedIn={enter} />
      <ul role="list" css={ways}>
        {!accountPaths.test(back) && (
          <li>
            <Anchor href={back} css={textLink}>
              {text('account.continue')}
            </Anchor>
          </li>
        )}
        {flags['wishlist'] === true && (
          <li>
            <Anchor href={accountAddress('wishlist', locale)} css={textLink}>
              {text('signin.wishlist')}
            </Anchor>
          </li>
        )}
      </ul>
    </PageFrame>
  );
};

/** Confirms the deletion of an account. Receives the focus, because it is the response to a click. */
const DeletedNote = () => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} css={quiet} data-testid="account-deleted">
      <Note tone="positive" role="status" title={text('profile.deletedTitle')}>
        <p>{text('profile.deletedText')}</p>
      </Note>
    </div>
  );
};

// The focus is for screen readers; the note stands out by itself.
const quiet = css({ '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } });
const ways = css({ display: 'grid', gap: 'var(--space-3)' });
