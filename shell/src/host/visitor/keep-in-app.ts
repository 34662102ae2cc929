import type { OwnStorage } from '../../contract';

/**
 * Stores that the native app shows the shop. The app says so once (`app=1`, A-173), on any page, and the pages of this tab read it.
 * @spec PROD-023
 */
export const keepInApp = (storage: Pick<OwnStorage, 'write'>, search: string): void => {
  if (new URLSearchParams(search).get('app') === '1') storage.write('inApp', '1');
};
