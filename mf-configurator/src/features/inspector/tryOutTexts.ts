import type { ModelFault, ModelVerdict } from '@dialogwerk/shared/contract';
import { MODEL_TRY_LIMITS } from '@dialogwerk/shared/contract';
import { counted, formatCount } from '@dialogwerk/shared/numbers';
import { quoted } from '../../model/wording/quoted.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const conversations = (count: number): string => counted(count, 'Gespräch', 'Gespräche');

const shareOf = (hits: number, total: number): string =>
  total === 0 ? 'noch kein Gespräch' : `${hits} von ${total} (${percent(hits / total)})`;

/** What authors read where they try exit conditions on transcripts. */
export const tryOutTexts = {
  open: 'Bedingungen ausprobieren',
  noModel: 'Zum Ausprobieren muss ein Sprachmodell angeschlossen sein.',
  noConditions: 'Zum Ausprobieren braucht es mindestens eine Bedingung mit einem Satz.',
  title: 'Ausstiegsbedingungen ausprobieren',
  loading: 'Das Ausprobieren wird geladen …',
  intro:
    'Das Sprachmodell beurteilt die Gespräche so, wie es später echte beurteilt. Gespräche und Ihre Angaben dazu bleiben gespeichert, damit Sie jede neue Formulierung daran prüfen können. Was aus Antworten stammt, verschwindet mit diesen.',
  close: 'Schließen',

  pasted: 'Gespräch einfügen',
  pastedHelp: 'Jede Zeile beginnt mit „Bot:“ oder „Person:“. Eine Zeile mit --- trennt mehrere Gespräche.',
  pastedExample: 'Bot: Was ist gestern passiert?\nPerson: Er schuldete mir noch Geld.',
  add: 'Hinzufügen und prüfen',
  noReply: 'Hier sagt noch niemand etwas. Schreiben Sie mindestens eine Zeile der Person.',
  tooLong: (limit: number) => `Eine Zeile ist zu lang. Erlaubt sind ${formatCount(limit)} Zeichen.`,
  tooManyLines: `Ein Gespräch hat höchstens ${MODEL_TRY_LIMITS.said} Beiträge.`,
  full: `Mehr als ${MODEL_TRY_LIMITS.transcripts} Gespräche auf einmal sind nicht möglich. Nehmen Sie zuerst welche heraus.`,
  fetch: 'Aus den neuesten Antworten übernehmen',
  fetching: 'Die neuesten Gespräche werden gelesen …',
  fetched: (count: number) => `${conversations(count)} hinzugefügt. Sie werden jetzt geprüft.`,
  noneFetched: 'In den neuesten Gesprächen wurde an dieser Stelle noch nichts geantwortet, was hier nicht schon steht.',
  notFetched: (reason: string) => `Die Gespräche konnten nicht gelesen werden. ${reason}`,

  notRead: (reason: string) => `Die gespeicherten Gespräche konnten nicht gelesen werden. ${reason}`,
  notKept: (reason: string) => `Das wurde nicht gespeichert und ist nach dem Neuladen weg. ${reason}`,
  removed: 'Das Gespräch ist herausgenommen.',
  undo: 'Rückgängig',

  list: 'Gespräche',
  empty: 'Noch kein Gespräch. Fügen Sie eines ein, um zu sehen, was das Sprachmodell daraus macht.',
  transcript: (number: number) => `Gespräch ${number}`,
  recordedAt: (moment: string) => `vom ${moment}`,
  remove: (number: number) => `Gespräch ${number} herausnehmen`,
  bot: 'Bot',
  person: 'Person',

  judging: (count: number) => `${conversations(count)}: Das Sprachmodell liest …`,
  cancel: 'Abbrechen',
  again: 'Noch einmal prüfen',
  outdated: 'Die Bedingungen sind seitdem anders. Diese Beurteilung gilt für die vorigen.',
  notJudged: (reason: string) => `Es konnte nicht geprüft werden. ${reason}`,
  givenUp: 'Abgebrochen. Geprüft wurde noch nichts.',

  endsOn: (number: number, target: string) => `Endet mit Bedingung ${number}, dann weiter mit ${target}.`,
  endsByWish: 'Die Person möchte aufhören: Das Gespräch endet ohne Bedingung.',
  goesOn: 'Keine Bedingung trifft zu: Das Gespräch geht weiter.',
  block: quoted,
  afterAnyBlock: 'dem Block unter „Wie es weitergeht“',
  goneBlock: 'einem gelöschten Block',
  verdictOf: (number: number) => `Bedingung ${number}`,
  goneCondition: 'Gelöschte Bedingung',
  met: 'Erfüllt',
  notMet: 'Nicht erfüllt',
  unclear: 'Unklar',
  uncounted: 'Zählt nicht',
  rests: (quote: string) => `gestützt auf ${quoted(quote)}`,
  sure: (confidence: number) => `zu ${percent(confidence)} sicher`,
  refused: {
    'not-met': () => null,
    'no-quote': () => 'Das Modell hält sie für erfüllt, nennt aber keine Worte der Person.',
    'not-sure': (least: number) => `Das Modell ist zu unsicher: Gefordert sind ${percent(least)}.`,
    'too-early': () => 'Es sind noch zu wenige Antworten für einen Ausstieg.',
  } satisfies Record<NonNullable<ModelVerdict['refused']>, (least: number) => string | null>,
  unasked: 'Das Modell hat dazu nichts gesagt.',

  faults: {
    timeout: 'Das Sprachmodell hat nicht rechtzeitig geantwortet.',
    network: 'Das Sprachmodell war nicht erreichbar.',
    'rate-limited':
      'Das Sprachmodell nimmt gerade keine weiteren Anfragen an. Bitte versuchen Sie es gleich noch einmal.',
    server: 'Beim Anbieter des Sprachmodells ist etwas schiefgegangen.',
    settings: 'Der Zugang zum Sprachmodell stimmt nicht. Bitte wenden Sie sich an die Administration.',
    refused: 'Das Sprachmodell hat die Antwort verweigert.',
    empty: 'Das Sprachmodell hat nichts geantwortet.',
    'bad-answer': 'Das Sprachmodell hat nicht in der verlangten Form geantwortet.',
    budget: 'Das Kontingent für heute ist aufgebraucht.',
    busy: 'Zurzeit warten zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
    aborted: 'Die Prüfung wurde abgebrochen.',
  } satisfies Record<ModelFault, string>,

  expected: (number: number) => `Was bei Gespräch ${number} richtig wäre`,
  expectedLabel: 'Richtig wäre',
  notLabelled: 'Noch nicht angegeben',
  noCondition: 'Keine Bedingung',
  condition: (number: number, sentence: string) => `${number}: ${sentence}`,
  isRight: 'Wie erwartet',
  isWrong: 'Anders als erwartet',

  scores: 'Wie gut die Bedingungen treffen',
  scoresHelp:
    'Genauigkeit: Wie oft stimmt es, wenn das Modell sagt, dass die Bedingung erfüllt ist? Trefferquote: Wie viele der Gespräche, in denen sie erfüllt ist, erkennt es?',
  right: (right: number, total: number) => `${right} von ${total} angegebenen Gesprächen wie erwartet beurteilt.`,
  precision: (hits: number, found: number) => `Genauigkeit: ${shareOf(hits, found)}`,
  recall: (hits: number, expected: number) => `Trefferquote: ${shareOf(hits, expected)}`,
} as const;
