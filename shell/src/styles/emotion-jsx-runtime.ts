// What the shell shares as `@emotion/react/jsx-runtime`.
import * as original from 'emotion-jsx-runtime-original';
import { serializeNested } from './lazy-css';

export const { Fragment } = original;

type Jsx = typeof original.jsx;

const withStyles =
  (create: Jsx): Jsx =>
  (type, props, key) => {
    const styles = (props as { readonly css?: unknown } | null)?.css;
    if (Array.isArray(styles)) serializeNested(styles);
    return create(type, props, key);
  };

export const jsx = withStyles(original.jsx);
export const jsxs = withStyles(original.jsxs);
