import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Anchor, media, Picture, Tag, text, type PictureImage, type TagTone } from '@detour/shared-ui';

interface PurchaseRowProps {
  readonly orderUUID: string;
  readonly title: string;
  readonly href: string;
  readonly image: PictureImage | null;
  readonly status: { readonly label: string; readonly tone: TagTone };
  /** The link covers the whole row. False: only the title, so that the words of the row can be selected. */
  readonly covers?: boolean;
  /** Below the title; the id of the title describes actions. */
  readonly children: (titleId: string) => ReactNode;
  readonly 'data-testid': string;
}

/** What a customer bought: picture, state and title, which leads to the order. */
export const PurchaseRow = ({
  orderUUID,
  title,
  href,
  image,
  status,
  covers = false,
  children,
  'data-testid': testId,
}: PurchaseRowProps) => {
  const titleId = useId();
  return (
    <article css={row} data-testid={testId} data-order-uuid={orderUUID}>
      <div css={picture}>{image && <Picture image={image} alt="" sizes="240px" />}</div>
      <div css={words}>
        <p css={line}>
          <Tag tone={status.tone}>{status.label}</Tag>
        </p>
        <h3 id={titleId} css={text.h3}>
          <Anchor href={href} css={[link, covers && cover]}>
            {title}
          </Anchor>
        </h3>
        {children(titleId)}
      </div>
    </article>
  );
};

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-6)',
  borderTop: 'var(--border-hairline)',
  [media.mobile]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: 'var(--space-4)' },
});
const picture = css({
  aspectRatio: '3 / 2',
  alignSelf: 'start',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  background: 'var(--color-skeleton)',
  '& picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [media.mobile]: { aspectRatio: '1' },
});
const words = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '0.3rem',
  overflowWrap: 'anywhere',
});
const line = css({ marginBottom: '0.2rem' });
const link = css({
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.14em',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});
const cover = css({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-m)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': { outline: '2.5px solid var(--color-focus)', outlineOffset: '-2.5px' },
});
