import { createPage } from '@detour/shared-ui/remote';
import { definition } from './definition';

export const { bootstrap, mount, unmount, prefetch, snapshot } = createPage(definition);
