import { css } from '@emotion/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Json } from '@detour/shared-contracts/base';
import { packagesPerHotel } from '@detour/shared-contracts/rules';
import { hotelPath } from '@detour/shared-contracts/sites';
import {
  Anchor,
  Button,
  Dialog,
  ErrorBlock,
  StayCard,
  StayCardSkeleton,
  text,
  textLink,
} from '@detour/shared-ui';
import {
  usePartQueryClient,
  useApi,
  useCriteria,
  useFormat,
  useHost,
  useNow,
  useOpenGift,
  useSite,
} from '@detour/remote-kit';
import { hotelOffersQuery } from '../hotel/offers/hotel-offers.query';
import { toStayCard } from '../hotel/offers/stay-card.view-model';
import { useText } from '../text';
import { readDrawerProps, type DrawerProps } from './drawer-props';
import type { Names } from '../contract';

/**
 * The other offers of a hotel beside a list of results: a drawer from the right, a sheet from the bottom on mobile. Props `{
 * hotelId, hotel, offerId, flow, open }`. Clicking "back" emits an event, and the page then passes `open: false`.
 * @spec DRAWER-001 DRAWER-002 DRAWER-003
 */
export const OffersDrawer = ({ props }: { readonly props: Json }) => {
  const queryClient = usePartQueryClient();
  const facts = readDrawerProps(props);
  return <QueryClientProvider client={queryClient}>{facts && <Drawer {...facts} />}</QueryClientProvider>;
};

const Drawer = (facts: DrawerProps) => {
  const t = useText();
  const { bus } = useHost<Names>();
  const { locale } = useSite();
  const criteria = useCriteria<Names>();
  const { hotel, hotelId, flow, open } = facts;
  const close = (): void => bus.emit('product.offers-drawer-closed@1', {});
  return (
    <Dialog
      open={open}
      onClose={close}
      title={hotel || t('drawer.title')}
      closeLabel={t('ui.close')}
      kind="side"
      mobile="sheet"
      data-testid="offers-drawer"
      foot={
        <div css={foot}>
          <Button kind="quiet" width="label" onClick={close}>
            {t('drawer.back')}
          </Button>
          <Anchor href={hotelPath<Names>(locale, hotelId, { flow, criteria })} css={textLink}>
            {t('drawer.seeHotel')}
          </Anchor>
        </div>
      }
    >
      {open && <Offers {...facts} />}
    </Dialog>
  );
};

/** @spec DRAWER-004 DRAWER-005 DRAWER-006 */
const Offers = ({ hotelId, offerId, flow }: DrawerProps) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const now = useNow();
  const giftRest = useOpenGift<Names>()?.rest ?? null;
  const { locale, flags } = useSite<Names>();
  const criteria = useCriteria<Names>();
  const offers = useQuery(
    hotelOffersQuery(api, { hotelId, locale, criteria, limit: packagesPerHotel.drawer, flow }),
  );
  if (offers.isError && !offers.data) {
    return (
      <ErrorBlock
        message={t('error.generic')}
        retryLabel={t('ui.retry')}
        retrying={offers.isFetching}
        onRetry={() => void offers.refetch()}
      />
    );
  }
  if (!offers.data) return <StayCardSkeleton />;
  const cards = offers.data.exactMatch;
  const main = cards.find(({ id }) => id === offerId) ?? cards[0];
  const others = cards.filter(({ id }) => id !== main?.id);
  const tools = { t, format, locale, criteria, now, flow, flags, giftRest };
  return (
    <div css={column}>
      {main && (
        <section aria-label={t('drawer.main')}>
          <StayCard {...toStayCard(main, tools)} imageSizes="432px" />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="drawer-others" css={column}>
          <h3 id="drawer-others" css={text.h3}>
            {t('drawer.otherOffers')}
          </h3>
          {others.map((card) => (
            <StayCard key={card.id} {...toStayCard(card, tools)} headingLevel={4} imageSizes="432px" />
          ))}
        </section>
      )}
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-8)', paddingBottom: 'var(--space-6)' });

const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 'var(--space-4)',
});
