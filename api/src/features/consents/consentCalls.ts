import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayShare } from '../../policies/mayShare.ts';
import { readConsentLines } from './readConsentLines.ts';
import { readConsentTexts } from './readConsentTexts.ts';

const consentTexts: Handler<'consentTexts'> = async (input, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, input.survey_id);
  return { texts: await readConsentTexts(services.db, survey_id) };
};

const consentLines: Handler<'consentLines'> = async (input, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, input.survey_id);
  return readConsentLines(services.db, survey_id, input);
};

/** The log of consents: Besitzer and Voller Zugriff alone, who answer for the study, see it. */
export const consentCalls = { consentTexts, consentLines } satisfies Partial<Handlers>;
