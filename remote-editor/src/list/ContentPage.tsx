import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { EditedItems, EditedLocale } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Note, SelectField, text as type } from '@detour/shared-ui';
import { useApi, useSite, useSnapshotState } from '@detour/remote-kit';
import type { Names } from '../contract';
import { EditorFrame } from '../EditorFrame';
import { itemsQuery } from '../editor.query';
import { Loaded } from '../session/Loaded';
import { useText } from '../text';
import { kindName } from '../words/schema-words';
import { ItemRow } from './ItemRow';
import { NewPage } from './NewPage';

type Item = EditedItems['kinds'][number]['items'][number];

const filters = {
  All: () => true,
  Draft: ({ hasDraft }: EditedLocale) => hasDraft,
  Scheduled: ({ isScheduled }: EditedLocale) => isScheduled,
  Published: ({ shown }: EditedLocale) => shown === 'published',
  Missing: ({ shown }: EditedLocale) => shown === 'missing',
} as const;

type Filter = keyof typeof filters;

const filterNames = Object.keys(filters) as readonly Filter[];

/** Everything that editors may change, with its state in each language. */
export const ContentPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <EditorFrame
      testId="page-editor"
      title={text('list.title')}
      back={{ label: text('list.back'), href: printPath<Names>('care', locale) }}
    >
      <p css={type.muted}>{text('list.lead')}</p>
      <Content />
    </EditorFrame>
  );
};

const Content = () => {
  const text = useText();
  const { refetch, ...query } = useQuery(itemsQuery(useApi<Names>()));
  return (
    <Loaded {...query} onRetry={refetch} failed={text('list.failed')}>
      {({ kinds }) => <Kinds kinds={kinds} />}
    </Loaded>
  );
};

const Kinds = ({ kinds }: Pick<EditedItems, 'kinds'>) => {
  const text = useText();
  const [filter, setFilter] = useSnapshotState<Filter>('content-filter', 'All');
  const isShown = ({ locales }: Item): boolean => locales.some(filters[filter]);
  const shown = kinds
    .map((each) => ({ ...each, items: each.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <div css={narrow}>
        <SelectField
          label={text('list.filter')}
          value={filter}
          options={filterNames.map((value) => ({ value, label: text(`list.filter${value}`) }))}
          onChange={({ target }) => setFilter(filterNames.find((one) => one === target.value) ?? 'All')}
        />
      </div>
      {shown.length === 0 && <Note>{text('list.none')}</Note>}
      {shown.map(({ kind, items }) => (
        <section key={kind} css={section}>
          <h2 css={type.h3}>{kindName(kind, text)}</h2>
          <ul css={list} data-testid={`content-${kind}`}>
            {items.map((item) => (
              <ItemRow key={item.key} kind={kind} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <NewPage kinds={kinds} />
    </>
  );
};

const narrow = css({ maxWidth: '22rem' });
const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });
const list = css({ display: 'grid', gap: 'var(--space-2)', margin: 0, padding: 0, listStyle: 'none' });
