type Row = readonly number[];

const allRows = (factors: number, levels: number): readonly Row[] =>
  Array.from({ length: levels ** factors }, (_, number) =>
    Array.from({ length: factors }, (__, factor) => Math.floor(number / levels ** factor) % levels),
  );

const pairsOf = (row: Row): readonly string[] =>
  row.flatMap((a, i) => row.slice(i + 1).map((b, j) => `${i}.${a}+${i + 1 + j}.${b}`));

/**
 * Rows in which every two factors meet in all of their levels: always the row that brings most pairs that are still missing, the first one of
 * several. Deterministic; it looks at every row, so it is for few factors.
 */
export const pairwiseRows = (factors: number, levels: number): readonly Row[] => {
  const candidates = allRows(factors, levels).map((row) => ({ row, pairs: pairsOf(row) }));
  const missing = new Set(candidates.flatMap(({ pairs }) => pairs));
  const rows: Row[] = [];
  while (missing.size > 0) {
    let best: { readonly row: Row; readonly pairs: readonly string[]; readonly gain: number } | null = null;
    for (const { row, pairs } of candidates) {
      const gain = pairs.filter((pair) => missing.has(pair)).length;
      if (!best || gain > best.gain) best = { row, pairs, gain };
    }
    if (!best) break;
    rows.push(best.row);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return rows;
};
