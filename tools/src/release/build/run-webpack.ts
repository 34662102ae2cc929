import webpack, { type Configuration } from 'webpack';

/** Builds all configurations. Rejects with the errors of the build. */
export const runWebpack = (configs: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      const failed =
        error ??
        (stats?.hasErrors()
          ? new Error(stats.toString({ all: false, errors: true, errorDetails: false, errorsCount: true }))
          : null);
      compiler.close((closeError) => ((failed ?? closeError) ? reject(failed ?? closeError) : resolve()));
    });
  });
