import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { StaffPromotions } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Note, SelectField, text as type } from '@detour/shared-ui';
import { useApi, useSite, useSnapshotState } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { EditorFrame } from '../../EditorFrame';
import { promotionsQuery } from '../../editor.query';
import { Loaded } from '../../session/Loaded';
import { useText } from '../../text';
import { NewPromotion } from './NewPromotion';
import { PromotionRow } from './PromotionRow';

const states = ['running', 'planned', 'used-up', 'ended'] as const;

type Filter = 'all' | (typeof states)[number];

/** Every promotion with its state, terms, uses and budget. */
export const PromotionsPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <EditorFrame
      testId="page-promotions"
      title={text('promo.title')}
      back={{ label: text('list.back'), href: printPath<Names>('care', locale) }}
    >
      <p css={type.muted}>{text('promo.lead')}</p>
      <Promotions />
    </EditorFrame>
  );
};

const Promotions = () => {
  const text = useText();
  const { refetch, ...query } = useQuery(promotionsQuery(useApi<Names>()));
  return (
    <Loaded {...query} onRetry={refetch} failed={text('promo.failed')}>
      {(data) => <Listed {...data} />}
    </Loaded>
  );
};

const Listed = ({ promotions, mayChange }: StaffPromotions) => {
  const text = useText();
  const [filter, setFilter] = useSnapshotState<Filter>('promotion-filter', 'all');
  const shown = promotions.filter(({ state }) => filter === 'all' || state === filter);
  return (
    <>
      <div css={narrow}>
        <SelectField
          label={text('list.filter')}
          value={filter}
          options={[
            { value: 'all', label: text('promo.all', { count: promotions.length }) },
            ...states.map((state) => ({ value: state, label: text(`promo.filter.${state}`) })),
          ]}
          onChange={({ target }) => setFilter(states.find((state) => state === target.value) ?? 'all')}
        />
      </div>
      {shown.length === 0 ? (
        <Note>{text('promo.none')}</Note>
      ) : (
        <ul css={list}>
          {shown.map((promotion) => (
            <PromotionRow key={promotion.code} promotion={promotion} />
          ))}
        </ul>
      )}
      {mayChange ? <NewPromotion /> : <Note>{text('promo.leadsOnly')}</Note>}
    </>
  );
};

const narrow = css({ maxWidth: '22rem' });
const list = css({ display: 'grid', gap: 'var(--space-2)', margin: 0, padding: 0, listStyle: 'none' });
