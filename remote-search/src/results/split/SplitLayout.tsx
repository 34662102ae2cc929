import { css } from '@emotion/react';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { CardColumns } from './columns';

/** From this width on the map opens beside the list, below it in a dialog. */
export const splitQuery = '(min-width: 1024px)';

/** What list and map know of each other. */
export interface SplitLink {
  /** Result under pointer or focus, in the list or on the map. */
  readonly highlightedId: string | null;
  readonly onHighlight: (id: string | null) => void;
  /** Shows the card of a result, if this page of the list has it. */
  readonly onShow: (id: string) => void;
}

export interface SplitLayoutProps {
  /** The map is beside the list. */
  readonly active: boolean;
  /** The map, with the link to the list while it is beside it. */
  readonly map: (link: SplitLink | null) => ReactNode;
  /** The list. It keeps its state when the map opens. */
  readonly children: ReactNode;
}

const cardHook = '[data-testid="result-card"]';

const cardOf = ({ target }: SyntheticEvent): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>(cardHook)?.dataset['id'] ?? null) : null;

/** The list of results, with the map beside it from 1024 px: what pointer or focus is on lights up in both. */
export const SplitLayout = ({ active, map, children }: SplitLayoutProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [highlightedId, highlight] = useState<string | null>(null);
  const onShow = (id: string): void => {
    const card = list.current?.querySelector(`${cardHook}[data-id="${CSS.escape(id)}"]`);
    card?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  };
  const leave = (): void => highlight(null);
  const reach = (event: SyntheticEvent): void => highlight(cardOf(event));
  return (
    <div css={active && split}>
      <div
        ref={list}
        css={active && highlightedId !== null && lit(highlightedId)}
        {...(active && {
          onPointerOver: reach,
          onPointerLeave: leave,
          onFocus: reach,
          onBlur: leave,
        })}
      >
        <CardColumns value={active ? 2 : 3}>{children}</CardColumns>
      </div>
      {map(active ? { highlightedId, onHighlight: highlight, onShow } : null)}
    </div>
  );
};

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 42%)',
  gap: 'var(--space-6)',
  alignItems: 'start',
});

/** The card of a marker that is reached on the map. */
const lit = (id: string) =>
  css({
    [`& ${cardHook}[data-id="${CSS.escape(id)}"]`]: {
      borderRadius: 'var(--radius-m)',
      outline: '2px solid var(--color-brand)',
      outlineOffset: '6px',
    },
  });
