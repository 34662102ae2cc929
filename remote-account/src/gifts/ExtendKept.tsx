import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { extensionTerms } from '@detour/shared-contracts/rules';
import { Button, Dialog, text as type } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { useSend } from '../form/useSend';
import { extendGift } from './gifts.client';
import { giftsQuery } from './gifts.query';
import type { GiftTools } from './kept-gift.view-model';
import type { Names } from '../contract';

interface ExtendKeptProps {
  readonly code: string;
  /** Last day afterwards. */
  readonly newEnd: string;
  readonly tools: GiftTools;
  readonly titleId: string;
}

const { months } = extensionTerms;

/** Extends a gift, once and free of charge. The list then shows the new last day, or why it cannot be extended any more. */
export const ExtendKept = ({ code, newEnd, tools: { text, locale }, titleId }: ExtendKeptProps) => {
  const api = useApi<Names>();
  const client = useQueryClient();
  const sending = useSend();
  const [isAsked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  const reload = () => client.invalidateQueries({ queryKey: giftsQuery(api, locale).queryKey });
  const extend = (): void =>
    void sending.send(
      () => extendGift(api, { code, locale }),
      () => {
        close();
        void reload();
      },
    );
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" aria-describedby={titleId} onClick={() => setAsked(true)}>
        {text('extend.button', { months })}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => {
          close();
          // Another holder of the code may have extended it in the meantime.
          if (sending.failure?.status === 409) void reload();
        }}
        title={text('extend.title')}
        closeLabel={text('ui.close')}
        data-testid="extend-dialog"
        foot={
          <Button kind="brand" width="full" busy={sending.busy} onClick={extend}>
            {text('extend.confirm')}
          </Button>
        }
      >
        <div css={column}>
          <p>{text('extend.text', { date: newEnd })}</p>
          <p css={type.muted}>{text('extend.once')}</p>
          <FailureNote failure={sending.failure} texts={{ EXTENSION_NOT_ALLOWED: 'extend.over' }} />
        </div>
      </Dialog>
    </>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
