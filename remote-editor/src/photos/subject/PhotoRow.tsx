import { css } from '@emotion/react';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  IconButton,
  media,
  Picture,
  Tag,
  text as type,
  TextField,
  TrashIcon,
} from '@detour/shared-ui';
import { useText } from '../../text';
import { altsOf, inheritedAlt, type WorkPhoto } from './work-photo';

interface PhotoRowProps {
  readonly photo: WorkPhoto;
  /** Place in the order, from 0. */
  readonly at: number;
  readonly count: number;
  readonly mayChange: boolean;
  readonly onMove: (to: number) => void;
  readonly onChange: (next: Partial<Pick<WorkPhoto, 'credit' | 'alts'>>) => void;
  readonly onRemove: () => void;
}

const longestCredit = 120;
const longestAlt = 160;

/** A photo with its place, its credit and its texts in each language. */
export const PhotoRow = (props: PhotoRowProps) => {
  const { photo, at, mayChange, onChange } = props;
  const text = useText();
  const name = text('photos.name', { number: at + 1 });
  return (
    <li css={row} data-testid="photo-row" aria-label={name}>
      <Picture
        image={photo.image}
        alt={photo.image.alt || name}
        sizes="(max-width: 767px) 90vw, 288px"
        ratio={1.5}
        css={picture}
      />
      <div css={body}>
        <Head {...props} name={name} />
        <TextField
          id={`credit-${photo.id}`}
          label={text('photos.credit')}
          optional={text('ui.optional')}
          hint={text('photos.creditHint')}
          autoComplete="off"
          maxLength={longestCredit}
          readOnly={!mayChange}
          value={photo.credit}
          onChange={({ target }) => onChange({ credit: target.value })}
        />
        <Alts {...props} />
      </div>
    </li>
  );
};

const Head = ({
  photo,
  at,
  count,
  mayChange,
  onMove,
  onRemove,
  name,
}: PhotoRowProps & { readonly name: string }) => {
  const text = useText();
  return (
    <div css={head}>
      <strong css={type.body}>{name}</strong>
      {at === 0 && <Tag tone="neutral">{text('photos.cover')}</Tag>}
      {photo.imported && <Tag tone="neutral">{text('photos.imported')}</Tag>}
      <span css={type.muted}>{text('photos.size', { width: photo.width, height: photo.height })}</span>
      {mayChange && (
        <span css={tools}>
          <IconButton
            label={text('photos.up', { number: at + 1 })}
            icon={<ChevronUpIcon />}
            aria-disabled={at === 0 || undefined}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            label={text('photos.down', { number: at + 1 })}
            icon={<ChevronDownIcon />}
            aria-disabled={at === count - 1 || undefined}
            onClick={() => onMove(at + 1)}
          />
          <IconButton
            label={text('photos.remove', { number: at + 1 })}
            icon={<TrashIcon />}
            onClick={onRemove}
          />
        </span>
      )}
    </div>
  );
};

const Alts = ({ photo, mayChange, onChange }: PhotoRowProps) => {
  const text = useText();
  const { written, needed } = altsOf(photo);
  const write = (locale: Locale, words: string): void =>
    onChange({ alts: { ...photo.alts, [locale]: words } });
  return (
    <details css={details}>
      <summary css={summary}>
        {text('photos.alts')}
        <Tag tone={written === needed ? 'positive' : 'warning'}>
          {text('photos.altsWritten', { written, needed })}
        </Tag>
      </summary>
      <p css={type.muted}>{text('photos.altsHint')}</p>
      <div css={fields}>
        {locales.map((locale) => (
          <TextField
            key={locale}
            id={`alt-${photo.id}-${locale}`}
            label={text(`locale.${locale}`)}
            lang={locale.replace('_', '-')}
            autoComplete="off"
            maxLength={longestAlt}
            readOnly={!mayChange}
            placeholder={inheritedAlt(photo, locale)}
            value={photo.alts[locale] ?? ''}
            onChange={({ target }) => write(locale, target.value)}
          />
        ))}
      </div>
    </details>
  );
};

const row = css({
  display: 'grid',
  gridTemplateColumns: '18rem minmax(0, 1fr)',
  gap: 'var(--space-4)',
  alignItems: 'start',
  padding: 'var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const picture = css({ overflow: 'hidden', borderRadius: 'var(--radius-s)' });
const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-3)',
});
const tools = css({ display: 'flex', marginInlineStart: 'auto' });
const details = css({ '& > p': { marginBlock: 'var(--space-2) var(--space-3)' } });
const summary = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 'var(--size-target)',
  fontWeight: 560,
  cursor: 'pointer',
});
const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 'var(--space-3)',
});
