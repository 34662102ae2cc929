import { Carousel, SectionHeader } from '@detour/shared-ui';
import type { Json } from '@detour/shared-contracts/base';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { parseRecentProps, toRecentViews } from './recent.view-model';
import { RecentCard } from './RecentCard';
import { useViewedItems } from './useViewedItems';

/** Viewed items without the current one. Renders nothing if there are none. @spec RECENT-001 RECENT-004 */
export const RecentlyViewed = ({ props }: { readonly props: Json }) => {
  const text = useText();
  const { locale } = useSite();
  const { items, current } = useViewedItems();
  const asked = parseRecentProps(props);
  const views = toRecentViews(
    items,
    { ...asked, currentId: asked.currentId ?? current[asked.type]?.id ?? null },
    locale,
  );
  if (views.length === 0) return null;
  const title = text(asked.type === 'ACTIVITY' ? 'activity.recentlyViewed' : 'recent.stays');
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <Carousel label={title} previousLabel={text('ui.previous')} nextLabel={text('ui.next')} itemWidth={14}>
        {views.map((item) => (
          <RecentCard key={item.id} item={item} />
        ))}
      </Carousel>
    </section>
  );
};
