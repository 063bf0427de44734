import type { z } from 'zod';
import type { CallName } from './calls.ts';
import type { schemas } from './schemas/index.ts';

/** What a caller sends: path parameters, query and body in one object. */
export type CallRequest<N extends CallName> = z.input<(typeof schemas)[N]['request']>;
/** What the api's handler gets: the request with its defaults filled in. */
export type CallInput<N extends CallName> = z.output<(typeof schemas)[N]['request']>;
/** What the call answers. */
export type CallResponse<N extends CallName> = z.output<(typeof schemas)[N]['response']>;
