import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { receiptHash } from './receiptCode.ts';
import { admitCode, forgiveCode } from './receiptThrottle.ts';

/** The conversation that a receipt code belongs to. Refuses with 404 an unknown code, with 429 after too many unknown ones from an address. */
export async function findByCode(services: Services, code: string, address: string) {
  await admitCode(services, address);
  const found = await services.db
    .selectFrom('conversations')
    .select(['survey_id', 'conversation_id', 'user_id_live', 'is_live', 'started_at', 'finished_at', 'revision'])
    .select(['participation_id', 'device', 'came_with', 'language', 'state'])
    .where('receipt_hash', '=', receiptHash(services, code))
    .executeTakeFirst();
  if (!found) throw new CallError('receipt/unknown');
  await forgiveCode(services, address);
  return found;
}
