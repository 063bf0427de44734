/** What a log may say of a fault. */
export interface Fault {
  readonly name: string;
  readonly code?: string;
  /** PostgreSQL's constraint, table or column, which are names of ours. */
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** Where it happened: the frames of the stack. */
  readonly at: readonly string[];
}

const names = ['code', 'constraint', 'table', 'column'] as const;
type Name = (typeof names)[number];

/** A fault without its message, because messages of PostgreSQL and of parsers quote values that people have written. */
export function describeFault(error: unknown): Fault {
  // Of several the first says most: they mostly have one cause.
  if (error instanceof AggregateError && error.errors.length > 0) return describeFault(error.errors[0]);
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    name: error.name,
    ...namesIn(error),
    at: frames.map((line) => line.trim().slice('at '.length)),
  };
}

/** What an error says of these as texts. */
function namesIn(error: Error): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') found[name] = value;
  }
  return found;
}
