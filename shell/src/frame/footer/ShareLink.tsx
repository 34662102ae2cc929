import { css, type Interpolation, type Theme } from '@emotion/react';
import { useEffect, useState } from 'react';
import { CopyIcon } from '@detour/shared-ui';
import { needsScript } from '../frame-styles';
import { useFrameServices } from '../frame-services';
import { useFrameText } from '../useFrameText';

/** The public URL of this page: customer care has a separate host. @spec CARE-009 */
export const publicAddress = (href: string, publicOrigin: string): string => {
  const { pathname, search, hash } = new URL(href);
  return publicOrigin + pathname + search + hash;
};

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies the page URL with its criteria. @spec SHELL-009 CARE-009 */
export const ShareLink = ({ look }: { readonly look: Interpolation<Theme> }) => {
  const text = useFrameText();
  const services = useFrameServices();
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 6000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    if (!services) return;
    const done = (next: CopyState) => (): void => setState(next);
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(publicAddress(location.href, services.publicOrigin)))
      .then(done('copied'), done('failed'));
  };
  return (
    <span css={[box, needsScript]}>
      <button type="button" data-testid="share-link" onClick={copy} css={[button, look]}>
        <CopyIcon size={17} />
        {text('ui.share')}
      </button>
      <span role="status" css={said}>
        {state === 'copied' && text('ui.linkCopied')}
        {state === 'failed' && text('ui.copyFailed')}
      </span>
    </span>
  );
};

const box = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'var(--space-3)',
});

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  cursor: 'pointer',
});

const said = css({ fontSize: '0.875rem' });
