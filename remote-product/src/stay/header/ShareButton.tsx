import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { IconButton, ShareIcon } from '@detour/shared-ui';
import { useCriteria, useSite } from '@detour/remote-kit';
import { stayAddress } from '../../booking/checkout-address';
import { useText } from '../../text';
import type { Names } from '../../contract';

export interface ShareButtonProps {
  readonly id: string;
  readonly title: string;
}

type Outcome = 'shared' | 'copied' | 'failed';

/** Time (ms) that the outcome is shown. */
const shownFor = 6000;

const copy = (url: string): Promise<Outcome> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(url))
    .then(
      () => 'copied',
      () => 'failed',
    );

/** Opens the device's share sheet. Copies the link where there is none. A closed sheet is no failure. */
const share = async (title: string, url: string): Promise<Outcome> => {
  if (!('share' in navigator)) return copy(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : copy(url);
  }
};

/** Shares the stay with its dates and guests. */
export const ShareButton = ({ id, title }: ShareButtonProps) => {
  const t = useText();
  const { origin, locale } = useSite();
  const criteria = useCriteria<Names>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <span css={frame}>
      <IconButton
        look="disc"
        label={t('stay.share')}
        icon={<ShareIcon size={22} />}
        onClick={() => void share(title, origin + stayAddress(locale, id, criteria)).then(setOutcome)}
        data-testid="share-stay"
      />
      <span role="status" css={[outcome !== null && outcome !== 'shared' && bubble]}>
        {outcome === 'copied' && t('stay.linkCopied')}
        {outcome === 'failed' && t('stay.copyFailed')}
      </span>
    </span>
  );
};

const frame = css({ position: 'relative', display: 'inline-flex' });

const bubble = css({
  position: 'absolute',
  zIndex: 'var(--z-raised)',
  insetInlineEnd: 0,
  top: 'calc(100% + 0.4rem)',
  width: 'max-content',
  maxWidth: '16rem',
  padding: '0.5rem 0.75rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-float)',
  fontSize: '0.875rem',
  lineHeight: 1.4,
});
