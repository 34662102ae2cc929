#!/usr/bin/env node
// `npm run promotions`: lists, writes and ends promotions of the running shop.
import { runOnShop } from './prepare.mjs';

runOnShop('gateway/src/import/promotions.main.ts');
