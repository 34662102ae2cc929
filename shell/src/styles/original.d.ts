// Aliases of the shell's build: inside of the shared modules, Emotion's own names are the shared modules themselves.
declare module 'emotion-react-original' {
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
  } from '@emotion/react';
}
declare module 'emotion-jsx-runtime-original' {
  export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
}
