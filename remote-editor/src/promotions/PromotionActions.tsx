import { css } from '@emotion/react';
import { useState } from 'react';
import type { PromotionBody } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import { Button, Note } from '@detour/shared-ui';
import { useApi, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';
import { ConfirmDialog } from '../editing/ConfirmDialog';
import { closePromotion, putPromotion } from '../editor.client';
import { useText, type TextId } from '../text';
import { TermsList } from './terms/TermsList';
import type { PromotionEditing, PromotionProps } from './usePromotion';

type Ask = 'save' | 'start' | 'restart' | 'end';

/** Texts of each action: its button, its question, its confirmation. */
const texts: Readonly<Record<Ask, readonly [action: TextId, question: TextId, done: TextId]>> = {
  save: ['promo.saveNow', 'promo.saveText', 'promo.saved'],
  start: ['promo.startNow', 'promo.saveText', 'promo.saved'],
  restart: ['promo.restart', 'promo.saveText', 'promo.saved'],
  end: ['promo.end', 'promo.endText', 'promo.ended'],
};

const withoutFirstDay = (body: PromotionBody): PromotionBody => ({
  ...body,
  booking: { ...body.booking, validFrom: null },
});

/** The terms that an action will put in force. */
const termsOf = ({ body }: PromotionEditing, ask: Ask): PromotionBody | null => {
  const terms = body as unknown as PromotionBody | null;
  return terms !== null && ask === 'start' ? withoutFirstDay(terms) : terms;
};

/** Each action names the version that its editor sees, so a repetition after a lost response changes nothing. */
const useActions = ({ item, editing, outcome }: PromotionProps) => {
  const text = useText();
  const api = useApi<Names>();
  const send = async (ask: Ask): Promise<number | ApiError> => {
    if (ask === 'save') return editing.save();
    if (ask === 'start') {
      editing.change(termsOf(editing, ask) as Json);
      return editing.save();
    }
    if (ask === 'restart' && editing.hasWork) return editing.save();
    const answer =
      ask === 'end'
        ? await closePromotion(api, item.code, item.version)
        : await putPromotion(api, item.code, { base: item.version, body: item.body });
    await editing.reload();
    return answer.ok ? answer.value.version : answer.error;
  };
  return async (ask: Ask): Promise<void> => {
    const done = await send(ask);
    if (typeof done === 'number') outcome.tell(text(texts[ask][2]));
    else outcome.fail(done);
  };
};

/** The buttons of a promotion. Each asks first, with the terms in plain words, because prices change at once. */
export const PromotionActions = (props: PromotionProps) => {
  const text = useText();
  const { item, editing } = props;
  const run = useActions(props);
  const [ask, setAsk] = useState<Ask>('save');
  const [isOpen, setOpen] = useState(false);
  const begin = (next: Ask): void => {
    setAsk(next);
    setOpen(true);
  };
  const [action, question] = texts[ask];
  const shown = termsOf(editing, ask);
  if (!item.mayChange) return <Note>{text('promo.leadsOnly')}</Note>;
  const isClosed = item.endedAt !== null;
  return (
    <div css={row}>
      {isClosed ? (
        <Button disabled={editing.isConflict} onClick={() => begin('restart')}>
          {text('promo.restart')}
        </Button>
      ) : (
        <Button disabled={!editing.hasWork || editing.isConflict} onClick={() => begin('save')}>
          {text('promo.save')}
        </Button>
      )}
      {item.state === 'planned' && (
        <Button kind="quiet" disabled={editing.isConflict} onClick={() => begin('start')}>
          {text('promo.start')}
        </Button>
      )}
      {item.state !== null && !isClosed && (
        <Button kind="quiet" onClick={() => begin('end')}>
          {text('promo.end')}
        </Button>
      )}
      {editing.hasWork && (
        <Button kind="link" onClick={editing.discard}>
          {text('item.discard')}
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        title={text('promo.ask', { action: text(action), code: item.code })}
        sentence={text(question)}
        action={text(action)}
        onClose={() => setOpen(false)}
        onConfirm={() => run(ask)}
      >
        {ask !== 'end' && shown !== null && <TermsList body={shown} />}
      </ConfirmDialog>
    </div>
  );
};

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });
