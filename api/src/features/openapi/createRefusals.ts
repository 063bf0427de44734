import type { CallRecord } from '@dialogwerk/shared/contract';
import { errorsOf } from '@dialogwerk/shared/contract/calls';
import { errors } from '@dialogwerk/shared/contract/errors';
import type { ErrorCode } from '@dialogwerk/shared/contract/errors';
import type { Answer, Operation } from './OpenApi.ts';
import { texts } from './texts.ts';

export interface Refusals {
  /** The refusals of a call, by their status. */
  readonly of: (record: CallRecord) => Operation['responses'];
  /** By name, for `components.responses`. */
  readonly responses: Readonly<Record<string, Answer>>;
}

const ERROR = { $ref: '#/components/schemas/Error' };

/** Keeps each set of codes of one status once, because most calls are refused in the same few ways. */
export function createRefusals(): Refusals {
  const responses: Record<string, Answer> = {};
  const names = new Map<string, string>();
  const counts = new Map<number, number>();

  function nameOf(status: number, codes: readonly ErrorCode[]): string {
    const description = codes.join(', ');
    const known = names.get(description);
    if (known) return known;
    const count = (counts.get(status) ?? 0) + 1;
    counts.set(status, count);
    const name = `Refused${status}${count === 1 ? '' : `.${count}`}`;
    names.set(description, name);
    const schema = { allOf: [ERROR, { properties: { code: { enum: [...codes] } } }] };
    responses[name] = { description, content: { 'application/json': { schema } } };
    return name;
  }

  return {
    responses,
    of: (record) => {
      const byStatus = Map.groupBy([...errorsOf(record)].toSorted(), (code) => errors[code].status);
      return Object.fromEntries(
        [...byStatus].map(([status, codes]) => [status, { $ref: `#/components/responses/${nameOf(status, codes)}` }]),
      );
    },
  };
}

/** How a call whose body is a file, or a stream, is refused: its codes stand in no record. */
export const anyRefusal: Answer = {
  description: texts.refused,
  content: { 'application/json': { schema: ERROR } },
};
