import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { HourglassIcon, LinkButton, media, text } from '@detour/shared-ui';
import { useText } from '../text';

export interface ExpiredNoteProps {
  readonly words: string;
  /** Name of the stay, if known. */
  readonly what?: string;
  /** Hotel page. */
  readonly href: string;
  readonly children: ReactNode;
}

/** "Too late!", with a link to the alternatives. @spec PROD-021 PROD-022 NOTF-009 */
export const ExpiredNote = ({ words, what, href, children }: ExpiredNoteProps) => {
  const t = useText();
  return (
    <div css={page} data-testid="page-expired">
      <div css={note}>
        <HourglassIcon size={40} />
        <div>
          <h1 css={text.h2}>{t('expired.title')}</h1>
          <p>{words}</p>
          {what !== undefined && <p css={text.muted}>{what}</p>}
        </div>
        <LinkButton href={href}>{t('expired.seeHotelOffers')}</LinkButton>
      </div>
      {children}
    </div>
  );
};

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-section)',
  paddingBlock: '2rem var(--space-section)',
});

const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-8)',
  padding: 'var(--space-8)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-warning-tint)',
  '& > svg': { flex: 'none' },
  '& > div': { flex: 1 },
  [media.mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: 'var(--space-4)' },
});
