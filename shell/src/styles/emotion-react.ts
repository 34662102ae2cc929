// What the shell shares as `@emotion/react`: all of Emotion's exports, because remotes of other releases may use any.
export {
  __unsafe_useEmotionCache,
  CacheProvider,
  ClassNames,
  createElement,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withEmotionCache,
  withTheme,
} from 'emotion-react-original';
export { css } from './lazy-css';
