const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time in words: '1 Minute 30 Sekunden'. */
export function spanInWords(seconds: number, lang: string): string {
  let rest = Math.max(0, seconds);
  const said = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    const isAll = unit === 'second' && seconds < 1;
    return count === 0 && !isAll
      ? []
      : [new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count)];
  });
  return said.join(' ');
}

/** A time as a clock shows it: '1:30', '2:00:00'. */
export function asClock(seconds: number): string {
  const two = (count: number): string => String(count).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const ofMinute = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${ofMinute}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${ofMinute}`;
}
