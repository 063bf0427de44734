import type { ModelState } from '@dialogwerk/shared/contract';
import { usesModel } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';

type Endpoint = NonNullable<ModelState['main']>;

interface Notice {
  readonly title: string;
  readonly purpose: (model: Endpoint) => string;
  readonly reserve: (model: Endpoint) => string;
  readonly masked: string;
  readonly kept: string;
}

const german = (yours: string): Notice => ({
  title: 'Sprachmodell',
  purpose: ({ host, model, outside }) =>
    `Teile dieses Dialogs führt das Sprachmodell ${model} unter ${host}${outside ? '' : ' (im Netz des Betreibers)'}. Dorthin wird gesendet, was in diesen Teilen geschrieben wird, mit dem Verlauf dazu: damit das Modell antworten, nachfragen und erkennen kann, wann das Gespräch am Ziel ist.`,
  reserve: ({ host, model }) => `Antwortet es nicht, geht dasselbe an das Sprachmodell ${model} unter ${host}.`,
  masked:
    'Namen, Anschriften, Telefonnummern, E-Mail-Adressen und Bankverbindungen werden vorher durch Platzhalter ersetzt, soweit sie erkannt werden.',
  kept: `Was das Modell geantwortet hat, wird mit ${yours} Gespräch gespeichert und mit ihm gelöscht.`,
});

const notices = {
  sie: german('Ihrem'),
  du: german('deinem'),
  en: {
    title: 'Language model',
    purpose: ({ host, model, outside }: Endpoint) =>
      `Parts of this dialog are led by the language model ${model} at ${host}${outside ? '' : ' (in the operator’s own network)'}. What is written in these parts is sent there, with what was said before: so that the model can answer, ask back and see when the conversation has reached its goal.`,
    reserve: ({ host, model }: Endpoint) =>
      `If it does not answer, the same goes to the language model ${model} at ${host}.`,
    masked:
      'Names, addresses, telephone numbers, e-mail addresses and bank accounts are replaced by placeholders before, as far as they are recognised.',
    kept: 'What the model answered is stored with your conversation and deleted with it.',
  },
} as const;

/**
 * What a privacy page says of language models, as Markdown: who runs them and what for, from the settings that are in effect; null
 * where the dialog gives them nothing or none is connected.
 */
export function modelNotice(snapshot: SurveySnapshot, { main, reserve }: ModelState): string | null {
  if (main === null || !usesModel(snapshot.blocks)) return null;
  const notice = notices[snapshot.language.startsWith('de') ? snapshot.du_sie : 'en'];
  const sentences = [
    notice.purpose(main),
    ...(reserve ? [notice.reserve(reserve)] : []),
    ...(snapshot.model_mask === false ? [] : [notice.masked]),
    notice.kept,
  ];
  return `## ${notice.title}\n\n${sentences.join(' ')}`;
}
