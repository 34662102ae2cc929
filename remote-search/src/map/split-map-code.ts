import { createChunk } from '@detour/shared-ui';

/** The map beside the list: few visitors open it. */
export const splitMapCode = /* @__PURE__ */ createChunk(() => import('./SplitMap'));

export const preloadSplitMap = (): void => void splitMapCode.load();
