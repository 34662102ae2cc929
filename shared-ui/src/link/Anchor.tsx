import { createContext, useContext, type ComponentPropsWithRef, type ElementType } from 'react';

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  /** Opens a new tab, with `rel="noopener"`. */
  newTab?: boolean | undefined;
}

const AnchorContext = createContext<ElementType<ComponentPropsWithRef<'a'>>>('a');

/**
 * Replaces the link component of all components below it with one that navigates inside the app. It receives the properties
 * of an `<a>` and must render a real one with its `href`, so that the browser handles ctrl, shift, meta and middle clicks.
 * Without a provider, links are plain.
 */
export const AnchorProvider = AnchorContext.Provider;

/** The link of all components. */
export const Anchor = ({ newTab = false, ...props }: AnchorProps) => {
  const Component = useContext(AnchorContext);
  return <Component {...(newTab && { target: '_blank', rel: 'noopener' })} {...props} />;
};
