import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { extensionTerms, marketToday } from '@detour/shared-contracts/rules';
import { Button, Dialog, Note, text as type } from '@detour/shared-ui';
import { putData, useApi, useFormat, useNow, useSite } from '@detour/remote-kit';
import { extendVoucher, voucherQuery } from '../beneficiary/gift.query';
import type { Names } from '../contract';
import { useText } from '../text';

export interface ExtendGiftProps {
  readonly gift: VoucherStatus;
  readonly code: string;
  /** Requests the state again, because another holder extended it or it has expired. */
  readonly onCheck: () => void;
}

const months = extensionTerms.months;

/** Extends a gift once, free of charge, around its last day. Shows the first possible day before that. */
export const ExtendGift = ({ gift: { extension }, code, onCheck }: ExtendGiftProps) => {
  const text = useText();
  const format = useFormat();
  const { timeZone } = useSite();
  const today = marketToday(useNow(), timeZone);
  const [isAsked, setAsked] = useState(false);
  const { state, extend, newEnd } = useExtension(code, onCheck, () => setAsked(false));
  if (newEnd) {
    return (
      <Note tone="positive" role="status" title={text('extend.done', { date: format.longDate(newEnd) })} />
    );
  }
  const [from, newLastDay] = [parseIsoDate(extension?.from), parseIsoDate(extension?.newLastDay)];
  if (!extension || !from || !newLastDay || today > extension.until) return null;
  if (today < extension.from)
    return (
      <p css={[type.small, type.muted]}>{text('extend.later', { months, date: format.longDate(from) })}</p>
    );
  return (
    <div data-testid="gift-extend">
      <Button kind="quiet" width="full" onClick={() => setAsked(true)}>
        {text('extend.button', { months })}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={text('extend.title')}
        closeLabel={text('ui.close')}
        foot={
          <Button kind="brand" width="full" busy={state === 'busy'} onClick={extend}>
            {text('extend.confirm')}
          </Button>
        }
      >
        <div css={column}>
          <p>{text('extend.text', { date: format.longDate(newLastDay) })}</p>
          <p css={type.muted}>{text('extend.once')}</p>
          {state === 'failed' && (
            <Note tone="danger" role="alert" title={text('error.generic')}>
              {text('extend.failed')}
            </Note>
          )}
        </div>
      </Dialog>
    </div>
  );
};

const useExtension = (code: string, onCheck: () => void, close: () => void) => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [lastDay, setLastDay] = useState<string | null>(null);
  const extend = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await extendVoucher(api, code, locale);
    if (answer.ok) {
      putData(client, voucherQuery(api, locale, code).queryKey, answer.value);
      setLastDay(answer.value.validUntil);
    } else if (answer.error.status === 409) onCheck();
    setState(answer.ok || answer.error.status === 409 ? 'idle' : 'failed');
    if (answer.ok || answer.error.status === 409) close();
  };
  return { state, extend: () => void extend(), newEnd: parseIsoDate(lastDay ?? undefined) };
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
