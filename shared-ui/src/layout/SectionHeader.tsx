import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../foundation/media';
import { text } from '../foundation/text';

export interface SectionHeaderProps {
  title: ReactNode;
  /** Clamped to 1–5. The style stays that of a block title. @spec FOOT-009 */
  level?: number | undefined;
  id?: string | undefined;
  /** A link on the right, below the title on mobile: "Voir les 186 séjours". */
  link?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
}

/** Title of a block with its link. The block adds 28 px (20 on mobile) below it. */
export const SectionHeader = ({ title, level = 2, id, link, lead }: SectionHeaderProps) => {
  const Heading = `h${clampLevel(level)}` as const;
  return (
    <div css={header}>
      <div>
        <Heading id={id} css={text.h2}>
          {title}
        </Heading>
        {lead && <p css={[text.body, text.muted, leadStyle]}>{lead}</p>}
      </div>
      {link && <div css={linkStyle}>{link}</div>}
    </div>
  );
};

const clampLevel = (level: number): 1 | 2 | 3 | 4 | 5 =>
  Math.min(5, Math.max(1, Math.round(level) || 1)) as 1 | 2 | 3 | 4 | 5;

const header = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 'var(--space-8)',
  paddingBottom: '1.75rem',
  [media.mobile]: { display: 'block', paddingBottom: '1.25rem' },
});
const leadStyle = css({ marginTop: 'var(--space-2)', maxWidth: 'var(--size-text-measure)' });
const linkStyle = css({ flex: 'none', [media.mobile]: { marginTop: 'var(--space-2)' } });
