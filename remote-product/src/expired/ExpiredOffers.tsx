import { QueryClientProvider } from '@tanstack/react-query';
import type { Json } from '@detour/shared-contracts/base';
import { hotelPath } from '@detour/shared-contracts/sites';
import { usePartQueryClient, useCriteria, useSite } from '@detour/remote-kit';
import { HotelOffers } from '../hotel/offers/HotelOffers';
import { useText } from '../text';
import { ExpiredNote } from './ExpiredNote';
import type { Names } from '../contract';

const textOf = (props: Json, name: string): string => {
  const value = (props as { readonly [key: string]: unknown } | null)?.[name];
  return typeof value === 'string' ? value : '';
};

/** Replaces an expired page if its hotel has other offers. Props `{ hotelId, hotel }`. @spec NOTF-009 NOTF-010 */
export const ExpiredOffers = ({ props }: { readonly props: Json }) => {
  const queryClient = usePartQueryClient();
  const text = useText();
  const { locale } = useSite();
  const criteria = useCriteria<Names>();
  const hotelId = textOf(props, 'hotelId');
  const hotel = textOf(props, 'hotel');
  return (
    <QueryClientProvider client={queryClient}>
      <ExpiredNote
        words={text('expired.textNotFound')}
        href={hotelPath<Names>(locale, hotelId, { flow: 'booking', criteria })}
      >
        <HotelOffers
          hotelId={hotelId}
          currentId=""
          criteria={criteria}
          orAnyDates
          title={text('expired.carousel', { hotel })}
        />
      </ExpiredNote>
    </QueryClientProvider>
  );
};
