import { css } from '@emotion/react';
import { useState } from 'react';
import { ChevronRightIcon, Dialog, media, text } from '@detour/shared-ui';
import { useText } from '../text';
import type { PracticalEntry, PracticalSection } from './practical.view-model';

export interface PracticalInfosProps {
  readonly entries: readonly PracticalEntry[];
  readonly columns?: 1 | 2;
}

/** One fact per line; a click opens the details. */
export const PracticalInfos = ({ entries, columns = 2 }: PracticalInfosProps) => {
  const t = useText();
  const [topic, setTopic] = useState<PracticalEntry['topic'] | null>(null);
  const close = (): void => setTopic(null);
  return (
    <>
      <ul css={[grid, columns === 1 && single]} role="list">
        {entries.map((entry) => (
          <li key={entry.topic}>
            <button type="button" css={row} aria-haspopup="dialog" onClick={() => setTopic(entry.topic)}>
              <span>{entry.label}</span>
              <ChevronRightIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
      {entries.map((entry) => (
        <Dialog
          key={entry.topic}
          open={topic === entry.topic}
          onClose={close}
          title={entry.title}
          closeLabel={t('ui.close')}
        >
          <div css={story}>
            {entry.sections.map((section, index) => (
              <Section key={index} {...section} />
            ))}
          </div>
        </Dialog>
      ))}
    </>
  );
};

const Section = ({ title, lines, list = false }: PracticalSection) => (
  <section css={!list && lineGap}>
    {title && <h3 css={[text.label, sectionTitle]}>{title}</h3>}
    {list ? (
      <ul css={bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      lines.map((line) => <p key={line}>{line}</p>)
    )}
  </section>
);

const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '2.5rem',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const single = css({ gridTemplateColumns: '1fr' });

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 'var(--space-4)',
  width: '100%',
  minHeight: '3.5rem',
  padding: 0,
  border: 0,
  borderBottom: 'var(--border-hairline)',
  background: 'none',
  color: 'inherit',
  fontWeight: 520,
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none' },
  [media.hover]: { '&:hover': { color: 'var(--color-brand)' } },
});

const story = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-6)' });
const lineGap = css({ '& > p + p': { marginTop: 'var(--space-2)' } });
const sectionTitle = css({ marginBottom: 'var(--space-1)' });
const bullets = css({ columns: '14rem', paddingInlineStart: '1.1rem', margin: 0 });
