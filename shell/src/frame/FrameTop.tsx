import type { Criteria, Flow, RouteMatch, SiteContext } from '@detour/shared-contracts';
import { SkipLink } from '@detour/shared-ui';
import type { FrameLinks } from './frame-links';
import { Header } from './Header';
import { PromoBar, type PromoBarContent } from './PromoBar';
import { SimpleHeader } from './SimpleHeader';
import { useFrameText } from './useFrameText';

export interface FrameTopProps {
  readonly site: SiteContext;
  readonly flow: Flow;
  readonly route: RouteMatch;
  readonly links: FrameLinks;
  readonly promoBar: PromoBarContent | null;
  /** Of the hash; absent on the server and in the first client render, which must agree. */
  readonly criteria?: Criteria;
  /** Browser back, for the chevron of a simplified page that knows no better place. */
  readonly onBack?: () => void;
}

/** All that stands above the slot. Every place in it is a real link; the shell turns clicks into in-app navigation. */
export const FrameTop = ({ promoBar, onBack, criteria, ...header }: FrameTopProps) => {
  const text = useFrameText();
  return (
    <>
      <SkipLink targetId="main" label={text('ui.skipToContent')} />
      {header.route.simplified ? (
        <SimpleHeader {...header} {...(criteria ? { criteria } : {})} {...(onBack ? { onBack } : {})} />
      ) : (
        <>
          {promoBar && <PromoBar content={promoBar} />}
          <Header {...header} />
        </>
      )}
    </>
  );
};
