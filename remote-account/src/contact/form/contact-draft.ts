import type { StoragePort } from '@detour/shared-contracts/mount';
import type { ContactDraft } from '@detour/shared-contracts/rules';
import { emptyDraft } from './contact-fields';

const draftKey = 'contactDraft';

/** Form values from before the post. An invalid value counts as empty. */
export const readContactDraft = (storage: Pick<StoragePort<'contactDraft'>, 'read'>): ContactDraft => {
  try {
    const kept = JSON.parse(storage.read(draftKey) ?? '{}') as Record<string, unknown> | null;
    return Object.fromEntries(
      Object.keys(emptyDraft).map((name) => {
        const value = kept?.[name];
        return [name, typeof value === 'string' ? value.slice(0, 5000) : ''];
      }),
    ) as Record<keyof ContactDraft, string>;
  } catch {
    return emptyDraft;
  }
};

export const writeContactDraft = (
  storage: Pick<StoragePort<'contactDraft'>, 'write'>,
  draft: ContactDraft,
): void => storage.write(draftKey, JSON.stringify(draft));

export const clearContactDraft = (storage: Pick<StoragePort<'contactDraft'>, 'remove'>): void =>
  storage.remove(draftKey);
