import { css } from '@emotion/react';
import type { FilterVariation } from '@detour/shared-contracts/platform';
import { toActivityGroups, type ActivityGroup } from '../facets/search-facets';
import { thematicGroups } from '@detour/shared-contracts/rules';
import { Chip, ErrorBlock, Fold } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText, type MessageId, type Text } from '../../text';
import { OptionsSkeleton } from './FacilityFilter';
import { filterStyles as styles } from '../filter.styles';
import { toggled } from './OptionList';
import { useActivityList } from '../facets/useFilterFacets';
import type { Filters } from '../useFilters';

export interface ActivityFilterProps {
  readonly filters: Filters;
  readonly titled: boolean;
}

/** Activity filter in groups, collapsed to its first rows. @spec FILT-018 FILT-022 FILT-023 FILT-047 */
export const ActivityFilter = ({ filters, titled }: ActivityFilterProps) => {
  const text = useText();
  const { list, failed, retry } = useActivityList();
  const { facets, variation } = filters;
  if (failed) {
    return <ErrorBlock message={text('filter.failed')} retryLabel={text('ui.retry')} onRetry={retry} />;
  }
  if (!list || !facets) return <OptionsSkeleton />;
  return (
    <div>
      {titled && <p css={[styles.name, title]}>{text('filter.activities')}</p>}
      <div css={titled && styles.scroll}>
        <Fold moreLabel={text('search.seeAllActivities')} lessLabel={text('search.lessActivities')}>
          {groupsOf(toActivityGroups(list, facets), variation, text).map((group) => (
            <Group key={group.name} group={group} filters={filters} />
          ))}
        </Fold>
      </div>
    </div>
  );
};

const titles = {
  wellness: 'theme.wellness',
  romantic: 'theme.romantic',
  gastronomy: 'theme.gastronomy',
  family: 'theme.family',
  generic: 'theme.generic',
} as const satisfies Readonly<Record<(typeof thematicGroups)[number]['key'], MessageId>>;

/** All activities in their groups, or only those of the thematic groups. @spec FLAG-011 SBOX-020 */
const groupsOf = (
  all: readonly ActivityGroup[],
  variation: FilterVariation,
  text: Text,
): readonly ActivityGroup[] => {
  if (variation !== 'reduced-thematics') return all;
  const known = new Map(all.flatMap(({ list }) => list.map((activity) => [activity.id, activity] as const)));
  return thematicGroups
    .map(({ key, subIds }) => ({
      name: text(titles[key]),
      list: subIds.flatMap((id) => known.get(id) ?? []),
    }))
    .filter(({ list }) => list.length > 0);
};

const Group = ({ group, filters }: { readonly group: ActivityGroup; readonly filters: Filters }) => {
  const format = useFormat();
  const { activities } = filters.draft;
  return (
    <div css={styles.group} role="group" aria-label={group.name}>
      <p css={styles.groupName}>{group.name}</p>
      <div css={styles.chips}>
        {group.list.map(({ id, name, count }) => (
          <Chip
            key={id}
            toggles
            selected={activities.includes(id)}
            disabled={count === 0 && !activities.includes(id)}
            onClick={() => filters.change({ activities: toggled(activities, id) })}
            data-value={id}
          >
            {name} <span css={number}>{format.count(count)}</span>
          </Chip>
        ))}
      </div>
    </div>
  );
};

const title = css({ marginBlockEnd: '0.75rem' });

const number = css({ color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums lining-nums' });
