import type { SurveyTemplate } from '@dialogwerk/shared/contract';
import { crimeChat } from './chats/crimeChat.data.ts';
import { faqChat } from './chats/faqChat.data.ts';
import { quiz } from './chats/quiz.data.ts';
import { branchSatisfaction } from './customers/branchSatisfaction.data.ts';
import { complaint } from './customers/complaint.data.ts';
import { needsAnalysis } from './customers/needsAnalysis.data.ts';
import { productTest } from './customers/productTest.data.ts';
import { readerSurvey } from './customers/readerSurvey.data.ts';
import { recommendation } from './customers/recommendation.data.ts';
import { appointment } from './events/appointment.data.ts';
import { eventFeedback } from './events/eventFeedback.data.ts';
import { findDate } from './events/findDate.data.ts';
import { registration } from './events/registration.data.ts';
import { alumni } from './learning/alumni.data.ts';
import { courseFeedback } from './learning/courseFeedback.data.ts';
import { interview } from './research/interview.data.ts';
import { phq9 } from './research/phq9.data.ts';
import { studyConsent } from './research/studyConsent.data.ts';
import { application } from './team/application.data.ts';
import { employeeSurvey } from './team/employeeSurvey.data.ts';
import { exitTalk } from './team/exitTalk.data.ts';
import { onboarding } from './team/onboarding.data.ts';
import { pulse } from './team/pulse.data.ts';
import { teamMood } from './team/teamMood.data.ts';
import type { Template } from './Template.ts';

/** A template by its name in the contract; one that is missing does not compile. */
export const templates: { readonly [Name in SurveyTemplate]: Template } = {
  weiterempfehlung: recommendation,
  filialen: branchSatisfaction,
  beschwerde: complaint,
  produkttest: productTest,
  bedarf: needsAnalysis,
  leserschaft: readerSurvey,
  mitarbeitende: employeeSurvey,
  puls: pulse,
  teamstimmung: teamMood,
  onboarding,
  bewerbung: application,
  austritt: exitTalk,
  kurs: courseFeedback,
  alumni,
  phq9,
  studie: studyConsent,
  interview,
  veranstaltung: eventFeedback,
  anmeldung: registration,
  terminwunsch: appointment,
  termin: findDate,
  quiz,
  fragen: faqChat,
  krimi: crimeChat,
};
