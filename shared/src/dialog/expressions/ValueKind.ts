/** What sort of value an expression or a variable has, as far as it is known before it runs; a date and a time are texts of their form. */
export type ValueKind = 'number' | 'text' | 'date' | 'time' | 'boolean' | 'list' | 'unknown';
