import type { FunctionComponent, ReactNode } from 'react';

/**
 * A part of a letter. It is drawn twice from the same props: as HTML by React, and as plain text by `plain`. `inner` is the plain text of
 * its children.
 */
export type Block<Props> = FunctionComponent<Props> & {
  readonly plain: (props: Props, inner: string) => string;
};

export const createBlock = <Props>(
  html: (props: Props) => ReactNode,
  plain: (props: Props, inner: string) => string,
): Block<Props> => Object.assign((props: Props) => html(props), { plain });

export const isBlock = (type: unknown): type is Block<unknown> =>
  typeof type === 'function' && 'plain' in type;
