import { createServerModule } from '@detour/remote-kit/server';
import { definition } from './definition';

export const { render } = createServerModule(definition);
