import type { z } from 'zod';
import type { CallName, calls } from './calls.ts';

/** What a caller sends: path parameters, query and body in one object. */
export type CallRequest<N extends CallName> = z.input<(typeof calls)[N]['request']>;
/** What the api's handler gets: the request with its defaults filled in. */
export type CallInput<N extends CallName> = z.output<(typeof calls)[N]['request']>;
/** What the call answers. */
export type CallResponse<N extends CallName> = z.output<(typeof calls)[N]['response']>;
