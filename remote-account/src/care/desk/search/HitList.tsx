import { css } from '@emotion/react';
import type { KeyboardEvent, Ref } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, media, Tag, text as type, VisuallyHidden } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../../../text';
import type { HitView } from './hit.view-model';
import type { Names } from '../../../contract';

interface HitListProps {
  readonly hits: readonly HitView[];
  readonly listRef: Ref<HTMLOListElement>;
  /** Called on ArrowUp at the first result. */
  readonly onLeave: () => void;
}

/** Moves the focus among the links of a list. Returns false at an end. */
const moveFocus = (list: Element, step: 1 | -1): boolean => {
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + step];
  next?.focus();
  return next !== undefined;
};

/** Found orders, one link each. Arrow keys move between them. */
export const HitList = ({ hits, listRef, onLeave }: HitListProps) => {
  const onKey = (event: KeyboardEvent<HTMLOListElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== 1 && step !== -1) return;
    event.preventDefault();
    if (!moveFocus(event.currentTarget, step) && step === -1) onLeave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys walk the links; each also has its place in the tab order
    <ol ref={listRef} role="list" css={list} onKeyDown={onKey} data-testid="care-hits">
      {hits.map((hit) => (
        <li key={hit.orderNumber}>
          <Hit hit={hit} />
        </li>
      ))}
    </ol>
  );
};

const Hit = ({ hit }: { readonly hit: HitView }) => {
  const text = useText();
  const { locale } = useSite();
  const { orderNumber, name, label, when, amount, status, matchedBy } = hit;
  return (
    <Anchor css={row} href={printPath<Names>('care-order', locale, { orderNumber })}>
      <span css={who}>
        <strong css={type.label}>{name}</strong>
        <span css={[type.small, type.muted, type.figures]}>{orderNumber}</span>
      </span>
      <span css={what}>
        <span css={clip}>{label}</span>
        <span css={[type.small, type.muted]}>{when}</span>
      </span>
      <span css={marks}>
        <Tag tone={status.tone}>{status.label}</Tag>
        <Tag tone="neutral">
          <VisuallyHidden>{text('desk.matchedBy')} </VisuallyHidden>
          {matchedBy}
        </Tag>
      </span>
      <span css={[type.label, type.figures, money]}>{amount}</span>
    </Anchor>
  );
};

const list = css({ display: 'grid', gap: 'var(--space-2)' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) auto 6.5rem',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-5)',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { borderColor: 'var(--color-brand)' } },
  '&:focus-visible': { borderColor: 'var(--color-brand)' },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const who = css({ display: 'grid', overflowWrap: 'anywhere' });
const what = css({ display: 'grid', minWidth: 0, [media.mobile]: { gridColumn: '1 / -1', gridRow: 2 } });
const clip = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  [media.mobile]: { gridColumn: '1 / -1', gridRow: 3 },
});
const money = css({ textAlign: 'end', whiteSpace: 'nowrap' });
