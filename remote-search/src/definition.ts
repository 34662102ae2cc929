import type { RemoteDefinition } from '@detour/shared-ui/remote';
import { homePage } from './home/home-page';
import { searchPage } from './results/search-page';

export const definition: RemoteDefinition = {
  remote: 'remote-search',
  styleKey: 'search',
  pages: { home: homePage, search: searchPage },
};
