import { randomBytes } from 'node:crypto';
import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseInput } from '../../../calls/parseInput.ts';
import type { PlainOptions } from '../PagesOptions.ts';
import { goOn } from './goOn.ts';
import type { PlainAddress } from './plainAddress.ts';
import { keepSession, readSession } from './plainSession.ts';
import { callerOf } from './PlainVisit.ts';

/** Begins a dialog by its form, and leads to its first question. Refuses as the call `registerLive` does. */
export async function beginPlain(
  options: PlainOptions,
  address: PlainAddress,
  { attempt, query }: { readonly attempt: string | null; readonly query: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { survey_id } = address;
  const wanted = parseInput('registerLive', { survey_id, query: query.slice(0, LINK_PARAMETER_LIMITS.query) });
  const once = attempt ?? randomBytes(12).toString('base64url');
  const { token_live } = await options.plain.begin({ ...wanted, attempt: once }, callerOf({ options, request, reply }));
  return enter(options, address, token_live, reply);
}

/** Goes on with the conversation that a personal link has made, by its code, and takes the code out of the address. */
export async function continueByCode(
  options: PlainOptions,
  address: PlainAddress,
  code: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { plain } = options;
  const input = parseInput('continueHere', { survey_id: address.survey_id, code });
  const entered = await plain.calls
    .continueHere(input, callerOf({ options, request, reply }))
    .catch(async (error: unknown) => {
      // The same address again, once it has led here.
      if (await readSession(plain.services, address, request)) return null;
      throw error;
    });
  return entered ? enter(options, address, entered.token_live, reply) : goOn({ address, reply });
}

async function enter(
  { plain }: PlainOptions,
  address: PlainAddress,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const who = await plain.services.tokens.read(token);
  if (who.kind === 'respondent') keepSession(plain.services, address, who, reply);
  return goOn({ address, reply });
}
