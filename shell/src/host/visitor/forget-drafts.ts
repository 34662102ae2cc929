import type { EventBus, StoragePort } from '@detour/shared-contracts';

/** What the forms of this tab were filled with, from the profile too. */
const drafts = ['checkoutDraft', 'contactDraft'] as const;

/** A sign-out leaves no name and no address behind for whoever sits down next. */
export const forgetDrafts = (bus: Pick<EventBus, 'on'>, storage: Pick<StoragePort, 'remove'>): void => {
  bus.on('account.signed-in-changed@1').subscribe(({ name }) => {
    if (name === null) for (const key of drafts) storage.remove(key);
  });
};
