// Country code, then groups of digits after it, the last one repeated.
const plans: readonly (readonly [string, readonly number[]])[] = [
  ['33', [1, 2]],
  ['32', [1, 3, 2]],
  ['34', [3]],
  ['31', [2, 3]],
  ['39', [3, 3]],
];

const groupsOf = (digits: string, sizes: readonly number[]): readonly string[] => {
  const groups: string[] = [];
  let rest = digits;
  for (let index = 0; rest !== ''; index += 1) {
    const size = sizes[Math.min(index, sizes.length - 1)] ?? 3;
    // No single digit is left over at the end.
    const taken = rest.length - size === 1 ? size + 1 : size;
    groups.push(rest.slice(0, taken));
    rest = rest.slice(taken);
  }
  return groups;
};

/** Prints an E.164 number with spaces: `+33 2 61 91 00 01`. A number of another country keeps one group of digits. */
export const printPhone = (e164: string): string => {
  const plan = plans.find(([code]) => e164.startsWith(`+${code}`));
  if (!plan) return e164;
  const [code, sizes] = plan;
  return [`+${code}`, ...groupsOf(e164.slice(1 + code.length), sizes)].join('\u00a0');
};
