import { z } from 'zod';

/** Why a folder's model is of no use. */
export const modelProblems = ['files', 'runtime', 'inputs', 'values', 'loading'] as const;
export type ModelProblem = (typeof modelProblems)[number];

/** What the server sends to the model's process: texts to read. */
export const readRequest = z.object({ id: z.number(), texts: z.array(z.string()) });
export type ReadRequest = z.infer<typeof readRequest>;

const vector = z.custom<Float32Array>((value) => value instanceof Float32Array);

/** What the model's process tells: that it is ready or why it is not, and what it has read; null for what it could not. */
export const modelMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), model: z.string() }),
  z.object({ kind: z.literal('failed'), problem: z.enum(modelProblems), detail: z.string() }),
  z.object({ kind: z.literal('read'), id: z.number(), vectors: z.array(vector.nullable()) }),
]);
export type ModelMessage = z.infer<typeof modelMessage>;
