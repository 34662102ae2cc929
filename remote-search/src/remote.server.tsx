import { createServerModule } from '@detour/shared-ui/server';
import { definition } from './definition';

export const { render } = createServerModule(definition);
