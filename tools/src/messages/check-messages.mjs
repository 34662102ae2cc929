#!/usr/bin/env node
// node tools/src/messages/check-messages.mjs [--glossary FILE]: checks the catalogues of all packages in six locales.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { findMessageProblems, readGlossary } = await import('./find-message-problems.ts');
const at = process.argv.indexOf('--glossary');
const glossary = at < 0 ? {} : readGlossary(process.argv[at + 1]);
const problems = findMessageProblems(fileURLToPath(new URL('../../..', import.meta.url)), glossary);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
