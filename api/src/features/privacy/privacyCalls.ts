import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { readTakenStatement } from '../../privacy/readTakenStatement.ts';
import { readPrivacyFacts } from '../../privacy/readPrivacyFacts.ts';

const privacyForm: Handler<'privacyForm'> = async (input, { services, who }) => {
  const { survey_id } = await mayEdit({ services, who }, input.survey_id);
  const found = await readTakenStatement(services, survey_id);
  if (!found) throw new CallError('survey/unknown');
  const { stored, facts } = found;
  return {
    form: stored?.form ?? null,
    taken_at: stored?.taken_at ?? null,
    outdated: stored?.outdated ?? false,
    facts,
  };
};

const setPrivacyForm: Handler<'setPrivacyForm'> = async (input, { services, who }) => {
  const { survey_id } = await mayEdit({ services, who }, input.survey_id);
  const facts = await readPrivacyFacts(services, survey_id);
  if (!facts) throw new CallError('survey/unknown');
  const { survey_id: _, ...form } = input;
  const taken = {
    form: JSON.stringify(form),
    taken_facts: JSON.stringify(facts),
    taken_at: new Date(services.now()),
  };
  await services.db
    .insertInto('privacy_forms')
    .values({ survey_id, ...taken })
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(taken))
    .execute();
  return { form };
};

/** What a privacy statement is made of: seen and set by those who may edit the dialog, because it is one of its texts. */
export const privacyCalls = { privacyForm, setPrivacyForm } satisfies Partial<Handlers>;
