#!/usr/bin/env node
// `npm create detour-remote remote-reviews`: writes a repository for a remote.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
process.env.DETOUR_VERSIONS = join(folder, 'versions.json');
await import(pathToFileURL(join(folder, 'programs', 'create-detour-remote.mjs')).href);
