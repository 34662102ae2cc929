import { shellConfig } from '@detour/tools/webpack';

export default shellConfig();
