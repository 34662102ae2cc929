import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Syntax trees by message. */
export type Messages = Readonly<Record<string, readonly MessageFormatElement[]>>;

type PackedElement = string | readonly [name: string] | Readonly<Record<string, unknown>>;
type Packed = string | readonly PackedElement[];

/** Literal and argument: the other elements stay as they are, with packed options. */
const types = { literal: 0, argument: 1 } as const;

const packElement = (element: MessageFormatElement): PackedElement => {
  if (element.type === types.literal) return element.value;
  if (element.type === types.argument) return [element.value];
  if (!('options' in element)) return { ...element };
  const options = Object.entries(element.options).map(([name, { value }]) => [name, pack(value)] as const);
  return { ...element, options: Object.fromEntries(options) };
};

const pack = (tree: readonly MessageFormatElement[]): Packed => {
  const packed = tree.map(packElement);
  const [first] = packed;
  return packed.length === 1 && typeof first === 'string' ? first : packed;
};

/** The browser's side of `pack`, as text: it must not use anything around it. */
const unpack = `function u(m){return typeof m=="string"?[{type:0,value:m}]:m.map(function(e){if(typeof e=="string")return{type:0,value:e};if(e.length)return{type:1,value:e[0]};for(var o in e.options)e.options[o]={value:u(e.options[o])};return e})}`;

/**
 * The script that registers the messages of a package in the browser. Texts are strings and arguments are names in it: as syntax trees
 * they are half as large again. Texts of other parts of the package stay. `messages/LOCALE.json`, for the server, has the trees.
 */
export const messageScript = (owner: string, messages: Messages): string => {
  const packed = Object.fromEntries(Object.entries(messages).map(([id, tree]) => [id, pack(tree)]));
  const owned = JSON.stringify(owner);
  return (
    `(function(m){${unpack}for(var i in m)m[i]=u(m[i]);` +
    `var r=globalThis[Symbol.for("detour.messages")]??={};` +
    `r[${owned}]=Object.assign({},r[${owned}],m)})(${JSON.stringify(packed)});`
  );
};
