import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountGifts, KeptGift } from '@detour/shared-contracts/api';
import { Button, LiveRegion, media, Note, text as type } from '@detour/shared-ui';
import { putData, useApi } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { useSend } from '../form/useSend';
import { AddGift } from './AddGift';
import { dropGift, keepGift } from './gifts.client';
import { giftsQuery } from './gifts.query';
import { toKeptGiftView, totalOfCards, type GiftTools, type KeptGiftView } from './kept-gift.view-model';
import { KeptGiftCard } from './KeptGiftCard';
import type { Names } from '../contract';

interface KeptGiftsProps {
  readonly kept: readonly KeptGift[];
  readonly tools: GiftTools;
}

/** A removed gift that can be restored, because its code may not be stored anywhere else. */
interface Dropped {
  readonly code: string;
  readonly title: string;
}

const useKept = ({ locale }: GiftTools) => {
  const api = useApi<Names>();
  const client = useQueryClient();
  const sending = useSend();
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const show = (gifts: AccountGifts): void => {
    putData(client, giftsQuery(api, locale).queryKey, gifts);
  };
  return {
    dropped,
    failure: sending.failure,
    busy: sending.busy,
    drop: ({ code, title }: KeptGiftView) => {
      if (code === null) return;
      void sending.send(
        () => dropGift(api, { code, locale }),
        (gifts) => {
          show(gifts);
          setDropped({ code, title });
        },
      );
    },
    putBack: ({ code }: Dropped) =>
      void sending.send(
        () => keepGift(api, { code, locale }),
        (gifts) => {
          show(gifts);
          setDropped(null);
        },
      ),
    forget: () => setDropped(null),
  };
};

/** Gifts in the account, usable ones before ended ones, with the total balance of the cards. */
export const KeptGifts = ({ kept, tools }: KeptGiftsProps) => {
  const { text, format } = tools;
  const state = useKept(tools);
  const views = kept.map((gift) => toKeptGiftView(gift, tools));
  const total = totalOfCards(kept, format);
  const shown = [...views.filter(({ hasEnded }) => !hasEnded), ...views.filter(({ hasEnded }) => hasEnded)];
  return (
    <section css={section} aria-labelledby="gifts-kept">
      <div css={head}>
        <h2 id="gifts-kept" css={type.h2}>
          {text('gifts.keptTitle')}
        </h2>
        {total !== null && (
          <p data-testid="gifts-total">
            <span css={type.muted}>{text('gifts.cardsTotal')}</span> <strong>{total}</strong>
          </p>
        )}
      </div>
      <AddGift tools={tools} isFirst={views.length === 0} onAdded={state.forget} />
      <LiveRegion message={state.dropped ? text('gifts.dropped', { label: state.dropped.title }) : ''} />
      {state.dropped && <DroppedNote dropped={state.dropped} state={state} tools={tools} />}
      <FailureNote failure={state.failure} />
      {shown.length > 0 && (
        <ul role="list" css={grid}>
          {shown.map((view) => (
            <li key={view.key}>
              <KeptGiftCard gift={view} tools={tools} busy={state.busy} onDrop={() => state.drop(view)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface DroppedNoteProps {
  readonly dropped: Dropped;
  readonly state: ReturnType<typeof useKept>;
  readonly tools: GiftTools;
}

const DroppedNote = ({ dropped, state, tools: { text } }: DroppedNoteProps) => (
  <Note>
    <div css={undo} data-testid="gift-dropped">
      <p>{text('gifts.dropped', { label: dropped.title })}</p>
      <Button kind="link" busy={state.busy} onClick={() => state.putBack(dropped)}>
        {text('ui.undo')}
      </Button>
    </div>
  </Note>
);

const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-6)',
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: 'var(--space-6)',
  '& > li': { display: 'grid' },
  [media.mobile]: { gap: 'var(--space-5)' },
});
const undo = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-5)',
});
