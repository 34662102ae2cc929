import type { ContractDocument, VersionRange } from '@detour/shared-contracts/contract';
import type { ContractProblem } from '../contract-problem';
import { nameOf, pairsOf, problem, type Rule } from '../scene';

const printRange = ({ from, to }: VersionRange): string => (from === to ? `${from}` : `${from} to ${to}`);

const mountProblems = (shell: ContractDocument, remote: ContractDocument): readonly ContractProblem[] => {
  const provided = shell.mountApi.provides;
  const needed = remote.mountApi.needs;
  if (!needed || (provided && needed.from <= provided.to && provided.from <= needed.to)) return [];
  const has = provided ? `provides ${printRange(provided)}` : 'provides none';
  return [
    problem(
      'mount-api',
      remote,
      'mount API',
      `${nameOf(remote)} needs the mount API ${printRange(needed)}, but ${nameOf(shell)} ${has}.`,
    ),
  ];
};

/** A remote's own flags come with its release. */
const bringsFlag = ({ brings }: ContractDocument, need: string): boolean =>
  brings?.flags[need.replace(/^flag /, '')] !== undefined;

const hostProblems = (shell: ContractDocument, remote: ContractDocument): readonly ContractProblem[] =>
  remote.host.needs
    .filter((need) => !shell.host.provides.includes(need) && !bringsFlag(remote, need))
    .map((need) =>
      problem(
        'host',
        remote,
        `host ${need}`,
        `${nameOf(remote)} uses ${need} of the host, which ${nameOf(shell)} does not give.`,
      ),
    );

const versionParts = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor];
};

/**
 * The page uses the shell's copy: it needs the same major version (below 1: the same minor version), and at least the version of
 * the build.
 */
const isServedBy = (needed: string, provided: string): boolean => {
  const [major, minor] = versionParts(needed);
  const [hasMajor, hasMinor] = versionParts(provided);
  return major === hasMajor && (major === 0 ? minor === hasMinor : hasMinor >= minor);
};

const moduleProblems = (shell: ContractDocument, remote: ContractDocument): readonly ContractProblem[] =>
  Object.entries(remote.modules.needs).flatMap(([name, needed]) => {
    const provided = shell.modules.provides[name];
    if (provided !== undefined && isServedBy(needed, provided)) return [];
    const has = provided === undefined ? 'does not share it' : `shares ${provided}`;
    return [
      problem(
        'module',
        remote,
        `module ${name}`,
        `${nameOf(remote)} was built with ${name} ${needed}, but ${nameOf(shell)} ${has}.`,
      ),
    ];
  });

const localeProblems = (shell: ContractDocument, remote: ContractDocument): readonly ContractProblem[] =>
  shell.locales
    .filter((locale) => !remote.locales.includes(locale))
    .map((locale) =>
      problem(
        'locale',
        remote,
        `locale ${locale}`,
        `${nameOf(remote)} has no texts in ${locale}, in which ${nameOf(shell)} shows its pages.`,
      ),
    );

export const hostRules: Rule = (scene) =>
  pairsOf(scene)
    .filter(([shell, other]) => shell.remote === 'shell' && other.remote !== 'gateway')
    .flatMap(([shell, remote]) => [
      ...mountProblems(shell, remote),
      ...hostProblems(shell, remote),
      ...moduleProblems(shell, remote),
      ...localeProblems(shell, remote),
    ]);
