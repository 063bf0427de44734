import type { ModelState } from '@dialogwerk/shared/contract';
import { usesModel } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { inEachLanguage } from '../../../wording/inEachLanguage.ts';
import type { ModelTexts } from '../../../wording/ServerTexts.ts';

const german = (yours: string): ModelTexts => ({
  title: 'Sprachmodell',
  purpose: (model, host, outside) =>
    `Teile dieses Dialogs führt das Sprachmodell ${model} unter ${host}${outside ? '' : ' (im Netz des Betreibers)'}. Dorthin wird gesendet, was in diesen Teilen geschrieben wird, mit dem Verlauf dazu: damit das Modell antworten, nachfragen und erkennen kann, wann das Gespräch am Ziel ist.`,
  reserve: (model, host) => `Antwortet es nicht, geht dasselbe an das Sprachmodell ${model} unter ${host}.`,
  masked:
    'Namen, Anschriften, Telefonnummern, E-Mail-Adressen und Bankverbindungen werden vorher durch Platzhalter ersetzt, soweit sie erkannt werden.',
  kept: `Was das Modell geantwortet hat, wird mit ${yours} Gespräch gespeichert und mit ihm gelöscht.`,
});

const english: ModelTexts = {
  title: 'Language model',
  purpose: (model, host, outside) =>
    `Parts of this dialog are led by the language model ${model} at ${host}${outside ? '' : ' (in the operator’s own network)'}. What is written in these parts is sent there, with what was said before: so that the model can answer, ask back and see when the conversation has reached its goal.`,
  reserve: (model, host) => `If it does not answer, the same goes to the language model ${model} at ${host}.`,
  masked:
    'Names, addresses, telephone numbers, e-mail addresses and bank accounts are replaced by placeholders before, as far as they are recognised.',
  kept: 'What the model answered is stored with your conversation and deleted with it.',
};

/** Formally, and informally in German. */
const notices = {
  sie: inEachLanguage('model', { de: german('Ihrem'), en: english }),
  du: inEachLanguage('model', { de: german('deinem'), en: english }),
};

/**
 * What a privacy page says of language models, as Markdown: who runs them and what for, from the settings that are in effect; null
 * where the dialog gives them nothing or none is connected.
 */
export function modelNotice(
  snapshot: Pick<SurveySnapshot, 'blocks' | 'du_sie' | 'language' | 'model_mask'>,
  { main, reserve }: ModelState,
): string | null {
  if (main === null || !usesModel(snapshot.blocks)) return null;
  const notice = notices[snapshot.du_sie](snapshot.language);
  const sentences = [
    notice.purpose(main.model, main.host, main.outside),
    ...(reserve ? [notice.reserve(reserve.model, reserve.host)] : []),
    ...(snapshot.model_mask === false ? [] : [notice.masked]),
    notice.kept,
  ];
  return `## ${notice.title}\n\n${sentences.join(' ')}`;
}
