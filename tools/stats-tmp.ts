import webpack from 'webpack';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
const name = process.argv[2]!;
process.env.NODE_ENV='production';
process.chdir(join('/work/w-pages', name));
const { default: config } = await import(pathToFileURL(join('/work/w-pages', name, 'webpack.config.ts')).href);
const first = { ...(Array.isArray(config) ? config[0] : config) };
first.output = { ...first.output, path: '/tmp/stats-out/' + name };
first.optimization = {...first.optimization, minimize: false};
first.cache=false;
webpack(first, (e, stats) => {
  if (e) throw e;
  const j = stats!.toJson({ reasons: false, source: false, modules: true, nestedModules: true, modulesSpace: 99999, nestedModulesSpace: 99999, chunks: true, chunkModules: true, ids: true, errors: true });
  if (j.errors?.length) console.error(j.errors.slice(0,3));
  const sizes = new Map<string, number>();
  const chunk = process.argv[3];
  const visit = (m: any) => { if (m.modules?.length) m.modules.forEach(visit); else { const k = String(m.nameForCondition ?? m.name ?? m.identifier).replace(/^.*node_modules\//,'nm:').replace(/^nm:((?:@[^/]+\/)?[^/ ]+).*/, 'nm:$1').replace(/^.*w-pages\//,'').replace(/^(\.\.?\/[^/]+\/[^/]+\/[^/]+).*/, '$1'); sizes.set(k, (sizes.get(k) ?? 0) + m.size); } };
  for (const c of j.chunks!) { if (chunk && !c.names!.includes(chunk)) continue; console.log(c.names, c.size); c.modules!.forEach(visit); }
  for (const [k, v] of [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 70)) console.log(Math.round(v / 100) / 10, k);
});
