#!/usr/bin/env node
// `npm run content`: exports, imports, publishes and restores content of editors (docs/content.md).
import { runOnShop } from './prepare.mjs';

runOnShop('gateway/src/editing/content.main.ts');
