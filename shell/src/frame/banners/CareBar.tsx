import { css } from '@emotion/react';
import { useState } from 'react';
import { container } from '@detour/shared-ui';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { ActingLine } from './ActingLine';
import type { FrameLinks } from '../frame-links';
import { plainLink } from '../frame-styles';
import { useFrameServices } from '../frame-services';
import { noticeBar } from './notice-bar.styles';
import { ShareLink } from '../footer/ShareLink';
import { useFrameText } from '../useFrameText';

interface CareBarProps {
  readonly links: FrameLinks;
  readonly site: Pick<SiteContext, 'locale' | 'timeZone'>;
}

/** Shows on every page that care mode is on, with a link that ends it, and for whom a member of staff orders. */
export const CareBar = ({ links, site }: CareBarProps) => {
  const text = useFrameText();
  const services = useFrameServices();
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    services?.leaveCare().catch(() => setLeaving(false));
  };
  return (
    <aside aria-label={text('care.mode')} data-testid="care-bar" css={bar}>
      <div css={[container, noticeBar.line]}>
        <strong css={noticeBar.title}>{text('care.mode')}</strong>
        <a href={links.care} css={[plainLink, noticeBar.item]}>
          {text('care.home')}
        </a>
        <ShareLink look={noticeBar.item} />
        <button type="button" disabled={leaving} onClick={leave} css={[noticeBar.item, noticeBar.button]}>
          {text('care.leave')}
        </button>
      </div>
      <ActingLine site={site} />
    </aside>
  );
};

const bar = css({ background: 'var(--color-warning-tint)', color: 'var(--color-ink)' });
