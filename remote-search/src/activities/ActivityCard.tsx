import { StayCard } from '@detour/shared-ui';
import { useHost, WishlistButton } from '@detour/remote-kit';
import { useText } from '../text';
import type { Activity } from './activity-card.view-model';

export interface ActivityCardProps {
  readonly activity: Activity;
  /** Its picture is among the largest things of the first view. */
  readonly eager: boolean;
  /** 2 right under the page's title, 3 under the title of a block. */
  readonly headingLevel?: 2 | 3;
}

/** A day activity in a list: the parts of a stay's card, its price per person. @spec SRCH-026 */
export const ActivityCard = ({ activity, eager, headingLevel = 2 }: ActivityCardProps) => {
  const { bus } = useHost();
  const text = useText();
  const { id, title } = activity.card;
  return (
    <StayCard
      {...activity.card}
      eager={eager}
      headingLevel={headingLevel}
      heart={<WishlistButton type="ACTIVITY" id={id} label={text('wishlist.heart', { title })} />}
      onSelect={() => bus.emit('search.offer-selected@1', activity.selection)}
    />
  );
};
