import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * webpack's own script loader knows no integrity, and fails open. This one asks the page's loader, which refuses a path
 * without a hash, adopts a script that stands in the HTML, and else creates one with `integrity`.
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
