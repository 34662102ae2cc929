import type { EmotionCache } from '@emotion/cache';
import type { GlobalProps } from '@emotion/react';
import type { ComponentType } from 'react';

interface Emotion {
  useCache(): Pick<EmotionCache, 'key'> | null;
  readonly Global: ComponentType<GlobalProps>;
}

/**
 * Emotion's global styles, for the roots of the shell only. In the tree of a remote they throw, so that the remote's own error boundary
 * names its release and the last good one replaces it: a global rule can hide every page (record 0995).
 */
export const ownGlobal = ({ useCache, Global }: Emotion): ComponentType<GlobalProps> => {
  const OwnGlobal = (props: GlobalProps) => {
    const key = useCache()?.key ?? '';
    if (key === 'shell') return <Global {...props} />;
    throw new Error(`Global styles are the shell's: styles of "${key}" end at the element of their remote.`);
  };
  return OwnGlobal;
};
