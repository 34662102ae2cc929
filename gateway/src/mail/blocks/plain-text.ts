import { Fragment, isValidElement, type ReactNode } from 'react';
import { isBlock } from './block';

const isComponent = (type: unknown): type is (props: unknown) => ReactNode => typeof type === 'function';

/**
 * Plain text of a letter, from the same elements as its HTML. Parts are separated by an empty line. A letter contains blocks, texts and
 * components that return those; throws for an HTML element, whose text would be lost.
 */
export const toPlainText = (node: ReactNode): string => {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(toPlainText).filter(Boolean).join('\n\n');
  if (!isValidElement<{ readonly children?: ReactNode }>(node))
    throw new Error('A letter contains something that is neither a block nor a text.');
  const { type, props } = node;
  if (isBlock(type)) return type.plain(props, toPlainText(props.children));
  if (type === Fragment) return toPlainText(props.children);
  if (isComponent(type)) return toPlainText(type(props));
  throw new Error(`A letter contains <${String(type)}>; it may contain blocks only.`);
};
