import { createContext, useContext, type ComponentPropsWithRef, type ElementType } from 'react';

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  /** Opens beside the present page; `rel="noopener"` is set with it. */
  newTab?: boolean | undefined;
}

const AnchorContext = createContext<ElementType<ComponentPropsWithRef<'a'>>>('a');

/**
 * Gives every link of the blocks below it the component that navigates inside the app. It receives the properties of an
 * `<a>` and must render a real one with its `href`, so that ctrl, shift, meta and middle clicks stay the browser's.
 * Without it links are plain.
 */
export const AnchorProvider = AnchorContext.Provider;

/** The one link of the blocks. */
export const Anchor = ({ newTab = false, ...props }: AnchorProps) => {
  const Component = useContext(AnchorContext);
  return <Component {...(newTab && { target: '_blank', rel: 'noopener' })} {...props} />;
};
