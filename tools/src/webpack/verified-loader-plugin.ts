import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Replaces webpack's script loader, which does not check integrity. This one uses the page's loader, which rejects a path without
 * a hash, reuses a script in the HTML, and otherwise creates one with `integrity`.
 */
class VerifiedLoadModule extends RuntimeModule {
  constructor() {
    super('verified load script', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return [
      `${RuntimeGlobals.loadScript} = function (url, done) {`,
      '  self.detourLoad(url).then(',
      '    function () { done({ type: "load", target: { src: url } }); },',
      '    function () { done({ type: "error", target: { src: url } }); }',
      '  );',
      '};',
    ].join('\n');
  }
}

export class VerifiedLoaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('VerifiedLoaderPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Before webpack's own handler, which ends the hook; otherwise late chunks would load without a hash.
        .tap({ name: 'VerifiedLoaderPlugin', stage: -100 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new VerifiedLoadModule());
          return true;
        });
    });
  }
}
