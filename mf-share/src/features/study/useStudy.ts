import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { Called, Mutation } from '@dialogwerk/shared/clients';
import type { Quota, Study, StudyEnds, StudyPeriod } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { studyTexts as texts } from './texts.ts';

/** Saves a part of the settings in place of the one before, and offers to take it back; gives what is wrong with it, or null. */
type Save<Part> = (part: Part, before: Part) => Promise<string | null>;

export interface StudySettings extends Called<Study> {
  readonly survey_id: string;
  readonly setPeriod: Save<StudyPeriod>;
  readonly setQuotas: Save<Study['quotas']>;
  readonly setEnds: Save<StudyEnds>;
  readonly setOnce: Save<boolean>;
  /** Has browsers solve a challenge before they begin, or not. */
  readonly setProof: Save<boolean>;
  /** Makes the link for trying by an id, or takes it away for null. */
  readonly setTestLink: Save<string | null>;
  /** Sets a password, or takes it away for null; it cannot be taken back, because nobody knows the one before. */
  readonly setPassword: (password: string | null) => Promise<string | null>;
}

/** How the study of a dialog is run, and the ways to change it, each shown at once. */
export function useStudy(survey_id: string): StudySettings {
  const called = useResource('study', { survey_id });
  const showing = (part: Partial<Study>) => ({
    patches: [patch('study', { survey_id }, (now) => ({ ...now, ...part }))],
    answered: (now: Study) => [patch('study', { survey_id }, () => now)],
  });
  const setPeriod: Save<StudyPeriod> = async (period, before) =>
    told(await change('setStudyPeriod', { survey_id, ...period }, showing({ period })), () =>
      setPeriod(before, period),
    );
  const setQuotas: Save<Study['quotas']> = async (quotas, before) =>
    told(await change('setStudyQuotas', { survey_id, quotas: quotas.map(uncounted) }, showing({ quotas })), () =>
      setQuotas(before, quotas),
    );
  const setEnds: Save<StudyEnds> = async (ends, before) =>
    told(await change('setStudyEnds', { survey_id, ...ends }, showing({ ends })), () => setEnds(before, ends));
  const setOnce: Save<boolean> = async (once, before) =>
    told(await change('setStudyOnce', { survey_id, once }, showing({ once })), () => setOnce(before, once));
  const setProof: Save<boolean> = async (proof, before) =>
    told(await change('setStudyProof', { survey_id, proof }, showing({ proof })), () => setProof(before, proof));
  const setTestLink: Save<string | null> = async (link_id, before) =>
    told(
      await change('setStudyTestLink', { survey_id, link_id }, showing(link_id === null ? { test_link: null } : {})),
      () => setTestLink(before, link_id),
      link_id === null ? texts.test.revoked : before === null ? texts.test.made : texts.test.renewed,
    );
  const setPassword = async (password: string | null): Promise<string | null> => {
    const password_set_at = password === null ? null : Date.now();
    const made = await change('setStudyPassword', { survey_id, password }, showing({ password_set_at }));
    if (!made.ok) return made.reason;
    showNotice(password === null ? texts.access.isGone : texts.access.isSet);
    return null;
  };
  return { ...called, survey_id, setPeriod, setQuotas, setEnds, setOnce, setProof, setTestLink, setPassword };
}

/** A quota as it is set: the server counts. */
function uncounted({ quota_id, name, condition, most, when_full }: Study['quotas'][number]): Quota {
  return { quota_id, name, condition, most, when_full };
}

/** Says that something was saved, with the way back; gives why it was not. */
function told(
  made: Mutation<Study>,
  takeBack: () => Promise<string | null>,
  said: string = texts.saved,
): string | null {
  if (!made.ok) return made.reason;
  const undo = async (): Promise<void> => {
    const refused = await takeBack();
    if (refused !== null) showNotice(texts.notSaved(refused));
  };
  showNotice(said, { label: texts.undo, run: () => void undo() });
  return null;
}
