import type { Block, Jump, Option, ScaleTemplate, Trigger } from '../../contract/index.ts';
import type { MultiChat } from '../check/checkDialog.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { aSnapshot } from './aSnapshot.ts';
import {
  api,
  assign,
  consent,
  date,
  email,
  gpt,
  likert,
  matrix,
  message,
  multiple,
  number,
  open,
  phone,
  picture,
  qa,
  ranking,
  place,
  signature,
  single,
  slider,
  upload,
  url,
  voice,
} from './blocks.ts';
import { coded, fhir, imported, item, neverToAlways } from '../formats/fhir/testing/fhir.ts';
import { questionnaireFixture } from './questionnaireFixture.ts';
import { limeSurveyDialog, rosenbergDialog } from './questionnaireTables.ts';

/** A dialog in which nothing is wrong. */
export interface SoundDialog {
  readonly name: string;
  readonly snapshot: SurveySnapshot;
  readonly multiChat?: MultiChat;
}

const by = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });
const when = (condition: string, target: string): Jump => ({ kind: 'condition', condition, target });
const options = (...texts: readonly string[]): Option[] =>
  texts.map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const scored = (...texts: readonly string[]): Option[] =>
  texts.map((text, index) => ({ id: `s${index}`, text, score: index }));
const agreement: ScaleTemplate = {
  id: 'zustimmung',
  name: 'Zustimmung',
  points: ['gar nicht', 'wenig', 'teilweise', 'ziemlich', 'völlig'].map((label, index) => ({
    value: index + 1,
    label,
  })),
};
const shared = { from: 'template', template_id: 'zustimmung' } as const;
const end = { is_end: true };

function fromFhir(content: string): SurveySnapshot {
  const { survey } = imported(content);
  const { welcome, ending, language, templ_options } = survey;
  return { ...aSnapshot([], { welcome, ending, language, templ_options }), blocks: survey.blocks };
}

const says = (
  blocks: readonly Block[],
  welcome: string,
  ending: string,
  du_sie: 'du' | 'sie' = 'sie',
): SurveySnapshot => aSnapshot(blocks, { welcome, ending, du_sie, templ_options: [agreement] });

const conditional = fhir([
  item('raucht', 'choice', { answerOption: [coded('ja', 'Ja'), coded('nein', 'Nein')] }),
  item('menge', 'integer', { enableWhen: [{ question: 'raucht', operator: '=', answerCoding: { code: 'ja' } }] }),
  item('seit', 'date', { enableWhen: [{ question: 'raucht', operator: '=', answerCoding: { code: 'ja' } }] }),
  item('sport', 'choice', { answerOption: neverToAlways }),
]);

/** Two dialogs of a multi-chat that wait for and lead to one another, without a circle. */
const detective = {
  ...says(
    [
      open('brief', { context: 'Was steht im Brief?' }),
      open('verdacht', { context: 'Wen verdächtigen Sie?' }),
      open('beweis', { context: 'Was ist Ihr Beweis?' }),
    ],
    'Hier ermittelt die Kommissarin.',
    'Der Fall ist gelöst.',
  ),
  survey_id: 'kommissarin',
};
const witness = {
  ...says(
    [
      open('gesehen', { context: 'Was wollen Sie von mir wissen?' }),
      open('uhrzeit', { context: 'Um wie viel Uhr war das?' }),
    ],
    'Ich habe alles gesehen.',
    'Mehr sage ich nicht.',
  ),
  survey_id: 'zeugin',
};
const trigger = (
  trigger_id: string,
  survey_id: string,
  unique_question_id: string,
  text: string,
  init_survey = false,
): Trigger => ({
  trigger_id,
  dialog_manager_id: 3,
  survey_id,
  unique_question_id,
  trigger: text,
  init_survey,
});
const caseTriggers: readonly Trigger[] = [
  trigger('t1', 'zeugin', 'gesehen', 'waitFor;kommissarin;brief', true),
  trigger('t2', 'kommissarin', 'beweis', 'waitFor;zeugin;uhrzeit'),
  trigger('t3', 'kommissarin', 'verdacht', 'moveTo;zeugin;gesehen'),
  trigger('t4', 'zeugin', 'uhrzeit', 'waitAPI;zeugin;uhrzeit'),
];

