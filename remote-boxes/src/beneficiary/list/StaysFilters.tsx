import { css } from '@emotion/react';
import { addDays, parseIsoDate } from '@detour/shared-contracts/base';
import type { HeldSort } from '@detour/shared-contracts/api';
import { marketToday, thematicGroups } from '@detour/shared-contracts/rules';
import { Button, Chip, media, SelectField, TextField } from '@detour/shared-ui';
import { useFormat, useNow, useSite } from '@detour/remote-kit';
import { useText, type TextId } from '../../text';
import { PlaceFilter } from './PlaceFilter';
import { countWishes } from './stays-wish';
import type { GiftStaysList } from './useGiftStays';

interface Part {
  readonly list: GiftStaysList;
}

/** Filters of the list: day, place, theme, what is left to pay, stars; and its sort. @spec BENEF-001 BENEF-006 */
export const StaysFilters = ({ list }: Part) => {
  const text = useText();
  const { timeZone } = useSite();
  const today = marketToday(useNow(), timeZone);
  const { wish, setCheckin, clear } = list;
  return (
    <div css={tools} role="group" aria-label={text('benef.filters')} data-testid="held-filters">
      <TextField
        type="date"
        label={text('benef.arrival')}
        value={wish.checkin ?? ''}
        min={addDays(today, 1)}
        max={addDays(today, 365)}
        onChange={(event) => setCheckin(parseIsoDate(event.target.value))}
      />
      <PlaceFilter
        key={wish.place?.id ?? ''}
        label={list.placeLabel}
        onChange={(place) => list.change({ place })}
      />
      <ThemeFilter list={list} />
      <LeftFilter list={list} />
      <SortFilter list={list} />
      <StarsFilter list={list} />
      {countWishes(wish) > 0 && (
        <Button kind="link" onClick={clear}>
          {text('ui.clear')}
        </Button>
      )}
    </div>
  );
};

const themeNames: Readonly<Record<string, TextId>> = {
  wellness: 'theme.wellness',
  romantic: 'theme.romantic',
  gastronomy: 'theme.gastronomy',
  family: 'theme.family',
};

const ThemeFilter = ({ list: { wish, change } }: Part) => {
  const text = useText();
  return (
    <SelectField
      label={text('benef.theme')}
      value={wish.theme ?? ''}
      placeholder={text('theme.all')}
      options={thematicGroups.flatMap(({ key, id }) => {
        const name = themeNames[key];
        return name ? [{ value: String(id), label: text(name) }] : [];
      })}
      onChange={({ target }) => change({ theme: target.value === '' ? null : Number(target.value) })}
    />
  );
};

/** Cents. */
const leftSteps = [0, 5000, 10_000, 20_000];

const LeftFilter = ({ list: { wish, change } }: Part) => {
  const text = useText();
  const format = useFormat();
  const steps =
    wish.leftMax === null || leftSteps.includes(wish.leftMax)
      ? leftSteps
      : [...leftSteps, wish.leftMax].sort((a, b) => a - b);
  return (
    <SelectField
      label={text('benef.left')}
      value={wish.leftMax ?? ''}
      placeholder={text('benef.leftAny')}
      options={steps.map((step) => ({
        value: String(step),
        label:
          step === 0
            ? text('benef.leftNothing')
            : text('benef.leftAtMost', { amount: format.wholePrice(step) }),
      }))}
      onChange={({ target }) => change({ price: target.value === '' ? null : { max: Number(target.value) } })}
    />
  );
};

const sortNames: Readonly<Record<HeldSort, TextId>> = {
  priceQuality: 'sort.priceQuality',
  priceAsc: 'benef.sortLeft',
  popularity: 'sort.popularity',
};

const SortFilter = ({ list: { wish, setSort } }: Part) => {
  const text = useText();
  const sorts: readonly HeldSort[] = ['priceQuality', 'priceAsc', 'popularity'];
  return (
    <SelectField
      label={text('sort.by')}
      value={wish.sort}
      options={sorts.map((sort) => ({ value: sort, label: text(sortNames[sort]) }))}
      onChange={({ target }) => setSort(sorts.find((one) => one === target.value) ?? 'priceQuality')}
    />
  );
};

const StarsFilter = ({ list: { stars, wish, toggleStars } }: Part) => {
  const text = useText();
  if (stars.length < 2) return null;
  return (
    <div css={chips} role="group" aria-label={text('benef.stars')}>
      {stars.map(({ id, count }) => (
        <Chip
          key={id}
          toggles
          selected={wish.stars.includes(Number(id))}
          onClick={() => toggleStars(Number(id))}
        >
          {`${text('filter.stars', { count: Number(id) })} (${count})`}
        </Chip>
      ))}
    </div>
  );
};

const tools = css({
  display: 'grid',
  // The words of a sort are the longest.
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(0, 1.4fr)',
  alignItems: 'end',
  gap: 'var(--space-4)',
  [media.belowDesktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-child(5)': { gridColumn: 'span 2' },
  },
  [media.mobile]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 'var(--space-3)',
    // Half a phone cuts the words of a choice.
    '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
  },
});
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', gridColumn: '1 / -1' });
