import { remoteConfig } from '@detour/tools/webpack';

export default remoteConfig({ name: 'remote-editor' });
