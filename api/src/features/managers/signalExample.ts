import type { SignalAccess } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { Services } from '../../services.ts';

/** Since when a multi-chat's calls from outside have a key, where they go, and a call for a command line that is complete but for its four names. */
export async function signalExample(
  services: Pick<Services, 'db' | 'publicUrl'>,
  dialog_manager_id: number,
): Promise<SignalAccess> {
  const manager = await services.db
    .selectFrom('dialog_managers')
    .select(['public_id', 'signal_key_made_at'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  const path = calls.signal.path.replace(':id', manager.public_id);
  const example = `KEY='(Schlüssel)'
PARTICIPATION='(teilnahme)'; SURVEY='(survey_id)'; BLOCK='(unique_question_id)'
SIGNAL=$(cat /proc/sys/kernel/random/uuid); NOW=$(date +%s000)
SIGNATURE=$(printf '%s\\n%s\\n%s\\n%s\\n%s\\n%s' '${manager.public_id}' "$PARTICIPATION" "$SURVEY" "$BLOCK" "$SIGNAL" "$NOW" |
  openssl dgst -sha256 -hmac "$KEY" -hex | sed 's/.* //')
curl -X POST '${services.publicUrl ?? ''}${path}' -H 'content-type: application/json' -d "{\\"participation\\":\\"$PARTICIPATION\\",\\"survey_id\\":\\"$SURVEY\\",\\"unique_question_id\\":\\"$BLOCK\\",\\"signal_id\\":\\"$SIGNAL\\",\\"timestamp\\":$NOW,\\"signature\\":\\"$SIGNATURE\\"}"`;
  const { signal_key_made_at: made } = manager;
  return { made_at: made && made.getTime(), path, example };
}
