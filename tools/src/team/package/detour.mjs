#!/usr/bin/env node
// `detour VERB`: builds, checks, publishes, promotes and rolls back the remote of this repository.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// The programs find the files of this package by it, and so do the processes that they start.
process.env.DETOUR_TOOLS = join(dirname(fileURLToPath(import.meta.url)), '..');
await import(pathToFileURL(join(process.env.DETOUR_TOOLS, 'programs', 'detour.mjs')).href);
