import type { CallInput, CallName, CallResponse } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { z } from 'zod';
import { CallError } from '../errors/CallError.ts';
import { describeIssue, fieldName } from './describeIssue.ts';
import { refuseUnsafeJson } from './refuseUnsafeJson.ts';

/** The contract's records, typed so that a call's name leads to its own input and response. */
const schemasByCall: {
  readonly [N in CallName]: {
    readonly request: z.ZodType<CallInput<N>>;
    readonly response: z.ZodType<CallResponse<N>>;
  };
} = calls;

/** A call's input with its defaults; 400 with a German sentence and the field's name for what the contract refuses. */
export function parseInput<N extends CallName>(name: N, raw: unknown): CallInput<N> {
  refuseUnsafeJson(raw);
  return parseWith(schemasByCall[name].request, raw);
}

/** Throws where an answer is not as the contract says. */
export function checkResponse<N extends CallName>(name: N, response: CallResponse<N>): void {
  schemasByCall[name].response.parse(response);
}

/** Like `parseInput`, for a value inside a request that has a schema of its own, such as a block. */
export function parseWith<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw, { error: describeIssue });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new CallError('request/invalid', { problem: issue?.message ?? '', field: fieldName(issue?.path ?? []) });
}
