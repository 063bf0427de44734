import type { SurveyEvent } from '@dialogwerk/shared/contract';
import { createEventStream } from '../../eventStreams/createEventStream.ts';
import type { EventStream } from '../../eventStreams/createEventStream.ts';
import type { Author } from '../../identity/identity.ts';
import { readStanding } from '../../calls/readStanding.ts';
import type { Services } from '../../services.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { approvalsAt } from '../../approvals/approvalsAt.ts';
import { commentsAt } from '../../dialogs/commentsAt.ts';
import { endPresence, notePresence, peopleIn } from '../../dialogs/presence.ts';
import { pointerKey, pointerNews } from './pointerNews.ts';

/** Less than a token's 15 minutes, so that nobody reads on without one. */
const LONGEST_MS = 10 * 60_000;

interface Reader {
  readonly who: Author;
  readonly survey_id: string;
  readonly client: string;
}

/**
 * A stream of what is new about a dialog (`surveyEvent`): at once, whenever the bus tells, and as a sign of life. It ends when
 * its author's role or session is gone, because each look asks for them again.
 */
export function streamSurveyEvents(services: Services, { who, survey_id, client }: Reader): EventStream {
  const window = { client, user_id: who.user_id };
  const present = { survey_id, ...window };
  let last = '';
  let looking: Promise<void> = Promise.resolve();

  /** One look after the other, so that news never go back. */
  const look = (isSignOfLife: boolean): void => {
    looking = looking.then(() => tellEvent(isSignOfLife)).catch(() => events.end());
  };

  async function tellEvent(isSignOfLife: boolean): Promise<void> {
    if (events.hasEnded()) return;
    await readStanding(services.db, who);
    if (isSignOfLife) await notePresence(services, present);
    const { revision, active, publication_id } = await mayTrain({ services, who }, survey_id);
    const event: SurveyEvent = {
      revision,
      active,
      publication_id,
      people: await peopleIn(services, survey_id),
      comments_at: await commentsAt(services.db, survey_id),
      approvals_at: await approvalsAt(services.db, survey_id),
    };
    const text = JSON.stringify(event);
    if (text === last) events.signOfLife();
    else events.tell(text);
    last = text;
  }

  const events = createEventStream({
    longestMs: LONGEST_MS,
    onHeartbeat: () => look(true),
    onClose() {
      forget();
      // Once nothing is under way, because a look would note the presence again.
      void looking
        .then(() => endPresence(services, present))
        .then(() => services.bus.publish(survey_id))
        .then(() => services.bus.tell(survey_id, pointerNews({ ...window, at: null, unique_question_id: null })))
        // A database that is away forgets the presence by its age.
        .catch(() => {});
    },
  });
  const forget = services.bus.listen(survey_id, (message) => {
    if (!message) look(false);
    else if (message.key !== pointerKey(window)) events.tell(message.text);
  });
  look(true);
  services.bus.publish(survey_id);
  return events;
}
