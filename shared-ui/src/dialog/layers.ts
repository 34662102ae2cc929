import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Announces an open layer to the owner of the browser's history. Returns the function to call when it has closed. */
export type OpenLayer = (close: () => void) => () => void;

/** Without a value, going back leaves the page with its open dialogs. */
export const LayerHolder = createContext<OpenLayer | null>(null);

/** While `open`, going back in the browser closes the layer instead of leaving the page. */
export const useLayer = (open: boolean, onClose: () => void): void => {
  const openLayer = use(LayerHolder);
  const close = useEffectEvent(onClose);
  useEffect(() => (open && openLayer ? openLayer(() => close()) : undefined), [open, openLayer]);
};
