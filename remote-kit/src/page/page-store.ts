import { yieldToMain } from '@detour/shared-ui';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import type { PageName } from '@detour/shared-contracts/sites';
import type { PageDefinition, RemoteDefinition } from './definition';

/** The pages of a remote whose code has arrived. */
export interface PageStore {
  /** Loads the code of a page. Rejects for a page that the remote does not have, or when the chunk cannot be loaded. */
  load(page: PageName): Promise<PageDefinition<ContractNames>>;
  /** Null for another remote's page, to which the URL changes before this remote unmounts. `loading` before `load` has resolved. */
  get(page: PageName): PageDefinition<ContractNames> | 'loading' | null;
}

/** Evaluates the modules of a page in a task of their own. */
const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  await yieldToMain();
  const loaded = await load();
  await yieldToMain();
  return loaded;
};

export const createPageStore = ({ remote, pages }: RemoteDefinition): PageStore => {
  const loaded = new Map<PageName, PageDefinition<ContractNames>>();
  return {
    async load(page) {
      const known = loaded.get(page);
      if (known) return known;
      const source = pages[page];
      if (!source) throw new Error(`${remote} has no page "${page}".`);
      const definition = typeof source === 'function' ? await loadChunk(source) : source;
      loaded.set(page, definition);
      return definition;
    },
    get: (page) => loaded.get(page) ?? (pages[page] ? 'loading' : null),
  };
};
