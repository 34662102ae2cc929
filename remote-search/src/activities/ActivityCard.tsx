import { memo } from 'react';
import { StayCard } from '@detour/shared-ui';
import { useHost, WishlistButton } from '@detour/remote-kit';
import { useText } from '../text';
import type { Activity } from './activity-card.view-model';
import type { Names } from '../contract';

export interface ActivityCardProps {
  readonly activity: Activity;
  /** The picture is among the largest elements of the first view. */
  readonly eager: boolean;
  /** 2 directly below the page's title, 3 below a block's title. */
  readonly headingLevel?: 2 | 3;
}

const ListedActivity = ({ activity, eager, headingLevel = 2 }: ActivityCardProps) => {
  const { bus } = useHost<Names>();
  const text = useText();
  const { id, title } = activity.card;
  return (
    <StayCard
      {...activity.card}
      eager={eager}
      headingLevel={headingLevel}
      heart={<WishlistButton<Names> type="ACTIVITY" id={id} label={text('wishlist.heart', { title })} />}
      onSelect={() => bus.emit('search.offer-selected@1', activity.selection)}
    />
  );
};

/** A day activity in a list: like a stay card, with a price per person. @spec SRCH-026 */
export const ActivityCard = memo(ListedActivity);
