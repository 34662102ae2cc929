import type { OwnBus, OwnStorage } from '../../contract';

/** Form data of this tab, including data from the profile. */
const drafts = ['addressDraft', 'checkoutDraft', 'contactDraft', 'lastBooking'] as const;

/** Removes names and addresses at sign-out, for the next user of the device. */
export const forgetDrafts = (bus: Pick<OwnBus, 'on'>, storage: Pick<OwnStorage, 'remove'>): void => {
  bus.on('account.signed-in-changed@1').subscribe(({ name }) => {
    if (name === null) for (const key of drafts) storage.remove(key);
  });
};
