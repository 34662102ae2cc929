import { withoutSecrets } from '@detour/shared-contracts/platform';
import { isLocale } from '@detour/shared-contracts/sites';
import { isSpanId, isTraceId } from '@detour/shared-contracts/tracing';
import { isPackageName } from '@detour/shared-releases/base';
import { isVersion } from '@detour/shared-releases/release';
import {
  maxItems,
  maxMessage,
  partOutcomes,
  vitalNames,
  type Observation,
  type ObservationReport,
  type ViewObservation,
} from '../../src/telemetry/observation';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWord = (value: unknown, length = 60): value is string =>
  typeof value === 'string' && value.length <= length && /^[A-Za-z0-9][\w.-]*$/.test(value);

const isOneOf = <T>(words: readonly T[], value: unknown): value is T => words.includes(value as T);

/** True when an item has exactly these members. */
const holds = (item: Fields, checks: Readonly<Record<string, (value: unknown) => boolean>>): boolean =>
  Object.keys(item).length === Object.keys(checks).length &&
  Object.entries(checks).every(([name, check]) => Object.hasOwn(item, name) && check(item[name]));

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const observed = {
  kind: () => true,
  route: (value: unknown) => isWord(value, 40),
  remote: (value: unknown) => typeof value === 'string' && isPackageName(value),
  release: (value: unknown) => typeof value === 'string' && isVersion(value),
};

const checks = {
  part: {
    ...observed,
    part: (value: unknown) => isWord(value, 40),
    outcome: (value: unknown) => isOneOf(partOutcomes, value),
    server: (value: unknown) => isOneOf(['drawn', 'lost', null], value),
    load: isFlag,
    view: isFlag,
  },
  error: {
    ...observed,
    code: (value: unknown) => isWord(value, 40),
    message: (value: unknown) => typeof value === 'string' && value.length <= maxMessage,
    bad: isFlag,
  },
  vital: {
    ...observed,
    metric: (value: unknown) => isOneOf(vitalNames, value),
    value: (value: unknown) => typeof value === 'number' && value >= 0 && value <= 600_000,
  },
  view: {
    ...observed,
    trace: isTraceId,
    span: isSpanId,
    parent: (value: unknown) => value === null || isSpanId(value),
    cause: (value: unknown) => isOneOf(['document', 'click'], value),
    start: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0,
    ms: (value: unknown) => typeof value === 'number' && value >= 0 && value <= 600_000,
  },
} as const;

const isObservation = (item: unknown): item is Observation | ViewObservation =>
  isObject(item) &&
  typeof item['kind'] === 'string' &&
  Object.hasOwn(checks, item['kind']) &&
  holds(item, checks[item['kind'] as keyof typeof checks]);

/** Removes secrets, because older pages quote full URLs in messages. */
const withoutSecretsIn = (report: ObservationReport): ObservationReport => ({
  ...report,
  items: report.items.map((item) =>
    item.kind === 'error' ? { ...item, message: withoutSecrets(item.message) } : item,
  ),
});

const isReport = (body: unknown): body is ObservationReport =>
  isObject(body) &&
  holds(body, {
    composition: (value) => isWord(value, 80),
    locale: isLocale,
    items: (value) => Array.isArray(value) && value.length <= maxItems && value.every(isObservation),
  });

/** Parses a report. Null for anything that our own pages do not send. */
export const parseReport = (body: unknown): ObservationReport | null =>
  isReport(body) ? withoutSecretsIn(body) : null;
