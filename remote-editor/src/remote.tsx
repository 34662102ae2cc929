import { createPage } from '@detour/remote-kit';
import { definition } from './definition';

export const { bootstrap, mount, unmount, prefetch, snapshot } = createPage(definition);
