/** Rooms of the gateway, lowest first: a room imports those above it in this list, and no other (decision 0752). */
const gatewayRooms = [
  'settings',
  'database',
  'http',
  'context',
  'alarms',
  'outbox',
  'migrations',
  'messages',
  'images',
  'photos',
  'catalogue',
  'content',
  'experiments',
  'sessions',
  'sales',
  'seed',
  'storefront',
  'customers',
  'care',
  'mail',
  'import',
  'editing',
  'operations',
  'jobs',
];

/** The same inside of `sales`: what is for sale, what is sold, and what becomes of it. */
const salesRooms = [
  'inventory',
  'slots',
  'gifts',
  'records',
  'instalments',
  'promotions',
  'vouchers',
  'payments',
  'refunds',
  'terms',
  'invoices',
  'orders',
  'visits',
  'cancellation',
  'quotes',
  'amendments',
  'settlement',
  'voucher-documents',
  'papers',
  'giving',
].map((room) => `sales/${room}`);

/** The same inside of `mail`: how letters are drawn, the letters, how they are sent (decision 0825). */
const mailRooms = ['blocks', 'letters', 'sending'].map((room) => `mail/${room}`);

/** Rooms of shared-releases, by the words of its glossary, lowest first (decision 0775). */
const releaseRooms = ['base', 'trust', 'release', 'channel', 'contract', 'canary', 'coordination', 'team'];

const inReleaseRoom = (room) => `^shared-releases/src/${room}/`;

const releasesInOrder = releaseRooms.map((room, index) => ({
  name: `releases-${room}`,
  comment: `shared-releases/src/${room} imports lower rooms only.`,
  severity: 'error',
  from: { path: inReleaseRoom(room), pathNot: '\\.(test|fixture)\\.ts$' },
  // Files beside the rooms open the stores that the settings name. Indexes are for other packages.
  to: {
    path: [
      ...releaseRooms.slice(index + 1).map(inReleaseRoom),
      '^shared-releases/src/[^/]+\\.ts$',
      '^shared-releases/src/[^/]+/index\\.ts$',
      '^shared-releases/src/testing/',
    ],
  },
}));

const inRoom = (room) => `^gateway/src/${room}/`;

const lowerOnly = (rooms) =>
  rooms.map((room, index) => ({
    name: `gateway-${room.replace('/', '-')}`,
    comment: `gateway/src/${room} imports lower rooms only; what it needs of a higher one comes as a parameter.`,
    severity: 'error',
    from: { path: inRoom(room), pathNot: '\\.(test|fixture)\\.ts$' },
    // Files beside the rooms put the gateway together: app, start, server. The contract is data.
    to: { path: [...rooms.slice(index + 1).map(inRoom), '^gateway/src/(?!contract)[^/]+\\.ts$'] },
  }));

/** A folder that the list above does not name has no place in the order yet. */
const namedRooms = {
  name: 'gateway-room-without-a-place',
  severity: 'error',
  from: {},
  to: { path: '^gateway/src/[^/]+/', pathNot: gatewayRooms.map(inRoom) },
};

// Rules for imports inside a package. Who may import which package: tools/src/boundaries.
export default {
  forbidden: [
    ...lowerOnly(gatewayRooms),
    ...lowerOnly(salesRooms),
    ...lowerOnly(mailRooms),
    namedRooms,
    {
      name: 'letters-are-loaded-when-sent',
      comment: 'React is loaded with the first letter and not with the process (decision 0825).',
      severity: 'error',
      from: { path: '^gateway/src/', pathNot: '^gateway/src/mail/|\\.(test|fixture)\\.ts$' },
      to: { path: '^gateway/src/mail/(blocks|letters|sending/[^/]+-mails?\\.ts$)|^node_modules/react' },
    },
    {
      name: 'letters-are-imported-dynamically',
      comment:
        'mail-handlers.ts is loaded with the process, the files that it imports with the first letter (decision 0825).',
      severity: 'error',
      from: {
        path: '^gateway/src/mail/sending/(mail-handlers|mail-transport|deliver-once|keep-sent|smtp-transport|to-message)\\.ts$',
      },
      to: {
        path: '^gateway/src/mail/',
        dynamic: false,
        pathNot: '^gateway/src/mail/sending/(to-message|smtp-transport)\\.ts$',
      },
    },
    ...releasesInOrder,
    {
      name: 'releases-room-without-a-place',
      severity: 'error',
      from: {},
      to: {
        path: '^shared-releases/src/[^/]+/',
        pathNot: ['^shared-releases/src/testing/', ...releaseRooms.map(inReleaseRoom)],
      },
    },
    {
      name: 'no-cycle',
      comment: 'Files that import each other, types included, cannot be read, tested or moved apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-not-through-their-indexes',
      comment: 'The indexes of shared-contracts are for other packages (decision 0760).',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: '\\.test-d\\.ts$' },
      to: { path: '^shared-contracts/src/[^/]+/index\\.ts$' },
    },
    {
      name: 'demonstration-behind-one-door',
      comment:
        'The gateway takes the demonstration catalogue from seed/demonstration.ts alone (decision 0751).',
      severity: 'error',
      from: {
        path: '^gateway/src/',
        pathNot: '^gateway/src/seed/demonstration\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^demo-catalogue/src/index\\.ts$' },
    },
    {
      name: 'pictures-behind-one-door',
      comment: 'The gateway takes pictures from images/picture-source.ts alone (decision 0751).',
      severity: 'error',
      from: { path: '^gateway/src/', pathNot: '^gateway/src/images/picture-source\\.ts$|\\.test\\.ts$' },
      to: { path: '^demo-catalogue/src/pictures/' },
    },
    {
      name: 'drawings-in-the-encoder',
      comment: 'Pictures are drawn in the process that encodes them (decision 0751).',
      severity: 'error',
      from: { path: '^gateway/src/', pathNot: '^gateway/src/images/encoding/' },
      to: { path: '^demo-catalogue/src/drawing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|generated|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
