import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface ChannelEntry {
  readonly version: string;
  readonly previous: string | null;
}

interface ChannelDocument {
  readonly releases: Readonly<Record<string, ChannelEntry>>;
}

const read = (file: string): ChannelDocument => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ChannelDocument;
  } catch {
    return { releases: {} };
  }
};

/** Points packages at releases in one atomic write; keeps the release before as the last good one. Gives what changed. */
export const promote = (file: string, versions: Readonly<Record<string, string>>): readonly string[] => {
  const { releases } = read(file);
  const changed = Object.entries(versions).filter(([name, version]) => releases[name]?.version !== version);
  if (changed.length === 0) return [];
  const next = { ...releases };
  for (const [name, version] of changed) next[name] = { version, previous: releases[name]?.version ?? null };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}.tmp`, `${JSON.stringify({ releases: next }, null, 2)}\n`);
  renameSync(`${file}.${process.pid}.tmp`, file);
  return changed.map(([name]) => name);
};
