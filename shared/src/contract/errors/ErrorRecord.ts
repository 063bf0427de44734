/** One way in which a call can be refused. */
export interface ErrorRecord {
  /** HTTP status. */
  readonly status: number;
  /** The request's field that it is about, where that is always the same one. */
  readonly field?: string;
  /** The answer's `msg`: a German sentence, or one of the words that spec §8 fixes. */
  msg(values: object): string;
}

/** An `ErrorRecord`; `msg` is a function where the sentence carries values. */
export function refusal<Values extends object = object>(
  status: number,
  msg: string | ((values: Values) => string),
  field?: string,
) {
  const says = typeof msg === 'string' ? (_values: Values): string => msg : msg;
  return { status, msg: says, ...(field === undefined ? {} : { field }) };
}
