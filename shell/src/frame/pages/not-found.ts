import { logNotFoundCall, offersCall } from '@detour/shared-contracts/api';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { packagesPerHotel, searchRequestOf } from '@detour/shared-contracts/rules';
import type { Names } from '../../contract';
import type { NotFoundPageProps } from './NotFoundPage';
import type { OtherOffer } from '../header/useOtherOffer';
import type { ShellNavigation } from '../../navigation/navigation';
import type { PageData } from '../../navigation/page-data';
import { ownCall } from '../../contract';

export interface NotFoundInput {
  readonly site: SiteContext;
  readonly page: Pick<PageData, 'articles'>;
  readonly navigation: Pick<ShellNavigation, 'location' | 'criteria'>;
}

/** Searches another offer of the hotel. One result is enough. @spec NOTF-006 */
const findOtherOffer =
  ({ locale }: SiteContext) =>
  async (hotelId: string): Promise<OtherOffer | null> => {
    const criteria = applyPatch<Names>(emptyCriteria, { place: { key: 'hotelId', id: hotelId } });
    const body = searchRequestOf(criteria, 'booking', locale, {
      limit: 1,
      packagesPerHotel: packagesPerHotel.drawer,
    });
    const { method, path } = ownCall(offersCall);
    const answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const found: unknown = answer.ok ? await answer.json() : null;
    const { validateOffers } = await import(/* webpackChunkName: "other-offer" */ './validate-offers');
    const [card] = validateOffers(found) ? found.exactMatch : [];
    return card ? { hotelId, hotel: card.hotel.label } : null;
  };

/** Actions of the not-found page: one server log line, and a search for other offers. @spec NOTF-004 NOTF-006 NOTF-007 */
export const shellNotFound = ({
  site,
  page,
  navigation,
}: NotFoundInput): Omit<NotFoundPageProps, 'links'> => {
  const { place } = navigation.criteria();
  return {
    articles: page.articles,
    hotelId: place?.key === 'hotelId' ? place.id : undefined,
    findOtherOffer: findOtherOffer(site),
    onShown() {
      const { path } = navigation.location();
      const query = new URLSearchParams({ uri: path, locale: site.locale });
      void fetch(`${ownCall(logNotFoundCall).path}?${query.toString()}`, { keepalive: true }).catch(
        () => undefined,
      );
    },
  };
};
