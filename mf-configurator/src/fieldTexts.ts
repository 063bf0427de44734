import type { Block, BlockType, FixMessages, SurveyConfig } from '@dialogwerk/shared/contract';
import { quoted } from './model/quoted.ts';

type FieldsOf<B> = B extends Block ? keyof B : never;
/** What never changes, or has no field of its own in the settings. */
type Fixed = 'type' | 'unique_question_id' | 'created_on';
type Field = Exclude<FieldsOf<Block>, Fixed> | keyof SurveyConfig | keyof FixMessages | 'templ_options';

/** What the fields of blocks and settings are called, in the inspector and where a change is told; a field of the contract without one does not compile. */
export const fieldNames = {
  context: 'Was der Bot sagt',
  nachfrage: 'Nachfrage',
  acknowledgement: 'Reaktion auf die Antwort',
  filename_db: 'Datei zu diesem Block',
  media_text: 'Alternativtext oder Abschrift',
  captions_db: 'Untertitel',
  start_page: 'Der Dialog beginnt mit diesem Block',
  is_end: 'Ende des Dialogs',
  position: 'Platz im Graphen',
  order: 'Reihenfolge',
  jump_to_ids: 'Bedingte Sprünge',
  jump_to_question: 'Danach weiter mit',
  jump_to_reactions: 'Reaktionen',
  link: 'Link (URL)',
  short_name: 'Kurzname',
  variable: 'Variable',
  reason: 'Warum fragen Sie das?',
  optional: 'Frage darf übersprungen werden',
  options: 'Antwortmöglichkeiten',
  kinds: 'Was hochgeladen werden darf',
  max_bytes: 'Höchstens so groß (MB)',
  max_seconds: 'Höchstens so lang (Sekunden)',
  label_agree: 'Beschriftung für Zustimmen',
  label_decline: 'Beschriftung für Ablehnen',
  required: 'Ohne Zustimmung endet der Dialog',
  scale: 'Skala',
  items: 'Aussagen',
  likert_na: '„keine Angabe“ anbieten',
  inverse: 'Punkte umkehren',
  min: 'Kleinster Wert',
  max: 'Größter Wert',
  step: 'Schrittweite',
  label_min: 'Beschriftung links',
  label_max: 'Beschriftung rechts',
  unit: 'Einheit',
  integer: 'Nur ganze Zahlen',
  multiline: 'Mehrere Zeilen',
  max_length: 'Höchstens so viele Zeichen',
  assignments: 'Berechnungen',
  qa_entries: 'Wissen',
  only_search: 'Beliebig viele Fragen erlauben',
  qa_fallback: 'Wenn kein Eintrag passt',
  url: 'Adresse (URL)',
  method: 'Methode',
  headers: 'Kopfzeilen',
  body: 'Inhalt der Anfrage (JSON)',
  mapping: 'Was die Antwort liefert',
  timeout_ms: 'Wartezeit in Sekunden',
  error_target: 'Wenn die Abfrage fehlschlägt',
  fallback: 'Ersatztext',
  fallback_target: 'Nach dem Ersatztext weiter mit',
  brief: 'Auftrag an das Modell',
  max_exchanges: 'Höchstens so viele Wechsel',
  gpt_exit_conditions: 'Ausstiegsbedingungen',

  welcome: 'Begrüßung',
  ending: 'Schlusstext',
  survey_name: 'Name des Dialogs',
  du_sie: 'Anrede',
  language: 'Sprache',
  privacy_declaration_text: 'Datenschutzerklärung',
  audio_messages: 'Ton auf Wunsch von selbst abspielen',
  video_messages: 'Videos auf Wunsch von selbst abspielen',
  avatar_name: 'Name des Bots',
  avatar_src: 'Bild des Bots',
  background_link: 'Hintergrundbild',
  accent_color: 'Akzentfarbe',
  logo_src: 'Logo',
  speed: 'Tempo',
  messenger: 'Darstellung',
  feedback_allowed: 'Rückmeldung zum Dialog erlauben',
  templ_options: 'Gemeinsame Skalen',
} as const satisfies Readonly<Record<Field, string>>;

const counts = { min: 'Mindestens', max: 'Höchstens' } as const;
/** Fields that mean something else in blocks of some types. */
export const namesByType = {
  multiple: counts,
  picture: counts,
  date: { min: 'Frühester Tag', max: 'Spätester Tag' },
} as const satisfies { readonly [T in BlockType]?: Readonly<Record<string, string>> };

const known = new Map<string, string>(Object.entries(fieldNames));
const knownByType = new Map<string, string>(
  Object.entries(namesByType).flatMap(([type, names]) =>
    Object.entries(names).map(([field, name]): [string, string] => [`${type} ${field}`, name]),
  ),
);

/** What a field is called, in a block of this type where it is known; 'Angaben' for one of an older version. */
export function fieldName(field: string, type?: BlockType): string {
  return knownByType.get(`${type} ${field}`) ?? known.get(field) ?? 'Angaben';
}

const numbers = new Intl.NumberFormat('de-DE');

/** Words in which values are told. */
export const valueTexts = {
  empty: 'leer',
  yes: 'ja',
  no: 'nein',
  automatic: 'automatisch',
  placed: 'von Hand gesetzt',
  endOfList: 'der nächste in der Reihenfolge',
  asAfterAnyBlock: 'wie nach jedem Block',
  goneBlock: 'ein gelöschter Block',
  goneChoice: 'eine gelöschte Antwort',
  goneScale: 'eine gelöschte gemeinsame Skala',
  sharedScale: (name: string) => `gemeinsame Skala ${quoted(name)}`,
  jump: (when: string, target: string) => `wenn ${when} → ${target}`,
  reaction: (choice: string, text: string) => `auf ${choice}: ${text}`,
  scored: (text: string, score: number) => `${text} (${score === 1 ? '1 Punkt' : `${numbers.format(score)} Punkte`})`,
  inverse: (text: string) => `${text} (umgekehrt)`,
  kinds: { image: 'Bilder', audio: 'Ton', video: 'Videos', document: 'Dokumente' },
  entries: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  place: (order: number) => `Stelle ${order + 1}`,
  du: 'du',
  sie: 'Sie',
  languages: { de: 'Deutsch', en: 'Englisch' },
  speeds: {
    '0': 'Langsam',
    '0.25': 'Etwas langsamer',
    '0.5': 'Wie geschrieben',
    '0.75': 'Etwas schneller',
    '1': 'Ohne Pausen',
  },
} as const;
