import { css } from '@emotion/react';
import { useState } from 'react';
import type { EditedVersion } from '@detour/shared-contracts/api';
import { Button, LinkButton, Tag, text as type } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { historyStyles as styles } from '../../editing/history.styles';
import type { Names } from '../../contract';
import { linkPreview, restore } from '../../editor.client';
import { useText, type Text } from '../../text';
import { useMoment } from '../../words/useMoment';
import { ConfirmDialog } from '../../editing/ConfirmDialog';
import type { ActionProps } from '../action-props';

const stateText = ({ state }: EditedVersion, text: Text): string =>
  text(state === 'dropped' ? 'history.dropped' : `state.${state}`);

/** "à partir du 1er décembre 2026, 9 h, jusqu’au 8 décembre 2026, 9 h": what a version adds to its state. */
const detailsOf = (
  { from, until, restores }: EditedVersion,
  text: Text,
  moment: (instant: string) => string,
): string =>
  [
    from && text('history.from', { moment: moment(from) }),
    until && text('history.until', { moment: moment(until) }),
    restores !== null &&
      (restores === 0
        ? text('history.restoresOwn')
        : text('history.restores', { version: String(restores) })),
  ]
    .filter(Boolean)
    .join(' · ');

/** Every version with its author, newest first. A lead publishes an older one again, or the present one instead of what is scheduled. */
export const History = ({ name, item, editing, outcome }: ActionProps) => {
  const text = useText();
  const api = useApi<Names>();
  const [asked, setAsked] = useState<number | null>(null);
  const [shown, setShown] = useState<{ readonly version: number; readonly link: string } | null>(null);
  const run = async (): Promise<void> => {
    const answer = await restore(api, name, { base: item.version, version: asked ?? 0 });
    await editing.reload();
    if (answer.ok) outcome.tell(text('history.done'));
    else outcome.fail(answer.error);
  };
  const preview = async (version: number): Promise<void> => {
    setShown(null);
    const answer = await linkPreview(api, name, version);
    if (answer.ok) setShown({ version, link: answer.value.link });
    else outcome.fail(answer.error);
  };
  const restoreText = (version: number): string =>
    version === 0 ? text('history.restoreOwn') : text('history.restoreVersion', { version: String(version) });
  return (
    <section css={styles.section} data-testid="content-history">
      <h2 css={type.h3}>{text('history.title')}</h2>
      {item.versions.length === 0 && <p css={type.muted}>{text('history.none')}</p>}
      <ol css={styles.list}>
        {item.versions.map((version) => (
          <Version
            key={version.version}
            version={version}
            onRestore={
              item.mayPublish && version.state === 'published' && (!version.isShown || item.isScheduled)
                ? () => setAsked(version.version)
                : null
            }
            label={version.isShown ? text('history.cancel') : text('history.restore')}
            restoreLabel={version.isShown ? text('history.cancel') : restoreText(version.version)}
            link={shown?.version === version.version ? shown.link : null}
            onPreview={version.state === 'dropped' ? null : () => preview(version.version)}
          />
        ))}
      </ol>
      {item.mayPublish && (item.shown === 'published' || item.isScheduled) && (
        <Button kind="quiet" size="small" width="label" onClick={() => setAsked(0)}>
          {text('history.restoreOwn')}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={restoreText(asked ?? 0)}
        sentence={text('history.confirmText')}
        action={text('history.restore')}
        onClose={() => setAsked(null)}
        onConfirm={run}
      />
    </section>
  );
};

interface VersionProps {
  readonly version: EditedVersion;
  readonly label: string;
  /** Names the version too. */
  readonly restoreLabel: string;
  /** Shows the version in the real page. Null before somebody has asked for it. */
  readonly link: string | null;
  /** Asks for the link. Null for the end of a draft. */
  readonly onPreview: (() => Promise<void>) | null;
  /** Null where it cannot be restored. */
  readonly onRestore: (() => void) | null;
}

const Version = ({ version, label, restoreLabel, link, onPreview, onRestore }: VersionProps) => {
  const text = useText();
  const moment = useMoment();
  const details = detailsOf(version, text, moment);
  return (
    <li css={styles.row}>
      <div css={styles.words}>
        <p>
          <strong>{text('history.version', { version: String(version.version) })}</strong>{' '}
          <Tag tone={version.isShown ? 'positive' : 'neutral'}>
            {version.isShown ? text('history.now') : stateText(version, text)}
          </Tag>
        </p>
        <p css={[type.small, type.muted]}>
          {text('history.by', { name: version.by, moment: moment(version.at) })}
        </p>
        {details !== '' && <p css={type.small}>{details}</p>}
      </div>
      <div css={buttons}>
        {link === null ? (
          onPreview && (
            <Button
              kind="quiet"
              size="small"
              width="label"
              aria-label={text('history.previewVersion', { version: String(version.version) })}
              onClick={() => void onPreview()}
            >
              {text('item.preview')}
            </Button>
          )
        ) : (
          <LinkButton href={link} target="_blank" rel="noreferrer" size="small" width="label">
            {text('item.previewOpen')}
          </LinkButton>
        )}
        {onRestore && (
          <Button kind="quiet" size="small" width="label" aria-label={restoreLabel} onClick={onRestore}>
            {label}
          </Button>
        )}
      </div>
    </li>
  );
};

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
