import { __unsafe_useEmotionCache, Global as OriginalGlobal } from 'emotion-react-original';
import { ownGlobal } from './own-global';

// What the shell shares as `@emotion/react`: all of Emotion's exports, because remotes of other releases may use any.
export {
  __unsafe_useEmotionCache,
  CacheProvider,
  ClassNames,
  createElement,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withEmotionCache,
  withTheme,
} from 'emotion-react-original';
export { css } from './lazy-css';
export const Global = ownGlobal({ useCache: __unsafe_useEmotionCache, Global: OriginalGlobal });
