import type { Study } from '@dialogwerk/shared/contract';
import type { Insertable } from 'kysely';
import { keptParameters } from '../../dialogs/linkParameters.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { maySeeStudy } from '../../policies/maySeeStudy.ts';
import { mayShare } from '../../policies/mayShare.ts';
import { mayShareStudy } from '../../policies/mayShareStudy.ts';
import type { StudyOfAuthor } from '../../policies/StudyOfAuthor.ts';
import { hashPassword } from '../../passwords/passwordHash.ts';
import type { Services } from '../../services.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import { lockStudy } from './lockStudy.ts';
import { findStudy } from '../../studies/findStudy.ts';
import { readCurrentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import { studyOverview } from './overview/studyOverview.ts';
import { begunByLink } from './begunByLink.ts';
import { readStudy } from './readStudy.ts';
import { refuseUnreadable } from './refuseUnreadable.ts';
import { storeQuotas } from './storeQuotas.ts';

const study: Handler<'study'> = async (input, { services, who }) => {
  return readStudy(services.db, await maySeeStudy({ services, who }, input.survey_id), services);
};

const setStudyPeriod: Handler<'setStudyPeriod'> = async (input, { services, who }) => {
  const of = await mayShareStudy({ services, who }, input.survey_id);
  const { survey_id } = of;
  const { starts_at, ends_at, most } = input;
  return inTransaction(services.db, async (tx) => {
    // Waits for those who are just beginning, so that they are counted.
    await lockStudy(tx, of);
    const before = await findStudy(tx, survey_id);
    const isCounted = before !== undefined && before.most !== null;
    // What has gone since it was counted does not make room: who set 100 has asked 100.
    const begun = isCounted ? {} : { begun: await begunByLink(tx, of) };
    const period = {
      starts_at: starts_at === null ? null : new Date(starts_at),
      ends_at: ends_at === null ? null : new Date(ends_at),
      most,
      ...begun,
    };
    await tx
      .insertInto('studies')
      .values({ survey_id, ...period })
      .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(period))
      .execute();
    return readStudy(tx, of, services);
  });
};

const setStudyQuotas: Handler<'setStudyQuotas'> = async (input, { services, who }) => {
  const { survey_id, survey_name: name } = await mayShare({ services, who }, input.survey_id);
  const snapshot = await readCurrentSnapshot(services.db, survey_id);
  if (!snapshot) throw new CallError('survey/unknown');
  const parameters = (await keptParameters(services.db, [survey_id])).get(survey_id) ?? [];
  refuseUnreadable(input.quotas, snapshot, parameters);
  return inTransaction(services.db, async (tx) => {
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    await storeQuotas(tx, survey_id, input.quotas);
    return readStudy(tx, { survey_id, name, manager: null }, services);
  });
};

const setStudyEnds: Handler<'setStudyEnds'> = async (input, { services, who }) => {
  const of = await mayShareStudy({ services, who }, input.survey_id);
  const { finished, screened, quota_full } = input;
  return store(services, of, {
    finished_address: finished,
    screened_address: screened,
    quota_address: quota_full,
  });
};

const setStudyPassword: Handler<'setStudyPassword'> = async (input, { services, who }) => {
  const of = await mayShareStudy({ services, who }, input.survey_id);
  const { password } = input;
  const password_hash = password === null ? null : await hashPassword(password);
  return store(services, of, {
    password_hash,
    password_set_at: password === null ? null : new Date(services.now()),
  });
};

const setStudyOnce: Handler<'setStudyOnce'> = async (input, { services, who }) => {
  const of = await mayShareStudy({ services, who }, input.survey_id);
  return store(services, of, { once: input.once });
};

const setStudyProof: Handler<'setStudyProof'> = async (input, { services, who }) => {
  const of = await mayShareStudy({ services, who }, input.survey_id);
  return store(services, of, { proof: input.proof });
};

const setStudyTestLink: Handler<'setStudyTestLink'> = async (input, { services, who }) => {
  const of = await mayShareStudy({ services, who }, input.survey_id);
  return store(services, of, { test_link: input.link_id });
};

/** Sets a part of what holds for a study that nothing else depends on. */
async function store(
  services: Services,
  of: StudyOfAuthor,
  part: Partial<Insertable<Tables['studies']>>,
): Promise<Study> {
  await services.db
    .insertInto('studies')
    .values({ survey_id: of.survey_id, ...part })
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(part))
    .execute();
  return readStudy(services.db, of, services);
}

/** How studies are run with dialogs and multi-chats: all of their authors see it, Besitzer and Voller Zugriff set it. */
export const studyCalls = {
  study,
  studyOverview,
  setStudyPeriod,
  setStudyQuotas,
  setStudyEnds,
  setStudyPassword,
  setStudyOnce,
  setStudyProof,
  setStudyTestLink,
} satisfies Partial<Handlers>;
