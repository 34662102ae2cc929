import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type Ref } from 'react';
import type { CareFile } from '@detour/shared-contracts/api';
import { Button, LiveRegion, text as type, TextAreaField } from '@detour/shared-ui';
import { putData, useApi, useFormat, useSite, useSnapshotState } from '@detour/remote-kit';
import { FailureNote } from '../../../../form/FailureNote';
import { formStyles } from '../../../../form/form.styles';
import { useSend } from '../../../../form/useSend';
import { momentOf } from '../../../../security/security.view-model';
import { useText } from '../../../../text';
import { addNote } from '../../desk.client';
import { fileQuery } from '../../desk.query';
import { fileStyles } from '../file.styles';
import type { Names } from '../../../../contract';

interface NotesTabProps {
  readonly file: CareFile;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

/** Notes of customer care, newest first, and the field for another one. */
export const NotesTab = ({ file, fieldRef }: NotesTabProps) => (
  <div css={fileStyles.stack}>
    <NoteForm orderNumber={file.order.orderNumber} fieldRef={fieldRef} />
    <Notes notes={file.notes} />
  </div>
);

const useNote = (orderNumber: string) => {
  const api = useApi<Names>();
  const client = useQueryClient();
  const sending = useSend();
  const [body, setBody] = useSnapshotState<string>(`care-note-${orderNumber}`, '');
  const [told, setTold] = useState<'saved' | 'empty' | null>(null);
  const save = (): void => {
    if (body.trim() === '') return setTold('empty');
    setTold(null);
    void sending.send(
      () => addNote(api, orderNumber, body.trim()),
      ({ notes }) => {
        putData(client, fileQuery(api, orderNumber).queryKey, (file) => ({ ...file, notes }));
        setBody('');
        setTold('saved');
      },
    );
  };
  return { body, setBody, told, save, sending };
};

const NoteForm = ({
  orderNumber,
  fieldRef,
}: { readonly orderNumber: string } & Pick<NotesTabProps, 'fieldRef'>) => {
  const text = useText();
  const id = useId();
  const { body, setBody, told, save, sending } = useNote(orderNumber);
  return (
    <form
      noValidate
      css={fileStyles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FailureNote failure={sending.failure} />
      <TextAreaField
        ref={fieldRef}
        id={id}
        label={text('file.noteLabel')}
        hint={text('file.noteHint')}
        error={told === 'empty' ? text('file.noteEmpty') : undefined}
        rows={3}
        maxLength={2000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) save();
        }}
      />
      <LiveRegion message={told === 'saved' ? text('file.noteSaved') : ''} />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('file.noteSave')}
        </Button>
      </div>
    </form>
  );
};

const Notes = ({ notes }: Pick<CareFile, 'notes'>) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  if (notes.length === 0) return <p css={type.muted}>{text('file.noNotes')}</p>;
  return (
    <ol role="list" css={fileStyles.list}>
      {notes.toReversed().map(({ id, author, body, at }) => (
        <li key={id} css={fileStyles.row}>
          <span
            css={[type.small, type.muted]}
          >{`${author} · ${momentOf(at, text, { format, locale })}`}</span>
          <p css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</p>
        </li>
      ))}
    </ol>
  );
};
