import type { z } from 'zod';
import type { CallName, calls } from './calls.ts';

/** What a caller sends: path parameters, query and body in one object. */
export type CallRequest<N extends CallName> = z.input<(typeof calls)[N]['request']>;
/** What the api's handler gets: the request with its defaults filled in. */
export type CallInput<N extends CallName> = z.output<(typeof calls)[N]['request']>;
/** What the call answers. */
export type CallResponse<N extends CallName> = z.output<(typeof calls)[N]['response']>;

type Calls = typeof calls;

/** A call after which reads are stale, be it none: all that changes something. */
export type ChangeName = { [N in CallName]: Calls[N] extends { invalidates: readonly string[] } ? N : never }[CallName];
/** A call that changes nothing that an author is shown: its answer may be kept, shared and asked for again. */
export type ReadName = Exclude<
  { [N in CallName]: Calls[N]['access'] extends 'respondent' | 'refresh' ? never : N }[CallName],
  ChangeName
>;

type Known<Names extends ReadName> = Names;
/** What this change makes stale; does not compile while a record names what is no read. */
export type Invalidated<N extends ChangeName> = Known<Calls[N]['invalidates'][number]>;
