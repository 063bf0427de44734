import type { QuestionOf } from '@dialogwerk/shared/dialog';
import type { ChatsFinding } from '@dialogwerk/shared/dialog/simulation';
import { checkTexts as texts } from '../checkTexts.ts';
import type { Chats } from './Chats.ts';
import { placeText, triggerSentence } from './triggerSentence.ts';

/** Whether players meet it, or it is only worth a look. */
export function isError({ kind }: ChatsFinding): boolean {
  return kind !== 'trigger-never-acts' && kind !== 'goes-round';
}

/** The block that a finding is about; null for the multi-chat as a whole. */
export function questionOfFinding(finding: ChatsFinding): QuestionOf | null {
  switch (finding.kind) {
    case 'no-way-to-ending':
    case 'never-found': {
      const { survey_id, unique_question_id } = finding.hint;
      return { survey_id, unique_question_id };
    }
    case 'waits-for-ever':
    case 'goes-round':
      return finding.at;
    case 'trigger-never-acts':
      return finding.rule.at;
    case 'gone-block':
    case 'never-opens':
    case 'ends-without-ending':
      return null;
  }
}

/** A finding as a German sentence. */
export function findingText(chats: Chats, finding: ChatsFinding): string {
  switch (finding.kind) {
    case 'no-way-to-ending':
      return texts.noWayToEnding(finding.hint.title);
    case 'never-found':
      return texts.neverFound(finding.hint.title);
    case 'gone-block':
      return texts.goneBlock(finding.hint.title);
    case 'never-opens':
      return texts.neverOpens(chats.surveys.find((one) => one.survey_id === finding.survey_id)?.survey_name ?? '');
    case 'waits-for-ever':
      return texts.waitsForEver(placeText(chats, finding.at), finding.count);
    case 'ends-without-ending':
      return texts.endsWithoutEnding(finding.count);
    case 'goes-round':
      return texts.goesRound(placeText(chats, finding.at), finding.count);
    case 'trigger-never-acts':
      return texts.triggerNeverActs(triggerSentence(chats, finding.rule));
  }
}
