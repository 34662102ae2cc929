/** The item at an index that the caller knows to exist. Throws a RangeError for an index outside the list. */
export const itemAt = <T>(list: ArrayLike<T>, index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}.`);
  return item;
};

/** The value of a key that the caller knows to exist. Throws a RangeError for an unknown key. */
export const valueOf = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`No entry "${String(key)}" among ${map.size}.`);
  return value;
};
