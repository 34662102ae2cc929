#!/usr/bin/env node
// `npm run catalogue:import` and `npm run rates:import`: import an operator's hotels and rates into the shop's data folder.
import { runOnShop } from './prepare.mjs';

runOnShop('gateway/src/import/import.main.ts');
