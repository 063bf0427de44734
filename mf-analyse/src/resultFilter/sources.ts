import type { ResultFilter } from '@dialogwerk/shared/contract';

/** The filter with other values of a source, or without it for none. */
export function withSource(filter: ResultFilter, variable: string, values: string[]): ResultFilter {
  const others = filter.sources.filter((source) => source.variable !== variable);
  return { ...filter, sources: values.length === 0 ? others : [...others, { variable, values }] };
}

/** What the filter asks of a source. */
export function sourceValues({ sources }: ResultFilter, variable: string): readonly string[] {
  return sources.find((source) => source.variable === variable)?.values ?? [];
}
