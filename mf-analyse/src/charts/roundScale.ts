/**
 * The values at which an axis from 0 to at least `most` has its lines: whole steps of 1, 2 or 5 times a power of ten, at most five of
 * them, the last not below `most`.
 */
export function roundScale(most: number): readonly number[] {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}
