import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { printPath } from '@detour/shared-contracts';
import {
  BedIcon,
  container,
  GiftIcon,
  LinkButton,
  media,
  Tag,
  text as type,
  TicketIcon,
} from '@detour/shared-ui';
import { useSite } from '@detour/shared-ui/remote';
import { useText, type TextId } from '../text';

interface GiftKind {
  readonly key: 'box' | 'stay' | 'card';
  readonly icon: ReactNode;
}

const kinds: readonly GiftKind[] = [
  { key: 'box', icon: <GiftIcon size={28} /> },
  { key: 'stay', icon: <BedIcon size={28} /> },
  { key: 'card', icon: <TicketIcon size={28} /> },
];

/** What the shop will sell as gifts, and what of it can be looked at today. Nothing here can be bought, and it says so. */
export const GiftOverview = ({ testId, title }: { readonly testId: string; readonly title: string }) => {
  const text = useText();
  const { locale, flags } = useSite();
  const hasBoxes = flags['boxes'] === true;
  return (
    <div data-testid={testId} css={[container, page]}>
      <div css={head}>
        <h1 css={type.h1}>{title}</h1>
        <p css={type.lead}>{text('gifting.lead')}</p>
      </div>
      <ul role="list" css={list}>
        {kinds.map(({ key, icon }) => (
          <li key={key} css={item}>
            <span css={mark}>{icon}</span>
            <h2 css={type.h3}>{text(`gifting.${key}Title` satisfies TextId)}</h2>
            <p css={[type.body, type.muted]}>{text(`gifting.${key}Text` satisfies TextId)}</p>
            <p>
              <OnlineTag online={key === 'box' && hasBoxes} />
            </p>
          </li>
        ))}
      </ul>
      <p css={type.body}>{text('gifting.today')}</p>
      <p css={actions}>
        {hasBoxes && (
          <LinkButton href={printPath('boxes', locale)} icon={<GiftIcon />}>
            {text('gifting.seeBoxes')}
          </LinkButton>
        )}
        <LinkButton kind={hasBoxes ? 'quiet' : 'brand'} href={printPath('search', locale)}>
          {text('gifting.seeStays')}
        </LinkButton>
      </p>
    </div>
  );
};

const OnlineTag = ({ online }: { readonly online: boolean }) => {
  const text = useText();
  return <Tag tone={online ? 'positive' : 'neutral'}>{text(online ? 'gifting.online' : 'gifting.soon')}</Tag>;
};

const page = css({ display: 'grid', gap: 'var(--space-8)', paddingBlockStart: 'clamp(2rem, 5vw, 4.5rem)' });
const head = css({ display: 'grid', gap: 'var(--space-3)', maxWidth: 'var(--size-text-measure)' });

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 'var(--space-6)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const item = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-2)',
  paddingBlockStart: 'var(--space-4)',
  borderBlockStart: '2px solid var(--color-brand)',
});

const mark = css({ color: 'var(--color-brand)' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
