import { useQuery } from '@tanstack/react-query';
import type { Flow } from '@detour/shared-contracts/mount';
import { targetedBannerFor } from '@detour/shared-contracts/rules';
import { bannerOfContent, PictureBanner } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { useDataReport } from '../../useDataReport';
import type { ComponentOf } from '../landing-components';
import { targetedBannersQuery } from '../landing.query';
import type { Names } from '../../contract';

export interface LandingBannerProps {
  readonly content: ComponentOf<'TargetedBanner'>;
  readonly flow: Flow;
}

/** The banner for locale, page and flow. Nothing without one. @spec LAND-006 */
export const LandingBanner = ({ content: { page }, flow }: LandingBannerProps) => {
  const { locale } = useSite();
  const { data, error } = useQuery(targetedBannersQuery(useApi<Names>(), locale));
  useDataReport('SEARCH-324', error);
  const banner = data ? targetedBannerFor(data.banners, { locale, page, flow }) : null;
  if (!banner) return null;
  return <PictureBanner {...bannerOfContent(banner)} />;
};
