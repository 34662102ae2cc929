import { css } from '@emotion/react';
import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { ChevronDownIcon, ChevronUpIcon, IconButton, TrashIcon } from '@detour/shared-ui';
import { useText, type Text } from '../../text';
import { choiceName, fieldName } from '../../words/schema-words';
import { hasProblem, memberOf, type FormContext } from '../form-context';
import { valueAt } from '../schema';

type Props = ArrayFieldItemTemplateProps<unknown, RJSFSchema, FormContext>;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** First text of an entry that tells it from the others. */
const headingOf = (value: unknown): string => {
  if (!isGroup(value)) return '';
  const texts = ['title', 'label', 'text', 'content'].map((name) => value[name]);
  const found = texts.find((one): one is string => typeof one === 'string' && one !== '');
  return found?.slice(0, 60) ?? '';
};

/** "Bannière 2", "Blocs 1" */
const nameOf = (value: unknown, member: string, index: number, text: Text): string => {
  const tag = isGroup(value) ? (value['kind'] ?? value['component']) : undefined;
  const name = typeof tag === 'string' ? choiceName(tag, text) : fieldName(member, text);
  return text('form.numbered', { name, number: String(index + 1) });
};

const Buttons = ({ name, buttons }: { readonly name: string; readonly buttons: Props['buttonsProps'] }) => {
  const text = useText();
  return (
    <div css={row}>
      <IconButton
        label={text('form.up', { name })}
        icon={<ChevronUpIcon size={20} />}
        disabled={!buttons.hasMoveUp}
        onClick={buttons.onMoveUpItem}
      />
      <IconButton
        label={text('form.down', { name })}
        icon={<ChevronDownIcon size={20} />}
        disabled={!buttons.hasMoveDown}
        onClick={buttons.onMoveDownItem}
      />
      <IconButton
        label={text('form.remove', { name })}
        icon={<TrashIcon size={20} />}
        onClick={buttons.onRemoveItem}
      />
    </div>
  );
};

/** One entry of a list. An entry with members is closed until somebody opens it, is new, or has a problem. */
export const ItemTemplate = ({ children, buttonsProps, registry }: Props) => {
  const text = useText();
  const { fieldPathId, index } = buttonsProps;
  const { formContext } = registry;
  const value = valueAt(formContext.body, fieldPathId.path);
  const heading = headingOf(value);
  const name = nameOf(value, memberOf(fieldPathId.path), index, text);
  const [isOpen, setOpen] = useState(heading === '');
  if (!isGroup(value))
    return (
      <div css={plain}>
        <div css={grow}>{children}</div>
        <Buttons name={name} buttons={buttonsProps} />
      </div>
    );
  return (
    <div css={entry}>
      <details
        open={isOpen || hasProblem(formContext, fieldPathId.$id)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary css={summary}>
          {heading === '' ? name : text('form.titled', { name, title: heading })}
        </summary>
        <div css={inner}>{children}</div>
      </details>
      <Buttons name={name} buttons={buttonsProps} />
    </div>
  );
};

const row = css({ display: 'flex', flex: 'none', gap: 'var(--space-1)' });
const plain = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 'var(--space-2)' });
const grow = css({ flex: '1 1 14rem', minWidth: 0 });
const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 'var(--space-2)',
  padding: 'var(--space-3)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  '& > details': { flex: '1 1 16rem', minWidth: 0 },
});
const summary = css({
  minHeight: 'var(--size-target)',
  paddingBlock: '0.625rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
const inner = css({ paddingTop: 'var(--space-3)' });
