import { css } from '@emotion/react';
import { isLocale, printPath } from '@detour/shared-contracts/sites';
import { Anchor, Note, textLink } from '@detour/shared-ui';
import { useRoute, useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { EditorFrame } from '../EditorFrame';
import type { ItemName } from '../editor.client';
import { NotLoaded } from '../session/Loaded';
import { SignedOut } from '../session/SignedOut';
import { useText } from '../text';
import { keyName, kindName } from '../words/schema-words';
import { ItemEditor } from './ItemEditor';
import { useEditing } from './useEditing';

/** The form of one item in one language, with its history. */
export const ItemPage = () => {
  const text = useText();
  const { locale: own } = useSite();
  const { kind = '', key = '', locale = '' } = useRoute().params;
  return (
    <EditorFrame
      testId="page-editor-item"
      title={`${kindName(kind, text)} – ${keyName(key, text)}`}
      back={{ label: text('item.back'), href: printPath<Names>('editor', own) }}
    >
      {isLocale(locale) ? (
        // Another item is another form.
        <Item key={`${kind} ${key} ${locale}`} name={{ kind, key, locale }} />
      ) : (
        <Note tone="warning">{text('item.unknown')}</Note>
      )}
    </EditorFrame>
  );
};

const Item = ({ name }: { readonly name: ItemName }) => {
  const text = useText();
  const editing = useEditing(name);
  const { item, error, isLoading, reload } = editing;
  if (error?.status === 404) return <Note tone="warning">{text('item.unknown')}</Note>;
  if (!item)
    return <NotLoaded error={error} isFetching={isLoading} onRetry={reload} failed={text('item.failed')} />;
  return (
    <>
      <Languages name={name} locales={item.locales} />
      {error?.status === 401 && <SignedOut />}
      <ItemEditor name={name} item={item} editing={editing} />
    </>
  );
};

interface LanguagesProps {
  readonly name: ItemName;
  readonly locales: readonly ItemName['locale'][];
}

const Languages = ({ name, locales }: LanguagesProps) => {
  const text = useText();
  const { locale: own } = useSite();
  return (
    <nav aria-label={text('item.locales')}>
      <ul css={list}>
        {locales.map((locale) => (
          <li key={locale}>
            <Anchor
              href={printPath<Names>('editor-item', own, { ...name, locale })}
              css={[textLink, target]}
              {...(locale === name.locale && { 'aria-current': 'page' as const })}
            >
              {text(`locale.${locale}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-5)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const target = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  '&[aria-current="page"]': { color: 'inherit', fontWeight: 620, textDecoration: 'none' },
});
