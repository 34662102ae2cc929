import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { voucherAddress } from '@detour/shared-contracts/sites';
import { Anchor, Button, container, GiftIcon, media, text as type, textLink } from '@detour/shared-ui';
import { useApi, useFormat, useHost, useOpenGift, useSite, type OpenGift } from '@detour/remote-kit';
import { closeGift } from '../beneficiary/gift.query';
import type { Names } from '../contract';
import { useText } from '../text';

import { toGiftBarView } from './gift-bar.view-model';

/** Below the header of every page: the gift that is open in this browser, until it is closed or used up. @spec BENEF-009 */
export const GiftBar = () => {
  const gift = useOpenGift<Names>();
  const closing = useClosing(gift);
  // The shell reserves the height, so that nothing moves when the gift arrives.
  if (closing.closed) return <ClosedBar gift={closing.closed} />;
  return gift ? <OpenBar gift={gift} closing={closing} /> : null;
};

type Closing = ReturnType<typeof useClosing>;

/** Closing ends the session of this browser only. The code opens the gift again. */
const useClosing = (gift: OpenGift | null) => {
  const api = useApi<Names>();
  const { bus } = useHost<Names>();
  const [closed, setClosed] = useState<OpenGift | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => {
    // Opened again, on this page or in another part of it.
    const subscription = bus.on('boxes.gift-changed@1').subscribe(({ isOpen }) => isOpen && setClosed(null));
    return () => subscription.unsubscribe();
  }, [bus]);
  const close = async (): Promise<void> => {
    if (state === 'busy' || !gift) return;
    setState('busy');
    const answer = await closeGift(api);
    setState(answer.ok ? 'idle' : 'failed');
    if (!answer.ok) return;
    setClosed(gift);
    bus.emit('boxes.gift-changed@1', { isOpen: false });
  };
  return { closed, hasFailed: state === 'failed', busy: state === 'busy', close: () => void close() };
};

const OpenBar = ({ gift, closing }: { readonly gift: OpenGift; readonly closing: Closing }) => {
  const text = useText();
  const view = toGiftBarView(gift, { text, format: useFormat(), locale: useSite().locale });
  return (
    <aside css={bar} aria-label={text('giftBar.label')} data-testid="gift-bar" data-rest={gift.rest}>
      <div css={[container, row]}>
        <GiftIcon size={20} />
        <p css={words}>
          <strong css={title}>{view.title}</strong>
          <span css={fact}>{view.rest}</span>
          {view.until && <span css={[fact, wide]}>{view.until}</span>}
        </p>
        {closing.hasFailed && (
          <span role="alert" css={type.small}>
            {text('giftBar.failed')}
          </span>
        )}
        <Anchor href={view.href} css={[textLink, wide]}>
          {text('giftBar.see')}
        </Anchor>
        <Button kind="link" busy={closing.busy} aria-label={text('giftBar.close')} onClick={closing.close}>
          {text('ui.close')}
        </Button>
      </div>
    </aside>
  );
};

const ClosedBar = ({ gift }: { readonly gift: OpenGift }) => {
  const text = useText();
  const { locale } = useSite();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <aside css={bar} aria-label={text('giftBar.label')} data-testid="gift-bar-closed">
      <div css={[container, row]}>
        {/* The focused button was removed. */}
        <p ref={line} tabIndex={-1} css={words}>
          {text('giftBar.closed')}
        </p>
        <Anchor href={voucherAddress<Names>(locale, gift.code)} css={textLink}>
          {text('giftBar.reopen')}
        </Anchor>
      </div>
    </aside>
  );
};

const bar = css({ background: 'var(--color-brand-tint)', color: 'var(--color-ink)' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: '3rem',
  fontSize: '0.9375rem',
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
});
const words = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  gap: '0 0.75rem',
  [media.mobile]: { gap: '0 0.4rem' },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '&:focus': { outline: 'none' },
});
const title = css({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 620 });
const fact = css({
  '&::before': { content: '"·"', marginInlineEnd: '0.75rem', color: 'var(--color-ink-muted)' },
  [media.mobile]: { '&::before': { marginInlineEnd: '0.4rem' } },
});
const wide = css({ [media.mobile]: { display: 'none' } });
