import { printPath } from '@detour/shared-contracts';
import { useHydrated, useShopLocation, useSite } from '@detour/shared-ui/remote';
import { FindOrder } from '../opening/FindOrder';
import { OpeningPage } from '../opening/OpeningPage';
import { useText } from '../text';
import { returnAddressOf } from './return-address';

/** Accounts are not open: it says how to go on without one, and how to find a booking. */
export const SignInPage = () => {
  const text = useText();
  const { locale } = useSite();
  const { search } = useShopLocation();
  // The server's page is the same for everybody: where one came from is known in the browser only.
  const back = useHydrated() ? returnAddressOf(search) : null;
  return (
    <OpeningPage
      testId="page-signin"
      title={text('signin.title')}
      lead={text('signin.lead')}
      actions={[
        { label: text('account.continue'), href: back ?? printPath('home', locale) },
        { label: text('account.contact'), href: printPath('contact', locale) },
      ]}
    >
      <FindOrder />
    </OpeningPage>
  );
};
