import type { Language } from '../../../contract/index.ts';
import { agreementTexts } from './agreementTexts.ts';
import { agreementId } from './talk.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';

/** What respondents were asked to agree to, in their language, as it was published: names of variables stand where their values were said. */
interface ConsentShown {
  /** 'model': whether a language model may get what is written. */
  readonly kind: 'consent' | 'model';
  readonly language: Language;
  readonly text: string;
  readonly agree: string;
  readonly decline: string;
}

/** The consent that a place of a dialog asks for, in one of its languages; null where it asks for something else. */
export function consentShown(
  survey: CompiledSurvey,
  { unique_question_id, nachfrage_id }: { readonly unique_question_id: string; readonly nachfrage_id: string },
  language: Language = survey.language,
): ConsentShown | null {
  const spoken = survey.spokenIn(language);
  const asked = spoken.blocks.get(unique_question_id);
  if (!asked) return null;
  if (nachfrage_id === agreementId(unique_question_id)) {
    const { question: text, agree, decline } = agreementTexts(spoken.texts.wording);
    return { kind: 'model', language: spoken.language, text, agree, decline };
  }
  const { block, says } = asked;
  if (block.type !== 'consent' || nachfrage_id !== '') return null;
  const { label_agree: agree, label_decline: decline } = block;
  return { kind: 'consent', language: spoken.language, text: says, agree, decline };
}
