import { useState } from 'react';
import type { DialogFinding, PublicationState, SurveyData } from '../../contract/index.ts';
import { $survey, showNotice } from '../../state/index.ts';
import { publicationTexts as texts } from './publicationTexts.ts';

/** What publishing needs of the author's client, which parts of the page do not know. */
export interface PublishingCalls {
  /** What respondents would meet; null when that cannot be found out. */
  readonly errorsOf: (survey_id: string) => Promise<readonly DialogFinding[] | null>;
  /** Throws when the server refuses. */
  readonly publish: (survey: SurveyData, what: Wanted) => Promise<PublicationState>;
  readonly reasonOf: (error: unknown) => string;
}

interface Wanted {
  readonly revision?: number;
  readonly note?: string;
  readonly renewed?: string[];
}

interface Publishing {
  readonly isPublishing: boolean;
  /** What respondents would meet; the author is asked about it now. null: nothing is asked. */
  readonly errors: readonly DialogFinding[] | null;
  /** Publishes the draft once it is checked; gives what respondents get now, null where nothing was published (yet). */
  readonly publishDraft: (what?: Wanted) => Promise<PublicationState | null>;
  /** Publishes what was asked about in spite of its errors; gives the same. */
  readonly publishAnyway: () => Promise<PublicationState | null>;
  /** Brings a revision back that was published before, unchecked: respondents have had it. */
  readonly bringBack: (revision: number) => Promise<void>;
  readonly giveUp: () => void;
}

/** The one way of publishing (domain.md §11), wherever its button stands: checked before, told and undoable after. */
export function usePublishing(survey: SurveyData, { errorsOf, publish, reasonOf }: PublishingCalls): Publishing {
  const [isPublishing, setIsPublishing] = useState(false);
  const [asked, setAsked] = useState<{ readonly errors: readonly DialogFinding[]; readonly what: Wanted } | null>(null);

  const move = async (
    what: Wanted,
    told: string,
    before: PublicationState | null,
  ): Promise<PublicationState | null> => {
    setAsked(null);
    setIsPublishing(true);
    try {
      const published = await publish(survey, what);
      showPublication(survey.survey_id, published);
      const undo = before && {
        label: texts.undo,
        run: () => void move({ revision: before.revision }, texts.undone, null),
      };
      showNotice(told, undo);
      return published;
    } catch (error) {
      showNotice(texts.failed(reasonOf(error)));
      return null;
    } finally {
      setIsPublishing(false);
    }
  };

  const publishDraft = async (what: Wanted = {}): Promise<PublicationState | null> => {
    if (isPublishing) return null;
    setIsPublishing(true);
    const errors = await errorsOf(survey.survey_id);
    setIsPublishing(false);
    // A check that fails keeps nobody from publishing.
    if (!errors || errors.length === 0) return move(what, texts.done, survey.publication);
    setAsked({ errors, what });
    return null;
  };

  return {
    isPublishing,
    errors: asked && asked.errors,
    publishDraft,
    publishAnyway: async () => (asked ? move(asked.what, texts.done, survey.publication) : null),
    bringBack: async (revision) => {
      await move({ revision }, texts.done, survey.publication);
    },
    giveUp: () => setAsked(null),
  };
}

/** The author may stand at another dialog by now. */
function showPublication(survey_id: string, publication: PublicationState): void {
  const survey = $survey.get();
  if (survey?.survey_id === survey_id) $survey.set({ ...survey, publication });
}
