// Rules for imports inside a package. Who may import which package: tools/src/boundaries.
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other, types included, cannot be read, tested or moved apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'demonstration-behind-one-door',
      comment:
        'The gateway takes the demonstration catalogue from seed/demonstration.ts alone (decision 0751).',
      severity: 'error',
      from: {
        path: '^gateway/src/',
        pathNot: '^gateway/src/catalogue/seed/demonstration\\.ts$|\\.test\\.ts$',
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
