import { printPath, type PageName } from '@detour/shared-contracts';
import { useSite } from '@detour/shared-ui/remote';
import { useText, type TextId } from '../text';
import { FindOrder } from './FindOrder';
import { OpeningPage } from './OpeningPage';

interface ClosedPageProps {
  readonly page: PageName;
  readonly title: TextId;
  readonly lead: TextId;
}

/** Nobody can be signed in yet, so each page of the account leads to where accounts are explained, and back from there. */
const ClosedPage = ({ page, title, lead }: ClosedPageProps) => {
  const text = useText();
  const { locale } = useSite();
  const origin = encodeURIComponent(printPath(page, locale));
  return (
    <OpeningPage
      testId={`page-${page}`}
      title={text(title)}
      lead={text(lead)}
      actions={[
        { label: text('account.seeStays'), href: printPath('search', locale) },
        { label: text('account.aboutAccounts'), href: `${printPath('signin', locale)}?origin=${origin}` },
      ]}
    >
      {page === 'trips' && <FindOrder />}
    </OpeningPage>
  );
};

export const ProfilePage = () => <ClosedPage page="profile" title="account.profile" lead="profile.text" />;

export const TripsPage = () => <ClosedPage page="trips" title="account.trips" lead="trips.text" />;

export const WishlistPage = () => (
  <ClosedPage page="wishlist" title="account.wishlist" lead="wishlist.text" />
);
