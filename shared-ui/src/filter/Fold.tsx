import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { textLink } from '../button/button.styles';

export interface FoldProps {
  /** "Voir toutes les activités" */
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
}

/** Collapsed height in pixels. */
const foldedHeight = 124;

/** A list that shows its first rows, and all on request. No button when everything fits. @spec FILT-022 FILT-023 */
export const Fold = ({ moreLabel, lessLabel, children }: FoldProps) => {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const overflows = useOverflow(content);
  return (
    <div>
      <div
        id={id}
        css={[!open && folded, !open && overflows && fades]}
        data-folded={!open}
        // Tab navigation must reveal the focused element.
        onFocus={({ target, currentTarget }) => {
          const below = target.getBoundingClientRect().bottom - currentTarget.getBoundingClientRect().top;
          if (below > foldedHeight) setOpen(true);
        }}
      >
        <div ref={content}>{children}</div>
      </div>
      {overflows && (
        <button
          type="button"
          css={[textLink, button]}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
};

const useOverflow = (content: React.RefObject<HTMLDivElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = (): void => setOverflows(element.scrollHeight > foldedHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
  return overflows;
};

const folded = css({ maxHeight: foldedHeight, overflow: 'hidden' });

// Fades out to show that there is more.
const fades = css({ maskImage: 'linear-gradient(black 75%, transparent)' });

const button = css({
  minHeight: 'var(--size-target)',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
