import { useCallback, useReducer, useState, useSyncExternalStore } from 'react';
import type { Navigation } from '@detour/shared-contracts/mount';
import type { PageName } from '@detour/shared-contracts/sites';
import { readMessages, type Messages } from './messages';

/**
 * The texts of a remote as they were when its current page began: they are loaded with the code of a page. Texts that come later, with
 * the code of a page that is only prepared, change nothing. A store that changes while React renders in slices makes it render the whole
 * page again, in one piece.
 */
const createPageMessages = (owner: string, navigation: Navigation) => {
  let page: PageName | null = null;
  let messages: Messages = {};
  return {
    read: (): Messages => {
      const current = navigation.route().page;
      if (page !== current) {
        page = current;
        messages = readMessages(owner);
      }
      return messages;
    },
    forget: (): void => {
      page = null;
    },
  };
};

/** The texts of the current page. Call the function when the code of the page came after the route had changed. */
export const useMessages = (
  owner: string,
  navigation: Navigation,
): [messages: Messages, readAgain: () => void] => {
  const [store] = useState(() => createPageMessages(owner, navigation));
  const [, render] = useReducer((count: number) => count + 1, 0);
  const messages = useSyncExternalStore(
    useCallback((listener: () => void) => navigation.subscribe(listener), [navigation]),
    store.read,
    store.read,
  );
  const readAgain = useCallback(() => {
    store.forget();
    render();
  }, [store]);
  return [messages, readAgain];
};
