import type { BlockOf, BlockType, FixMessages, SurveyConfig } from '@dialogwerk/shared/contract';
import { blockFacts, textFieldNames, textSettingNames } from '@dialogwerk/shared/dialog';
import { counted, formatDecimal, plural } from '@dialogwerk/shared/numbers';
import { quoted } from './model/wording/quoted.ts';

/** What never changes, or has no field of its own in the settings. */
type Fixed = 'type' | 'unique_question_id' | 'created_on';
type Field =
  | Exclude<keyof BlockOf<'message'>, Fixed>
  | keyof SurveyConfig
  | keyof FixMessages
  | 'templ_options'
  | 'sections';

/**
 * What the fields of every block and of the settings are called, in the inspector and where a change is told; a field of the
 * contract without one does not compile. What the other fields of a type are called, the type says (`blockFacts`).
 */
export const fieldNames = {
  ...textFieldNames,
  ...textSettingNames,
  probing: 'Nachfragen mit Ziel',
  filename_db: 'Datei zu diesem Block',
  captions_db: 'Untertitel',
  embed: 'Eingebetteter Inhalt (Adresse)',
  start_page: 'Der Dialog beginnt mit diesem Block',
  is_end: 'Ende des Dialogs',
  screens_out: 'Passt nicht zur Studie',
  wanted_wording: 'So gewollte Formulierung',
  position: 'Platz im Graphen',
  order: 'Reihenfolge',
  jump_to_ids: 'Bedingte Sprünge',
  jump_to_question: 'Danach weiter mit',
  jump_to_reactions: 'Reaktionen',
  link: 'Link (URL)',
  short_name: 'Kurzname',
  variable: 'Variable',
  optional: 'Frage darf übersprungen werden',

  du_sie: 'Anrede',
  language: 'Sprache',
  languages: 'Weitere Sprachen',
  translations: 'Übersetzungen',
  audio_messages: 'Antworten als Sprachnachricht erlauben',
  video_messages: 'Antworten als Video erlauben',
  model_consent: 'Vor dem Sprachmodell um Einwilligung bitten',
  model_mask: 'Persönliche Angaben vor dem Sprachmodell verdecken',
  avatar_name: 'Name des Bots',
  avatar_src: 'Bild des Bots',
  background_link: 'Hintergrundbild',
  accent_color: 'Akzentfarbe',
  logo_src: 'Logo',
  speed: 'Tempo',
  messenger: 'Darstellung',
  typeface: 'Schrift',
  feedback_allowed: 'Rückmeldung zum Dialog erlauben',
  ask_backs: 'Rückfragen in eigenen Worten',
  library: 'In der Bibliothek angeboten',
  templ_options: 'Gemeinsame Skalen',
  sections: 'Abschnitte',
} as const satisfies Readonly<Record<Field, string>>;

const byType = Object.entries(blockFacts).map(([type, { fields }]) => ({ type, names: Object.entries(fields) }));
const knownByType = new Map<string, string>(
  byType.flatMap(({ type, names }) => names.map(([field, name]): [string, string] => [`${type} ${field}`, name])),
);
/** Where the block is gone, a bound reads as that of a number. */
const known = new Map<string, string>([
  ...byType.flatMap(({ names }) => names),
  ...Object.entries(blockFacts.number.fields),
  ...Object.entries(fieldNames),
]);

/** What a field is called, in a block of this type where it is known; 'Angaben' for one of an older version. */
export function fieldName(field: string, type?: BlockType): string {
  // A single text in another language is told by all of them.
  const [first = field] = field.startsWith('translations/') ? field.split('/') : [field];
  return knownByType.get(`${type} ${first}`) ?? known.get(first) ?? 'Angaben';
}

/** Words in which values are told. */
export const valueTexts = {
  empty: 'leer',
  leftOut: 'wird nicht gesagt',
  yes: 'ja',
  no: 'nein',
  automatic: 'automatisch',
  placed: 'von Hand gesetzt',
  otherKinds: { text: 'mit einem Text', number: 'mit einer Zahl' },
  rounds: {
    entries: 'für jeden Eintrag',
    number: (count: string, most: number) => `so oft wie „${count}“, höchstens ${most}-mal`,
    again: (text: string, no: string, most: number) => `bis „${no}“ auf „${text}“, höchstens ${most}-mal`,
  },
  offered: 'ohne Beschreibung',
  carryWays: { chosen: 'die gewählten', not_chosen: 'die nicht gewählten', all: 'alle' },
  carried: (which: string, question: string) => `${which} aus ${question}`,
  endOfList: 'der nächste in der Reihenfolge',
  asAfterAnyBlock: 'wie nach jedem Block',
  goneBlock: 'ein gelöschter Block',
  goneChoice: 'eine gelöschte Antwort',
  goneScale: 'eine gelöschte gemeinsame Skala',
  sharedScale: (name: string) => `gemeinsame Skala ${quoted(name)}`,
  byMeaning: 'es gemeint ist',
  jump: (when: string, target: string) => `wenn ${when} → ${target}`,
  reaction: (choice: string, text: string) => `auf ${choice}: ${text}`,
  scored: (text: string, score: number) => `${text} (${formatDecimal(score)} ${plural(score, 'Punkt', 'Punkte')})`,
  inverse: (text: string) => `${text} (umgekehrt)`,
  withBlocks: (text: string, blocks: readonly string[]) => `${text} (${blocks.join(', ') || 'ohne Blöcke'})`,
  orders: { random: 'zufällig', latin: 'lateinisches Quadrat' },
  kinds: { image: 'Bilder', audio: 'Ton', video: 'Videos', document: 'Dokumente' },
  entries: (count: number) => counted(count, 'Eintrag', 'Einträge'),
  place: (order: number) => `Stelle ${order + 1}`,
  du: 'du',
  sie: 'Sie',
  languages: {
    de: 'Deutsch',
    en: 'Englisch',
    fr: 'Französisch',
    es: 'Spanisch',
    it: 'Italienisch',
    pl: 'Polnisch',
    tr: 'Türkisch',
    uk: 'Ukrainisch',
    ar: 'Arabisch',
  },
  speeds: {
    '0': 'Langsam',
    '0.25': 'Etwas langsamer',
    '0.5': 'Wie geschrieben',
    '0.75': 'Etwas schneller',
    '1': 'Ohne Pausen',
  },
} as const;
