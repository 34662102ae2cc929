import type { Rule } from 'eslint';

export declare const houseRules: { readonly rules: Record<string, Rule.RuleModule> };
