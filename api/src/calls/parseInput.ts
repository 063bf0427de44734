import type { CallInput, CallName, CallResponse } from '@dialogwerk/shared/contract';
import { schemas } from '@dialogwerk/shared/contract/schemas';
import type { z } from 'zod';
import { CallError } from './CallError.ts';
import { describeIssue, fieldName } from './describeIssue.ts';
import { refuseUnsafeJson } from './refuseUnsafeJson.ts';

/** The contract's schemas, typed so that a call's name leads to its own input and response. */
export const schemasByCall: {
  readonly [N in CallName]: {
    readonly request: z.ZodType<CallInput<N>>;
    readonly response: z.ZodType<CallResponse<N>>;
  };
} = schemas;

/** A call's input with its defaults; 400 with a German sentence and the field's name for what the contract refuses. */
export function parseInput<N extends CallName>(name: N, raw: unknown): CallInput<N> {
  refuseUnsafeJson(raw);
  return parseWith(schemasByCall[name].request, raw);
}

/** Like `parseInput`, for a value inside a request that has a schema of its own, such as a block. */
export function parseWith<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw, { error: describeIssue });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new CallError(400, issue?.message ?? '', { field: fieldName(issue?.path ?? []) });
}
