import type { Block, FixMessages, SurveyConfig } from '@dialogwerk/shared/contract';

type FieldsOf<B> = B extends Block ? keyof B : never;
/** What never changes, or has no field of its own in the settings. */
type Fixed = 'type' | 'unique_question_id' | 'created_on';
type Field = Exclude<FieldsOf<Block>, Fixed> | keyof SurveyConfig | keyof FixMessages | 'templ_options';

/** What the fields of blocks and settings are called where a change is told; a field of the contract without one does not compile. */
const names: Readonly<Record<Field, string>> = {
  context: 'Text',
  nachfrage: 'Nachfrage',
  acknowledgement: 'Reaktion auf die Antwort',
  filename_db: 'Datei',
  media_text: 'Alternativtext oder Abschrift',
  captions_db: 'Untertitel',
  start_page: 'Erster Block',
  is_end: 'Dialog endet hier',
  position: 'Platz im Graphen',
  order: 'Reihenfolge',
  jump_to_ids: 'Bedingte Sprünge',
  jump_to_question: 'Danach weiter mit',
  jump_to_reactions: 'Reaktionen',
  link: 'Link',
  short_name: 'Kurzname',
  variable: 'Variable',
  reason: 'Begründung',
  optional: 'Darf übersprungen werden',
  options: 'Antwortmöglichkeiten',
  kinds: 'Erlaubte Dateien',
  max_bytes: 'Größte Datei',
  max_seconds: 'Längste Aufnahme',
  label_agree: 'Beschriftung für Zustimmen',
  label_decline: 'Beschriftung für Ablehnen',
  required: 'Zustimmung nötig',
  scale: 'Skala',
  items: 'Aussagen',
  likert_na: '„keine Angabe“',
  inverse: 'Umgekehrte Punkte',
  min: 'Kleinster Wert',
  max: 'Größter Wert',
  step: 'Schrittweite',
  label_min: 'Beschriftung links',
  label_max: 'Beschriftung rechts',
  unit: 'Einheit',
  integer: 'Nur ganze Zahlen',
  multiline: 'Mehrere Zeilen',
  max_length: 'Größte Länge',
  assignments: 'Berechnungen',
  qa_entries: 'Wissen',
  only_search: 'Beliebig viele Fragen',
  qa_fallback: 'Wenn kein Eintrag passt',
  url: 'Adresse',
  method: 'Methode',
  body: 'Inhalt der Anfrage',
  mapping: 'Was die Antwort liefert',
  timeout_ms: 'Wartezeit',
  error_target: 'Wenn die Abfrage fehlschlägt',
  fallback: 'Ersatztext',
  fallback_target: 'Nach dem Ersatztext weiter mit',
  brief: 'Auftrag',
  max_exchanges: 'Höchstzahl der Wechsel',
  gpt_exit_conditions: 'Ausstiegsbedingungen',

  welcome: 'Begrüßung',
  ending: 'Schlusstext',
  survey_name: 'Name des Dialogs',
  du_sie: 'Anrede',
  language: 'Sprache',
  privacy_declaration_text: 'Datenschutzerklärung',
  audio_messages: 'Antworten als Ton',
  video_messages: 'Antworten als Video',
  avatar_name: 'Name des Bots',
  avatar_src: 'Bild des Bots',
  background_link: 'Hintergrundbild',
  accent_color: 'Akzentfarbe',
  logo_src: 'Logo',
  speed: 'Tempo',
  messenger: 'Darstellung',
  feedback_allowed: 'Rückmeldung erlaubt',
  templ_options: 'Gemeinsame Skalen',
};

const known = new Map<string, string>(Object.entries(names));

/** What a field is called; 'Angaben' for one of an older version. */
export function fieldName(field: string): string {
  return known.get(field) ?? 'Angaben';
}

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
  entries: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  place: (order: number) => `Stelle ${order + 1}`,
  du: 'du',
  sie: 'Sie',
} as const;
