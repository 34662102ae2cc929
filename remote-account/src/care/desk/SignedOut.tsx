import { printPath } from '@detour/shared-contracts/sites';
import { LinkButton, Note } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import type { Names } from '../../contract';

/** The session ended while the page was open. The server decides the mode of a page, so the link loads the next document. */
export const SignedOut = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <Note tone="warning" role="alert">
      <p>{text('desk.signedOut')}</p>
      <LinkButton href={printPath<Names>('care-login', locale)} target="_top">
        {text('desk.signIn')}
      </LinkButton>
    </Note>
  );
};
