type Row = readonly number[];

const allRows = (factors: number, levels: number): readonly Row[] =>
  Array.from({ length: levels ** factors }, (_, number) =>
    Array.from({ length: factors }, (__, factor) => Math.floor(number / levels ** factor) % levels),
  );

const pairsOf = (row: Row): readonly string[] =>
  row.flatMap((a, i) => row.slice(i + 1).map((b, j) => `${i}.${a}+${i + 1 + j}.${b}`));

/**
 * Rows that cover every pair of levels of every two factors. Greedy and deterministic: takes the first row with the most
 * missing pairs. It examines every row, so it suits few factors only.
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
