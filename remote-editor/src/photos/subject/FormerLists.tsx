import { css } from '@emotion/react';
import type { EditedPhotos } from '@detour/shared-contracts/api';
import { Button, Picture, text as type } from '@detour/shared-ui';
import { historyStyles } from '../../editing/history.styles';
import { useText } from '../../text';
import { useMoment } from '../../words/useMoment';
import type { WorkPhoto } from './work-photo';

interface FormerListsProps {
  readonly lists: NonNullable<EditedPhotos['former']>;
  readonly mayChange: boolean;
  /** Takes a list into the unsaved work. Visitors see it once it is published. */
  readonly onTake: (photos: readonly WorkPhoto[]) => void;
}

/** Photos of a list that are shown small. */
const most = 6;

/** Lists that others have replaced, newest first: a photo that was removed can be taken back. */
export const FormerLists = ({ lists, mayChange, onTake }: FormerListsProps) => {
  const text = useText();
  const moment = useMoment();
  return (
    <section css={historyStyles.section} data-testid="photo-history">
      <h2 css={type.h3}>{text('history.title')}</h2>
      <ol css={historyStyles.list}>
        {lists.map(({ version, photos, changedBy, changedAt }) => (
          <li key={version} css={row}>
            <p css={type.small}>
              {text('history.by', { name: changedBy, moment: moment(changedAt) })}
              {' · '}
              {text('photos.count', { count: photos.length })}
            </p>
            <div css={pictures}>
              {photos.slice(0, most).map((photo) => (
                <Picture key={photo.id} image={photo.image} alt="" sizes="84px" ratio={1.5} css={picture} />
              ))}
            </div>
            {mayChange && (
              <div>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={text('photos.takeVersion', { version })}
                  onClick={() => onTake(photos)}
                >
                  {text('photos.take')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-2)',
  paddingBlock: 'var(--space-3)',
  borderBottom: 'var(--border-hairline)',
});
const pictures = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
const picture = css({ width: '84px', overflow: 'hidden', borderRadius: 'var(--radius-s)' });
