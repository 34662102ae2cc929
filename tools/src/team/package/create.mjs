#!/usr/bin/env node
// `npm create detour-remote remote-reviews`: writes a repository for a remote.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.env.DETOUR_VERSIONS = join(dirname(fileURLToPath(import.meta.url)), 'versions.json');
await import('./programs/create-detour-remote.mjs');
