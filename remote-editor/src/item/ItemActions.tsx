import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, LinkButton, Note } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import type { Names } from '../contract';
import { dropDraft, linkPreview } from '../editor.client';
import { useText } from '../text';
import { ConfirmDialog } from '../editing/ConfirmDialog';
import { PublishDialog } from './publish/PublishDialog';
import type { ActionProps } from './action-props';

type Busy = 'save' | 'preview' | 'drop' | null;

/** One action at a time. Each saves unsaved work first, so that it acts on what the editor sees. */
const useActions = ({ name, editing, outcome }: ActionProps) => {
  const text = useText();
  const api = useApi<Names>();
  const [busy, setBusy] = useState<Busy>(null);
  const [link, setLink] = useState<string | null>(null);
  const run = async (what: Exclude<Busy, null>, work: (base: number) => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(what);
    setLink(null);
    const saved = what === 'drop' ? (editing.item?.version ?? 0) : await editing.save();
    if (typeof saved === 'number') await work(saved);
    else outcome.fail(saved);
    setBusy(null);
  };
  return {
    busy,
    link,
    save: () => run('save', () => Promise.resolve(outcome.tell(text('item.saved')))),
    preview: () =>
      run('preview', async () => {
        const answer = await linkPreview(api, name);
        if (!answer.ok) return outcome.fail(answer.error);
        setLink(answer.value.link);
        outcome.tell(text('item.previewReady'));
      }),
    drop: () =>
      run('drop', async (base) => {
        const answer = await dropDraft(api, name, base);
        await editing.reload();
        if (!answer.ok) return outcome.fail(answer.error);
        editing.discard();
        outcome.tell(text('item.dropped'));
      }),
  };
};

/** The buttons of an item. A lead publishes; an agent saves and previews drafts. */
export const ItemActions = (props: ActionProps) => {
  const text = useText();
  const { item, editing, outcome } = props;
  const { busy, link, save, preview, drop } = useActions(props);
  const [open, setOpen] = useState<'publish' | 'drop' | null>(null);
  const hasDraft = item.draft !== null;
  const close = (): void => setOpen(null);
  return (
    <div css={column}>
      <div css={row}>
        <Button
          kind={item.mayPublish ? 'quiet' : 'brand'}
          busy={busy === 'save'}
          disabled={!editing.hasWork || editing.isConflict}
          onClick={() => void save()}
        >
          {text('item.save')}
        </Button>
        <Button
          kind="quiet"
          busy={busy === 'preview'}
          disabled={editing.isConflict}
          onClick={() => void preview()}
        >
          {text('item.preview')}
        </Button>
        {item.mayPublish && (
          <Button
            disabled={(!hasDraft && !editing.hasWork) || editing.isConflict}
            onClick={() => setOpen('publish')}
          >
            {text('item.publish')}
          </Button>
        )}
        <Undo {...props} isBusy={busy === 'drop'} onDrop={() => setOpen('drop')} />
      </div>
      {!item.mayPublish && <Note>{text('item.leadsOnly')}</Note>}
      {link !== null && (
        <LinkButton href={link} target="_blank" rel="noreferrer" width="label">
          {text('item.previewOpen')}
        </LinkButton>
      )}
      <PublishDialog {...props} outcome={outcome} open={open === 'publish'} onClose={close} />
      <ConfirmDialog
        open={open === 'drop'}
        title={text('item.drop')}
        sentence={text('item.dropText')}
        action={text('item.drop')}
        onClose={close}
        onConfirm={drop}
      />
    </div>
  );
};

interface UndoProps extends Pick<ActionProps, 'item' | 'editing'> {
  readonly isBusy: boolean;
  readonly onDrop: () => void;
}

/** Takes back what is not saved, or the draft. */
const Undo = ({ item, editing, isBusy, onDrop }: UndoProps) => {
  const text = useText();
  return (
    <>
      {editing.hasWork && (
        <Button kind="link" onClick={editing.discard}>
          {text('item.discard')}
        </Button>
      )}
      {item.draft !== null && (
        <Button kind="link" busy={isBusy} onClick={onDrop}>
          {text('item.drop')}
        </Button>
      )}
    </>
  );
};

const column = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
});