/** Sound dialogs of every kind: imported ones, the examples of the first start, and one for each thing that can go wrong. */
export function soundDialogs(): SoundDialog[] {
  const named = (name: string, snapshot: SurveySnapshot, multiChat?: MultiChat): SoundDialog => ({
    name,
    snapshot,
    ...(multiChat ? { multiChat } : {}),
  });
  return [
    named('PHQ-9', fromFhir(questionnaireFixture('phq-9-de.fhir.json'))),
    named('Rosenberg', rosenbergDialog()),
    named('LimeSurvey-Demo', limeSurveyDialog()),
    named('FHIR mit Bedingungen', fromFhir(conditional)),
    named(
      'Stimmung im Team',
      says(
        [
          ...['Vertrauen', 'Hilfe', 'Druck', 'Sinn'].map((context, index) =>
            likert(`t${index + 1}`, {
              context: `${context}: Stimmt das für dein Team?`,
              variable: `team_${index + 1}`,
              scale: shared,
              inverse: index === 2,
            }),
          ),
          assign('rechnen', [{ variable: 'wert', expression: 'mean(team_1, team_2, team_3, team_4)' }], {
            jump_to_ids: [when('wert >= 3.5', 'gut'), when('wert < 3.5', 'nicht_gut')],
          }),
          message('gut', { context: 'Das klingt nach einem guten Miteinander!', ...end }),
          open('nicht_gut', {
            context: 'Was würde dir helfen?',
            variable: 'hilfe',
            optional: true,
            acknowledgement: 'Danke, dass du das teilst.',
            ...end,
          }),
        ],
        'Hallo, ich bin Toni!#1000#Ich stelle dir vier Aussagen.',
        'Danke für deine Zeit!',
        'du',
      ),
    ),
    named(
      'Urlaubsberater',
      says(
        [
          single('ort', {
            context: 'Wohin zieht es Sie?',
            variable: 'ort',
            options: options('Berge', 'Meer', 'Stadt'),
            jump_to_reactions: { o1: 'Höhenluft!' },
            jump_to_ids: [by('o1', 'berge'), by('o2', 'meer'), by('o3', 'stadt')],
          }),
          single('berge', {
            context: 'Hütte oder Gipfel?',
            variable: 'berge',
            options: options('Hütte', 'Gipfel'),
            jump_to_ids: [by('o1', 'tipp_huette'), by('o2', 'tipp_gipfel')],
          }),
          message('meer', { context: 'Mein Tipp für das {{ort}}: segeln.', ...end }),
          open('stadt', { context: 'Wie sieht Ihr Abend aus?', variable: 'abend', jump_to_question: 'tipp_stadt' }),
          message('tipp_huette', { context: 'Fünf Tage von Hütte zu Hütte.', ...end }),
          message('tipp_gipfel', { context: 'Ein Kletterkurs.', ...end }),
          message('tipp_stadt', { context: 'Der Nachtzug. {{abend}}, das geht dort gut.', ...end }),
        ],
        'Moin! Ich bin Kompass.',
        'Gute Reise!',
      ),
    ),
    named(
      'Veranstaltung',
      says(
        [
          open('vorname', {
            context: 'Wie darf ich Sie nennen?',
            variable: 'vorname',
            acknowledgement: 'Freut mich, {{vorname}}.',
          }),
          likert('gesamt', {
            context: 'Wie zufrieden waren Sie?',
            variable: 'zufriedenheit',
            scale: shared,
            likert_na: true,
            jump_to_reactions: { '1': 'Das tut mir leid.', na: 'In Ordnung.' },
          }),
          multiple('gefallen', {
            context: 'Was hat Ihnen gefallen?',
            variable: 'gefallen',
            options: options('Inhalte', 'Austausch', 'Ort'),
            min: 1,
            optional: true,
          }),
          number('empfehlung', {
            context: 'Wie wahrscheinlich empfehlen Sie uns weiter?',
            variable: 'empfehlung',
            min: 0,
            max: 10,
            integer: true,
          }),
          open('wunsch', { context: 'Was sollen wir ändern?', variable: 'wunsch', optional: true }),
        ],
        'Guten Tag, ich bin Frida.',
        'Vielen Dank, {{vorname}}!',
      ),
    ),
    named(
      'Quiz mit zweitem Versuch',
      says(
        [
          single('frage', {
            context: 'Welche Stadt liegt am Main?',
            variable: 'stadt',
            options: options('Köln', 'Frankfurt', 'Bremen'),
            jump_to_ids: [by('o2', 'richtig')],
          }),
          message('falsch', { context: '{{stadt}}? Leider nein.' }),
          single('nochmal', {
            context: 'Möchtest du es noch einmal versuchen?',
            options: options('Ja', 'Nein'),
            jump_to_ids: [by('o1', 'frage')],
          }),
          message('schade', { context: 'Schade. Bis bald!', ...end }),
          message('richtig', { context: 'Richtig!' }),
        ],
        'Willkommen beim Quiz!',
        'Danke fürs Mitmachen.',
        'du',
      ),
    ),
    named(
      'Drei Versuche',
      says(
        [
          assign('null', [{ variable: 'runde', expression: '0' }]),
          open('wort', { context: 'Wie heißt das Gegenteil von klein?', variable: 'wort' }),
          assign('zaehlen', [{ variable: 'runde', expression: 'runde + 1' }], {
            jump_to_ids: [when('runde < 3 and wort != "groß"', 'wort')],
          }),
          message('fertig', { context: 'Nach {{runde}} Versuchen: {{wort}}.' }),
        ],
        'Los geht es!',
        'Danke dir!',
        'du',
      ),
    ),
    named(
      'Rechnen ohne Frage',
      says(
        [
          number('start', {
            context: 'Mit welcher Zahl beginnen wir?',
            variable: 'zahl',
            min: 1,
            max: 9,
            integer: true,
          }),
          assign(
            'doppelt',
            [
              { variable: 'zahl2', expression: 'if(answered(zahl2), zahl2 * 2, zahl)' },
              { variable: 'mal', expression: 'if(answered(mal), mal + 1, 1)' },
            ],
            { jump_to_ids: [when('mal < 5', 'doppelt')] },
          ),
          message('ergebnis', { context: 'Nach {{mal}} Runden ist die Zahl {{zahl2}}.' }),
        ],
        'Guten Tag!',
        'Auf Wiedersehen.',
      ),
    ),
    named(
      'Nachfragen und Wissen',
      says(
        [
          open('beruf', {
            context: 'Was machst du beruflich?',
            variable: 'beruf',
            nachfrage: 'Was gefällt dir daran, {{beruf}} zu sein?',
            acknowledgement: 'Spannend!',
            reason: 'Damit ich passende Fragen stelle.',
          }),
          qa('fragen', {
            context: 'Was möchtest du wissen?',
            qa_entries: [
              { id: 'e1', questions: ['Was kostet das?'], answer: 'Es ist frei.' },
              { id: 'e2', questions: ['Wie lange dauert es?'], answer: 'Zwei Minuten.' },
            ],
            only_search: true,
            qa_fallback: 'Das weiß ich nicht.',
          }),
          qa('noch', {
            context: 'Und sonst?',
            variable: 'sonst',
            qa_entries: [{ id: 'e1', questions: ['Wer bist du?'], answer: 'Ein Dialog.' }],
            jump_to_ids: [by('e1', 'schluss')],
          }),
          message('mitte', { context: 'Zu „{{sonst}}“ melden wir uns.' }),
          message('schluss', { context: 'Mach es gut!' }),
        ],
        'Hallo!',
        'Tschüss.',
        'du',
      ),
    ),
    named(
      'Einwilligung',
      says(
        [
          consent('daten', {
            context: 'Dürfen wir Ihre Antworten auswerten?',
            variable: 'daten_ok',
            required: true,
            jump_to_reactions: { decline: 'Dann endet das Gespräch hier.' },
          }),
          consent('kontakt', {
            context: 'Dürfen wir uns bei Ihnen melden?',
            variable: 'kontakt_ok',
            required: false,
            jump_to_ids: [by('decline', 'ohne')],
          }),
          email('mail', {
            context: 'Wie lautet Ihre Adresse?',
            variable: 'mail',
            acknowledgement: 'Notiert: {{mail}}',
          }),
          message('ohne', { context: 'Gut, dann geht es weiter.' }),
          single('art', {
            context: 'Wie kamen Sie hierher?',
            variable: 'art',
            options: options('Zu Fuß', 'Mit dem Rad'),
            jump_to_ids: [when('kontakt_ok = wahr und art = "Zu Fuß"', 'fuss')],
          }),
          message('rad', { context: 'Danke.', ...end }),
          message('fuss', { context: 'Danke, wir rufen Sie an.' }),
        ],
        'Guten Tag.',
        'Ende.',
      ),
    ),
    named(
      'Körpermaß',
      says(
        [
          number('gross', {
            context: 'Wie groß sind Sie in Zentimetern?',
            variable: 'groesse',
            min: 100,
            max: 250,
            integer: true,
          }),
          number('schwer', { context: 'Wie viel wiegen Sie?', variable: 'gewicht', min: 30, max: 300 }),
          assign('bmi', [{ variable: 'bmi', expression: 'round(gewicht / (groesse / 100 * groesse / 100), 1)' }], {
            jump_to_ids: [when('bmi < 18.5', 'unter'), when('bmi >= 30', 'ueber')],
          }),
          message('normal', { context: 'Ihr Wert ist {{bmi}}.', ...end }),
          message('unter', { context: 'Ihr Wert {{bmi}} ist niedrig.', ...end }),
          message('ueber', { context: 'Ihr Wert {{bmi}} ist hoch.', ...end }),
        ],
        'Guten Tag.',
        'Alles Gute!',
      ),
    ),
    named(
      'Anmeldung',
      says(
        [
          date('geburt', {
            context: 'Wann sind Sie geboren?',
            variable: 'geburt',
            min: '1920-01-01',
            max: '2026-01-01',
            jump_to_ids: [when('geburt > "2008-11-21"', 'jung')],
          }),
          phone('telefon', {
            context: 'Ihre Telefonnummer?',
            variable: 'telefon',
            embed: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
            embed_title: 'Warum wir anrufen',
          }),
          url('seite', { context: 'Ihre Internetseite?', variable: 'seite', optional: true }),
          upload('foto', { context: 'Ein Foto von Ihnen?', variable: 'foto', optional: true }),
          place('wohnort', {
            context: 'Wo wohnen Sie ungefähr?',
            variable: 'wohnort',
            filename_db: 'stadtplan.png',
            media_text: 'Plan der Stadt',
            edges: { north: 52.6, south: 52.4, west: 13.2, east: 13.6 },
            jump_to_ids: [when('wohnort_x > 90 and wohnort_lat > 52.5', 'stimme')],
          }),
          signature('unterschrift', { context: 'Bitte unterschreiben Sie.', variable: 'unterschrift', optional: true }),
          voice('stimme', { context: 'Sagen Sie kurz Hallo.', variable: 'stimme', optional: true, ...end }),
          message('jung', { context: 'Geboren am {{geburt}}: Leider sind Sie zu jung.', ...end }),
        ],
        'Hier melden Sie sich an.',
        'Bis dann!',
      ),
    ),
    named(
      'Fragenbatterie',
      says(
        [
          matrix('werte', {
            context: '',
            variable: 'w',
            items: [
              { id: 'a', text: 'Ich bin gern unter Menschen.', inverse: false },
              { id: 'b', text: 'Ich bin oft müde.', inverse: true },
            ],
            scale: shared,
            likert_na: true,
          }),
          assign('summe', [{ variable: 'gesamt', expression: 'summe.1(w_1, w_2)' }], {
            jump_to_ids: [when('gesamt >= 8', 'hoch'), when('nicht beantwortet(gesamt)', 'leer')],
          }),
          message('tief', { context: 'Danke für deine Offenheit.', ...end }),
          message('hoch', { context: 'Das klingt gut.', ...end }),
          message('leer', { context: 'Auch keine Angabe ist eine Antwort.' }),
        ],
        'Hallo.',
        'Ende.',
        'du',
      ),
    ),
    named(
      'Kundennummer',
      says(
        [
          open('nummer', { context: 'Wie lautet Ihre Kundennummer?', variable: 'kundennummer' }),
          api('suche', {
            context: '',
            url: 'https://example.org/kunden/{{kundennummer}}',
            mapping: [{ variable: 'stufe', path: 'stufe' }],
            error_target: 'panne',
            jump_to_ids: [when('stufe = "gold"', 'gold')],
          }),
          message('normal', { context: 'Willkommen.', ...end }),
          message('gold', { context: 'Willkommen, Sie haben Vorrang.', ...end }),
          open('panne', { context: 'Das System antwortet nicht. Worum geht es?', variable: 'anliegen' }),
        ],
        'Guten Tag.',
        'Danke.',
      ),
    ),
    named(
      'Gespräch mit Ausweg',
      says(
        [
          gpt('plaudern', { fallback: 'Zurzeit kann ich nicht frei sprechen.', fallback_target: 'thema' }),
          single('nie_allein', {
            context: 'Womit beginnen wir?',
            variable: 'beginn',
            options: options('Arbeit', 'Freizeit'),
            jump_to_question: 'anfang',
          }),
          single('thema', {
            context: 'Worüber sprechen wir?',
            variable: 'thema',
            options: options('Arbeit', 'Freizeit', 'Anderes'),
            jump_to_ids: [by('o3', 'nie_allein')],
            jump_to_question: 'ende',
          }),
          message('anfang', { context: 'Gut, {{beginn}}.', ...end }),
          message('ende', { context: 'Gut, {{thema}}.' }),
        ],
        'Hallo!',
        'Bis bald.',
        'du',
      ),
    ),
    named(
      'Bilder und Rangfolge',
      says(
        [
          picture('bild', {
            context: 'Welches Bild gefällt Ihnen?',
            variable: 'bild',
            options: [
              { id: 'a', text: 'Berg', score: null, filename_db: null },
              { id: 'b', text: 'See', score: null, filename_db: null },
            ],
            jump_to_ids: [when('bild = "See"', 'see')],
          }),
          ranking('rang', {
            context: 'Was ist Ihnen wichtig?',
            variable: 'rang',
            options: options('Ruhe', 'Preis', 'Nähe'),
          }),
          slider('nps', {
            context: 'Wie wahrscheinlich empfehlen Sie uns?',
            variable: 'nps',
            jump_to_ids: [when('nps >= 9', 'fan')],
          }),
          open('see', { context: 'Was fehlt Ihnen?', variable: 'fehlt', ...end }),
          message('fan', { context: 'Wie schön, dass Sie uns mögen!' }),
        ],
        'Guten Tag.',
        'Danke für Ihr Bild „{{bild}}“.',
      ),
    ),
    named(
      'Name nur mit Erlaubnis',
      says(
        [
          single('du_ok', {
            context: 'Magst du mir deinen Namen sagen?',
            variable: 'mit_name',
            options: scored('Nein', 'Ja'),
            jump_to_ids: [by('s0', 'stimmung')],
          }),
          open('name', { context: 'Wie heißt du?', variable: 'name' }),
          single('stimmung', {
            context: 'Wie geht es dir?',
            variable: 'stimmung',
            options: options('Gut', 'Schlecht'),
            jump_to_ids: [when('mit_name = 1', 'persoenlich')],
          }),
          message('still', { context: 'Danke dir.', ...end }),
          message('persoenlich', { context: 'Danke dir, {{name}}.' }),
        ],
        'Hi!',
        'Tschüss!',
        'du',
      ),
    ),
    named(
      'Zwei Wege, ein Name',
      says(
        [
          single('anrede', {
            context: 'Kommen Sie privat oder für eine Firma?',
            variable: 'rolle',
            options: options('Privat', 'Firma'),
            jump_to_ids: [by('o2', 'firma')],
          }),
          open('privat', { context: 'Wie heißen Sie?', variable: 'privat', jump_to_question: 'p' }),
          open('firma', { context: 'Wie heißt Ihre Firma?', variable: 'firma' }),
          assign('f', [{ variable: 'kunde', expression: 'firma' }], { jump_to_question: 'danke' }),
          assign('p', [{ variable: 'kunde', expression: 'privat' }]),
          message('danke', { context: 'Schön, dass Sie da sind, {{kunde}}.' }),
        ],
        'Guten Tag.',
        'Danke, {{kunde}}.',
      ),
    ),
    named('Kommissarin', detective, { triggers: caseTriggers, others: [witness] }),
    named('Zeugin', witness, { triggers: caseTriggers, others: [detective] }),
  ];
}
