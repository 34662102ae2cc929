import { yieldToMain } from '@detour/shared-ui';
import { untilItWorks } from '../../../boot/until-it-works';

/**
 * Loads a chunk of the frame; it is requested until it arrives. Its modules run in a task of their own, so that the page answers
 * touches before they draw.
 */
export const loadApart = async <T>(load: () => Promise<T>): Promise<T> => {
  const code = await untilItWorks(load);
  await yieldToMain();
  return code;
};
