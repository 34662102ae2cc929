import { css } from '@emotion/react';

export interface SkipLinkProps {
  /** Id of the target, which has `tabIndex={-1}`. */
  targetId: string;
  /** "Aller au contenu" */
  label: string;
}

/** First in the tab order, visible on focus only. Moves the focus without writing the hash, which contains the criteria. */
export const SkipLink = ({ targetId, label }: SkipLinkProps) => (
  <a
    css={skip}
    href={`#${targetId}`}
    data-testid="skip-link"
    onClick={(event) => {
      const target = document.getElementById(targetId);
      if (!target) return;
      event.preventDefault();
      target.focus();
      target.scrollIntoView();
    }}
  >
    {label}
  </a>
);

const skip = css({
  position: 'absolute',
  insetInlineStart: 'var(--space-4)',
  top: 'var(--space-2)',
  zIndex: 'var(--z-toast)',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  padding: '0 var(--space-5)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-brand)',
  fontWeight: 620,
  textDecoration: 'none',
  boxShadow: 'var(--shadow-float)',
  '&:not(:focus)': {
    clipPath: 'inset(50%)',
    width: 1,
    height: 1,
    minHeight: 0,
    padding: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
});
