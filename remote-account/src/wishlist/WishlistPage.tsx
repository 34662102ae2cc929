import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts/sites';
import { CardGrid, EmptyState, ErrorBlock, LinkButton, Note, Skeleton } from '@detour/shared-ui';
import { isSignedIn, useFormat, useShopLocation, useSite, WishlistNotices } from '@detour/remote-kit';
import { PageFrame } from '../form/PageFrame';
import { AccountNav } from '../session/AccountNav';
import { addressOf, doorAddress } from '../session/sign-in-address';
import { useText } from '../text';
import { useWishlistItems } from './useWishlistItems';
import { toWishlistView } from './wishlist.view-model';
import { WishlistCard } from './WishlistCard';
import type { Names } from '../contract';

/** The whole wishlist. It needs no account; signed-in customers have it on every device. @spec ACC-006 WISH-007 ROUTE-007 */
export const WishlistPage = () => {
  const text = useText();
  const isIn = isSignedIn();
  return (
    <PageFrame
      testId="page-wishlist"
      title={text('account.wishlist')}
      above={isIn ? <AccountNav /> : undefined}
    >
      {!isIn && <SignInNote />}
      <List />
      <WishlistNotices<Names> text={text} />
    </PageFrame>
  );
};

const SignInNote = () => {
  const text = useText();
  const { locale } = useSite();
  const here = addressOf(useShopLocation());
  return (
    <div css={note}>
      <Note>
        <p>{text('wishlist.signInText')}</p>
        <LinkButton kind="link" href={doorAddress('signin', locale, here)}>
          {text('account.signIn')}
        </LinkButton>
      </Note>
    </div>
  );
};

const List = () => {
  const text = useText();
  const { locale } = useSite();
  const format = useFormat();
  const { state, items, retry } = useWishlistItems();
  if (state === 'loading') return <Skeleton width="100%" height="22rem" radius="l" />;
  if (state === 'failed') {
    return <ErrorBlock message={text('form.loadFailed')} retryLabel={text('ui.retry')} onRetry={retry} />;
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title={text('wishlist.empty')}
        sentence={text('wishlist.emptyHint')}
        action={
          <LinkButton href={printPath<Names>('search', locale)}>{text('wishlist.addItems')}</LinkButton>
        }
      />
    );
  }
  return (
    <section aria-label={text('account.wishlist')}>
      <CardGrid>
        {items.map((item) => (
          <WishlistCard
            key={`${item.type} ${item.id}`}
            item={toWishlistView(item, { locale, text, format })}
            look="card"
          />
        ))}
      </CardGrid>
    </section>
  );
};

const note = css({ maxWidth: 'var(--size-text-measure)' });
