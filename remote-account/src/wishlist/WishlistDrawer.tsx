import { css } from '@emotion/react';
import type { Json } from '@detour/shared-contracts/base';
import { Button, Dialog, EmptyState, ErrorBlock, LinkButton, Skeleton } from '@detour/shared-ui';
import { useFormat, useHost, useRoute, useShopLocation, useSite, WishlistNotices } from '@detour/remote-kit';
import { accountAddress } from '../session/sign-in-address';
import { useText } from '../text';
import { addItemsAddress } from './add-items';
import { useWishlistItems } from './useWishlistItems';
import { toWishlistView } from './wishlist.view-model';
import { WishlistCard } from './WishlistCard';
import type { Names } from '../contract';

/** Props cross a boundary between two releases: anything but `true` means closed. */
const isOpenIn = (props: Json): boolean =>
  typeof props === 'object' && props !== null && (props as { readonly open?: unknown }).open === true;

/** The wishlist drawer for any page. Its owner opens and closes it. @spec WISH-001 WISH-007 */
export const WishlistDrawer = ({ props }: { readonly props: Json }) => {
  const text = useText();
  const { bus } = useHost<Names>();
  const isOpen = isOpenIn(props);
  const close = (): void => bus.emit('account.wishlist-drawer-closed@1', {});
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      kind="side"
      title={text('account.wishlist')}
      closeLabel={text('ui.close')}
      data-testid="wishlist-drawer"
    >
      <DrawerList onLeave={close} />
      <WishlistNotices<Names> text={text} />
    </Dialog>
  );
};

const DrawerList = ({ onLeave }: { readonly onLeave: () => void }) => {
  const text = useText();
  const { locale } = useSite();
  const format = useFormat();
  const { state, items, retry } = useWishlistItems();
  if (state === 'loading') return <Skeleton width="100%" height="14rem" radius="m" />;
  if (state === 'failed') {
    return <ErrorBlock message={text('form.loadFailed')} retryLabel={text('ui.retry')} onRetry={retry} />;
  }
  if (items.length === 0) return <NothingYet onLeave={onLeave} />;
  return (
    <>
      <ul role="list" css={list}>
        {items.map((item) => (
          <li key={`${item.type} ${item.id}`}>
            <WishlistCard
              item={toWishlistView(item, { locale, text, format })}
              look="row"
              onFollow={onLeave}
            />
          </li>
        ))}
      </ul>
      <LinkButton kind="quiet" width="full" href={accountAddress('wishlist', locale)} onClick={onLeave}>
        {text('wishlist.seeAll')}
      </LinkButton>
    </>
  );
};

/** @spec WISH-002 WISH-003 WISH-004 */
const NothingYet = ({ onLeave }: { readonly onLeave: () => void }) => {
  const text = useText();
  const { locale } = useSite();
  const route = useRoute();
  const { search } = useShopLocation();
  const address = addItemsAddress(route, search, locale);
  return (
    <EmptyState
      title={text('wishlist.empty')}
      level={3}
      sentence={text('wishlist.emptyHint')}
      action={
        address === null ? (
          <Button onClick={onLeave}>{text('wishlist.addItems')}</Button>
        ) : (
          <LinkButton href={address} onClick={onLeave}>
            {text('wishlist.addItems')}
          </LinkButton>
        )
      }
    />
  );
};

const list = css({ marginBottom: 'var(--space-5)', '& > li + li': { borderTop: 'var(--border-hairline)' } });
