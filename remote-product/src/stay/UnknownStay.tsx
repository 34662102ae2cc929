import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFlow } from '@detour/shared-contracts/rules';
import { hotelPath, printPath } from '@detour/shared-contracts/sites';
import { EmptyState, LinkButton } from '@detour/shared-ui';
import { useApi, useCriteria, useHost, useRoute, useShopLocation, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { namedHotelQuery } from './named-hotel.query';
import { StaySkeleton } from './StaySkeleton';
import type { Names } from '../contract';

/** Goes to the hotel that the path names, where the server did not redirect; else says that there is nothing. @spec ROUTE-014 */
export const UnknownStay = () => {
  const t = useText();
  const api = useApi<Names>();
  const { navigation } = useHost<Names>();
  const { locale } = useSite();
  const { search } = useShopLocation();
  const criteria = useCriteria<Names>();
  const id = useRoute().params['id'] ?? '';
  const { data: hotel, isPending } = useQuery(namedHotelQuery(api, { id, locale, search }));
  const href = hotel && hotelPath<Names>(locale, hotel.id, { flow: readFlow(search), criteria });
  useEffect(() => {
    if (href !== undefined) void navigation.navigate(href, { replace: true });
  }, [href, navigation]);
  if (isPending || hotel) return <StaySkeleton />;
  return (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      sentence={t('notFound.text')}
      action={<LinkButton href={printPath<Names>('home', locale)}>{t('ui.home')}</LinkButton>}
    />
  );
};
