import { printPath } from '@detour/shared-contracts/sites';
import { LinkButton, Note } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';

/** The session of staff has ended. The server decides the mode of a page, so the link loads the next document. */
export const SignedOut = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <Note tone="warning" role="alert">
      <p>{text('session.ended')}</p>
      <LinkButton href={printPath<Names>('care-login', locale)} target="_top">
        {text('session.signIn')}
      </LinkButton>
    </Note>
  );
};
