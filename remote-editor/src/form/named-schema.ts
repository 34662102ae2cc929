import type { Text } from '../text';
import { choiceName, fieldName } from '../words/schema-words';
import type { Schema } from './schema';

const tagOf = (branch: Schema): string => {
  const tag = Object.values(branch.properties ?? {}).find((part) => part.const !== undefined)?.const;
  return typeof tag === 'string' ? tag : '';
};

/** The schema with titles in the language of the page: members by their names, branches by their tags. */
export const namedSchema = (schema: Schema, text: Text, title?: string): Schema => {
  const within = (part: Schema): Schema => namedSchema(part, text, title);
  return {
    ...schema,
    ...(title !== undefined && { title }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(within) }),
    ...(schema.oneOf && {
      oneOf: schema.oneOf.map((branch) => namedSchema(branch, text, choiceName(tagOf(branch), text))),
    }),
    ...(schema.items && { items: within(schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [
          name,
          namedSchema(part, text, fieldName(name, text)),
        ]),
      ),
    }),
  };
};
