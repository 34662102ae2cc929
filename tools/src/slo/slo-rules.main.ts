import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { rootDir } from '../webpack/build-context';
import { sloRules, type SloFile } from './slo-rules';

/** Writes `slo-rules.yml`. `oxfmt` may write the same content in another form, which stays. */
const folder = join(rootDir, 'tools/monitoring');
const file = join(folder, 'slo-rules.yml');
const rules = sloRules(JSON.parse(readFileSync(join(folder, 'slo.json'), 'utf8')) as SloFile);
const head = '# Written by `npm run generate` from slo.json. docs/production.md says what to do.\n';
if (!isDeepStrictEqual(parse(readFileSync(file, { encoding: 'utf8', flag: 'a+' })), rules))
  writeFileSync(file, head + stringify(rules, { lineWidth: 0 }));
