import type { EditedItem, EditedItems } from '@detour/shared-contracts/api';

const text = { type: 'string', maxLength: 5000 };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const instant = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
};
const kinds = [
  object({
    kind: { const: 'banner', type: 'string' },
    title: text,
    text,
    position: { type: 'string', enum: ['left', 'right', 'center'] },
  }),
  object(
    {
      kind: { const: 'live', type: 'string' },
      block: { type: 'string', enum: ['next-weekend', 'themes'] },
      title: text,
    },
    ['kind', 'block'],
  ),
];

/** A schema with each form that the schemas of the gateway have. */
export const schemaFixture = object({
  jumbotron: object({ title: text, subtitle: text }),
  lead: { anyOf: [text, { type: 'null' }] },
  countdown: { anyOf: [object({ start: instant, end: instant }), { type: 'null' }] },
  blocks: {
    type: 'array',
    maxItems: 60,
    items: {
      type: 'object',
      required: ['kind'],
      discriminator: { propertyName: 'kind' },
      oneOf: kinds,
    },
  },
  footer: object({ legal: { type: 'boolean' } }),
});

export const bodyFixture = {
  jumbotron: { title: 'Le grand air', subtitle: 'Deux nuits au vert' },
  lead: null,
  countdown: null,
  blocks: [{ kind: 'banner', title: 'Week-end', text: 'À la mer', position: 'left' }],
  footer: { legal: true },
};

export const itemFixture = (change: Partial<EditedItem> = {}): EditedItem => ({
  kind: 'home',
  key: 'booking',
  locale: 'fr_FR',
  locales: ['fr_FR', 'es_ES', 'it_IT'],
  schema: schemaFixture,
  draft: null,
  published: bodyFixture,
  shown: 'own',
  isScheduled: false,
  version: 0,
  versions: [],
  mayPublish: true,
  ...change,
});

export const versionFixture = (change: Partial<EditedItem['versions'][number]> = {}) => ({
  version: 1,
  state: 'published' as const,
  from: null,
  until: null,
  restores: null,
  by: 'Ana',
  at: '2026-11-27T09:00:00Z',
  isShown: false,
  ...change,
});

export const itemsFixture: EditedItems = {
  mayPublish: true,
  kinds: [
    {
      kind: 'home',
      isOpen: false,
      items: [
        {
          key: 'booking',
          locales: [
            {
              locale: 'fr_FR',
              shown: 'published',
              hasDraft: true,
              isScheduled: false,
              version: 3,
              changedBy: 'Ana',
              changedAt: '2026-11-27T09:00:00Z',
            },
            {
              locale: 'es_ES',
              shown: 'own',
              hasDraft: true,
              isScheduled: true,
              version: 1,
              changedBy: 'Ana',
              changedAt: '2026-11-27T09:00:00Z',
            },
          ],
        },
      ],
    },
    {
      kind: 'page',
      isOpen: true,
      items: [
        {
          key: 'cookies',
          locales: [
            {
              locale: 'fr_FR',
              shown: 'own',
              hasDraft: false,
              isScheduled: false,
              version: 0,
              changedBy: null,
              changedAt: null,
            },
          ],
        },
      ],
    },
  ],
};
