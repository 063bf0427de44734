/*
 * Orders of the items of a shuffle, by their numbers: what a conversation has drawn is kept as '2-1-3', which stays readable whatever items come or go.
 */

/** An order as it is kept. */
export const orderText = (numbers: readonly number[]): string => numbers.join('-');

/** The numbers of a kept order; null where it is none of exactly these items, each of them once. */
export function readOrder(text: string | undefined, numbers: readonly number[]): readonly number[] | null {
  const order = text === undefined ? [] : text.split('-').map(Number);
  const isWhole = order.length === numbers.length && new Set(order).size === order.length;
  return isWhole && order.every((number) => numbers.includes(number)) ? order : null;
}

/**
 * The rows of a balanced Latin square (Williams): each item stands at each place equally often, and right behind each other one equally often. An even
 * number of items needs as many rows, an odd one twice as many.
 */
export function williamsRows(numbers: readonly number[]): number[][] {
  const size = numbers.length;
  if (size < 2) return [[...numbers]];
  // 0, 1, n-1, 2, n-2 …: all differences between neighbours differ.
  const first = Array.from({ length: size }, (_, at) => (at % 2 === 1 ? (at + 1) / 2 : (size - at / 2) % size));
  const rows = numbers.map((_, row) => first.flatMap((at) => numbers[(at + row) % size] ?? []));
  return size % 2 === 0 ? rows : [...rows, ...rows.map((row) => row.toReversed())];
}

/** Each order in which one item comes first and the others follow as they stand: in these each one comes before and behind each other one. */
export function turnedOrders(numbers: readonly number[]): number[][] {
  return numbers.map((_, first) => [...numbers.slice(first), ...numbers.slice(0, first)]);
}
