/** What sort of value an expression or a variable has, as far as it is known before it runs. */
export type ValueKind = 'number' | 'text' | 'boolean' | 'list' | 'unknown';
