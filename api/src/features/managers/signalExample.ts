import type { CallResponse } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { Services } from '../../calls/services.ts';
import { signalKey } from '../../signals/signalText.ts';

/** The key of a multi-chat's calls from outside, where they go, and a call for a command line that is complete but for its three names. */
export async function signalExample(
  services: Pick<Services, 'db' | 'pseudonym' | 'publicUrl'>,
  dialog_manager_id: number,
): Promise<CallResponse<'signalKey'>> {
  const manager = await services.db
    .selectFrom('dialog_managers')
    .select(['dialog_manager_id', 'public_id', 'signal_key'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  const key = signalKey(services, manager);
  const path = calls.signal.path.replace(':id', manager.public_id);
  const example = `KEY='${key}'
PARTICIPATION='(teilnahme)'; SURVEY='(survey_id)'; BLOCK='(unique_question_id)'
SIGNAL=$(cat /proc/sys/kernel/random/uuid); NOW=$(date +%s000)
SIGNATURE=$(printf '%s\\n%s\\n%s\\n%s\\n%s\\n%s' '${manager.public_id}' "$PARTICIPATION" "$SURVEY" "$BLOCK" "$SIGNAL" "$NOW" |
  openssl dgst -sha256 -hmac "$KEY" -hex | sed 's/.* //')
curl -X POST '${services.publicUrl ?? ''}${path}' -H 'content-type: application/json' -d "{\\"participation\\":\\"$PARTICIPATION\\",\\"survey_id\\":\\"$SURVEY\\",\\"unique_question_id\\":\\"$BLOCK\\",\\"signal_id\\":\\"$SIGNAL\\",\\"timestamp\\":$NOW,\\"signature\\":\\"$SIGNATURE\\"}"`;
  return { key, path, example };
}
