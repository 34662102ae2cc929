import { useQuery } from '@tanstack/react-query';
import type { EditedItem } from '@detour/shared-contracts/api';
import { useApi } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useEditingOf, type EditingOf } from '../editing/useEditing';
import { saveDraft, type ItemName } from '../editor.client';
import { itemQuery } from '../editor.query';

export type Editing = EditingOf<EditedItem>;

/** An item of content with the unsaved work on it. The form shows its draft, else what visitors see. */
export const useEditing = (name: ItemName): Editing => {
  const api = useApi<Names>();
  return useEditingOf({
    name: `${name.kind} ${name.key} ${name.locale}`,
    query: useQuery(itemQuery(api, name)),
    bodyOf: ({ draft, published }) => draft ?? published,
    send: (body, base) => saveDraft(api, name, { base, body }),
  });
};
