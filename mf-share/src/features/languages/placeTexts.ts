import type { AskBacks, BarWording } from '@dialogwerk/shared/contract';
import { textFieldNames, textSettingNames } from '@dialogwerk/shared/dialog';

type SettingField =
  | 'survey_name'
  | 'welcome'
  | 'ending'
  | 'privacy_declaration_text'
  | keyof BarWording
  | `ask_backs.${keyof AskBacks}`;

/** Where a text stands, in authors' words; a setting without one does not compile. */
export const placeTexts = {
  joined: (group: string, place: string) => `${group} · ${place}`,
  settings: 'Einstellungen',
  scale: (name: string) => `Skala „${name}“`,
  lostScale: 'Skala',
  block: (number: number) => `Block ${number}`,
  lostBlock: 'Block',
  other: 'Text',
  setting: {
    ...textSettingNames,
    'ask_backs.understood': 'Rückfrage: verstanden',
    'ask_backs.meant': 'Rückfrage: vielleicht gemeint',
    'ask_backs.unclear': 'Rückfrage: nicht verstanden',
    'ask_backs.choose': 'Rückfrage: bitte auswählen',
    'ask_backs.none': 'Rückfrage: nichts davon',
  } satisfies Readonly<Record<SettingField, string>>,
  field: {
    ...textFieldNames,
    not_understood: 'Wenn eine Antwort nicht verstanden wird',
    wrong: 'Wenn eine Antwort nicht passt',
    label_min: 'Beschriftung links',
    label_max: 'Beschriftung rechts',
    label_agree: 'Beschriftung für Zustimmen',
    label_decline: 'Beschriftung für Ablehnen',
    unit: 'Einheit',
    fallback: 'Ersatztext',
    qa_fallback: 'Wenn kein Eintrag passt',
    again: 'Frage nach einer weiteren Runde',
    'again yes': 'Weitere Runde: ja',
    'again no': 'Weitere Runde: nein',
  },
  numbered: {
    option: (number: number) => `Option ${number}`,
    point: (number: number) => `Punkt ${number} der Skala`,
    item: (number: number) => `Eintrag ${number}`,
    entry: (number: number) => `Eintrag ${number}, Antwort`,
    question: (number: number) => `Eintrag ${number}, Frage`,
  },
  reaction: (choice: string) => `Reaktion auf „${choice}“`,
  lostReaction: 'Reaktion auf eine Auswahl',
} as const;
