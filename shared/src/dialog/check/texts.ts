import { plural } from '../../numbers/index.ts';
import type { ExpressionProblem } from '../expressions/Expression.ts';
import { quotedText as quoted } from '../saying/subject.ts';

const listed = (texts: readonly string[]): string => texts.map(quoted).join(', ');
const at = (places: readonly string[]): string => (places.length === 0 ? '' : ` (bei ${listed(places)})`);

/** A variable as texts name it; in a label, with the label, because a block has many. */
function namedIn(name: string, label: string | null): string {
  const variable = quoted(`{{${name}}}`);
  return label === null ? variable : `${variable} in der Beschriftung ${quoted(label)}`;
}

/** What authors read about their dialog: what is wrong, what respondents meet, how it can be fixed. */
export const checkTexts = {
  wholeDialog: 'Ganzer Dialog',
  welcome: 'Begrüßung',
  ending: 'Schlusstext',
  blockNumber: (number: number) => `Block ${number}`,

  empty: {
    message: 'Der Dialog hat noch keinen Block.',
    meets: 'Sie sehen höchstens Begrüßung und Schlusstext.',
  },
  nothingAsked: {
    message: 'Der Dialog stellt keine Frage.',
    meets: 'Sie lesen Texte, können aber nichts antworten.',
  },
  nothingAskedNow: {
    message: 'Fragen stellt hier nur ein KI-Gespräch, und zurzeit ist kein Sprachmodell angeschlossen.',
    meets: 'Sie lesen zurzeit nur Ersatztexte und können nichts antworten.',
  },
  endless: {
    message: (blocks: readonly string[]) =>
      blocks.length === 1
        ? 'Dieser Block führt immer wieder zu sich selbst; der Dialog kommt nie zum Ende.'
        : `Diese ${blocks.length} Blöcke führen im Kreis, und kein Weg führt hinaus: ${listed(blocks)}.`,
    stuck: (blocks: readonly string[]) =>
      `Aus diesem Kreis führt nur eine Bedingung hinaus, an der sich darin nichts mehr ändert: ${listed(blocks)}.`,
    meets: 'Sie bekommen dieselben Fragen immer wieder und erreichen das Ende nie.',
    mendJump: 'Sprung zurück entfernen',
    mendEnd: 'Dialog hier beenden',
  },
  endlessPass: {
    message: (blocks: readonly string[]) =>
      `Diese Blöcke folgen ohne eine Frage im Kreis aufeinander: ${listed(blocks)}.`,
    meets: 'Der Dialog bricht mittendrin ab: Er wird nach einer Runde beendet, weil er sonst nie aufhören würde.',
  },
  unreachable: {
    message: 'Kein Weg führt zu diesem Block.',
    meetsQuestion: 'Niemand bekommt diese Frage gestellt; ihre Antworten fehlen in der Analyse.',
    meetsOther: 'Niemand kommt an dieser Stelle vorbei.',
    fix: 'Block löschen',
  },
  unreachableNow: {
    message: 'Zu diesem Block führt nur ein KI-Gespräch, und zurzeit ist kein Sprachmodell angeschlossen.',
    meets: 'Niemand kommt hier vorbei, solange kein Sprachmodell angeschlossen ist.',
  },
  neverTrue: {
    message: (condition: string) => `Die Bedingung ${quoted(condition)} ist nie erfüllt.`,
    early: (condition: string, variables: readonly string[]) =>
      `Die Bedingung ${quoted(condition)} ist nie erfüllt, weil ${listed(variables)} hier noch keinen Wert ${plural(
        variables.length,
        'hat',
        'haben',
      )}.`,
    meets: 'Diesen Sprung macht niemand; alle gehen den Weg weiter, der danach kommt.',
    fix: 'Sprung entfernen',
  },
  alwaysTrue: {
    message: (condition: string) => `Die Bedingung ${quoted(condition)} ist immer erfüllt.`,
    meets: 'Alle machen diesen Sprung, gleich was sie antworten.',
    fix: 'Durch einen festen Sprung ersetzen',
  },
  impossibleValue: {
    message: (variable: string, value: string) => `${quoted(variable)} kann nie den Wert ${quoted(value)} haben.`,
    meets: 'Dieser Vergleich trifft bei niemandem zu; wer gemeint ist, geht einen anderen Weg.',
    fix: (value: string) => `Durch ${quoted(value)} ersetzen`,
  },
  goneTarget: {
    message: 'Ein Sprung führt zu einem Block, den es nicht mehr gibt.',
    meets: 'Statt zu springen, geht der Dialog mit dem nächsten Block der Reihenfolge weiter.',
    fix: 'Sprung entfernen',
  },
  goneOption: {
    jump: 'Ein Sprung gehört zu einer Antwort, die es hier nicht (mehr) gibt.',
    jumpMeets: 'Diesen Sprung macht niemand.',
    jumpFix: 'Sprung entfernen',
    reaction: 'Eine Reaktion gehört zu einer Antwort, die es hier nicht (mehr) gibt.',
    reactionMeets: 'Diese Reaktion liest niemand.',
    reactionMend: 'Reaktion entfernen',
    noJumps: 'Hier sind Sprünge nach Antworten eingestellt, aber dieser Block hat keine Antworten zur Auswahl.',
  },
  repeatedJump: {
    message: 'Ein Sprung ist doppelt eingestellt; der zweite wird nie genommen.',
    meets: 'Alle nehmen den ersten der beiden Sprünge.',
    fix: 'Zweiten Sprung entfernen',
  },
  trigger: {
    gone: 'Ein Auslöser nennt eine Frage, die es nicht (mehr) gibt.',
    goneHere: (places: readonly string[]) =>
      `Ein Auslöser in einem anderen Dialog${at(places)} nennt einen Block, den es hier nicht (mehr) gibt.`,
    homeless: 'Ein Auslöser sitzt an einem Block, den es nicht (mehr) gibt.',
    homelessMeets: 'Der Auslöser wirkt nicht mehr: Niemand wartet hier, und niemand wechselt den Chat.',
    goneWait: 'Der Chat bleibt hier stehen, weil das Erwartete nie eintritt.',
    goneMove: 'Der Wechsel in den anderen Chat findet nicht statt.',
    neverAsked: 'Hier wird auf eine Frage gewartet, zu der kein Weg führt.',
    neverAskedHere: (places: readonly string[]) =>
      `Ein Auslöser in einem anderen Dialog${at(places)} wartet auf diesen Block, zu dem kein Weg führt.`,
    circle: (places: readonly string[]) =>
      places.length < 2
        ? 'Dieser Block wartet auf eine Frage, die selbst erst nach ihm drankommt.'
        : `Hier warten Blöcke im Kreis aufeinander: ${listed(places)}.`,
    circleMeets: 'Der Chat bleibt hier stehen und geht nie weiter.',
    moving: (places: readonly string[]) => `Diese Wechsel führen im Kreis: ${listed(places)}.`,
    movingMeets: 'Sie werden ohne Ende zwischen den Chats hin- und hergeschickt.',
  },
  variableEarly: {
    always: (name: string, label: string | null) =>
      `${namedIn(name, label)} ist hier noch leer: Gefragt oder berechnet wird es erst später.`,
    sometimes: (name: string, label: string | null) =>
      `${namedIn(name, label)} kann hier leer sein: Nicht auf jedem Weg hierher wird es gefragt oder berechnet.`,
    meets: 'An dieser Stelle steht im Text eine Lücke.',
  },
  variableUnknown: {
    message: (name: string, label: string | null) =>
      `${namedIn(name, label)} gibt es nicht: Kein Block setzt diese Variable.`,
    meets: 'An dieser Stelle steht im Text eine Lücke.',
    fix: (name: string) => `Durch ${quoted(`{{${name}}}`)} ersetzen`,
  },
  linkUnknown: {
    message: (name: string) =>
      `Der Link dieses Dialogs hat keinen Parameter ${quoted(name)}. Legen Sie ihn unter „Teilen“ an, dann ist {{link.${name}}} gefüllt.`,
    meets: 'An dieser Stelle steht nichts, und Bedingungen dazu treffen nicht zu.',
  },
  variableUnfilled: {
    message: (name: string, field: string) =>
      `${quoted(`{{${name}}}`)} wird in ${quoted(field)} nicht ersetzt: Dieser Text ist für alle gleich.`,
    meets: 'Sie lesen die Klammern so, wie sie dastehen.',
  },
  variableTaken: {
    message: (name: string, other: string) => `Die Variable ${quoted(name)} gehört schon zu ${quoted(other)}.`,
    meets: 'Die spätere Antwort überschreibt die frühere; in der Analyse fehlt eine von beiden.',
    fix: (name: string) => `In ${quoted(name)} umbenennen`,
  },
  columnTaken: {
    message: (name: string, place: string, label: string) =>
      `${quoted(name)} heißt in Dateien auch eine Spalte von ${quoted(place)}${label === '' ? '' : ` (${quoted(label)})`}. Ihre Variable behält den Namen, die Spalte bekommt einen anderen.`,
    meets: 'Sie merken davon nichts; in der Analyse lassen sich die beiden leicht verwechseln.',
  },
  variableInvalid: {
    message: (name: string) =>
      `${quoted(name)} ist kein gültiger Variablenname. Er beginnt mit einem Buchstaben und enthält nur Buchstaben (ohne Umlaute), Ziffern und _ . @ # $.`,
    reserved: (name: string) => `${quoted(name)} ist ein Wort, das SPSS oder Bedingungen schon anders verstehen.`,
    meets: 'Die Antwort wird gespeichert, lässt sich aber in Bedingungen oder in SPSS nicht verwenden.',
    fix: (name: string) => `In ${quoted(name)} umbenennen`,
  },
  expression: {
    condition: ({ message }: ExpressionProblem) => `Eine Bedingung lässt sich nicht auswerten. ${message}`,
    assignment: (variable: string, { message }: ExpressionProblem) =>
      `Die Berechnung von ${quoted(variable)} lässt sich nicht auswerten. ${message}`,
    conditionMeets: 'Diesen Sprung macht niemand.',
    assignmentMeets: 'Der Wert bleibt leer; was auf ihm aufbaut, stimmt nicht.',
  },
  movingBounds: {
    message: (field: string, { message }: ExpressionProblem) =>
      `Die Grenze ${quoted(field)} lässt sich nicht auswerten. ${message}`,
    meets: 'Die Grenze gilt für niemanden.',
    empty: 'Zwischen den Grenzen liegt kein Tag.',
    emptyMeets: 'Die beweglichen Grenzen gelten nicht, weil sonst keine Antwort möglich wäre.',
  },
  duSie: {
    againstDu: (words: readonly string[]) =>
      `Der Dialog ist auf „du“ eingestellt, hier wird gesiezt: ${listed(words)}.`,
    againstSie: (words: readonly string[]) =>
      `Der Dialog ist auf „Sie“ eingestellt, hier wird geduzt: ${listed(words)}.`,
    mixed: (words: readonly string[]) => `Hier wird im selben Block geduzt und gesiezt: ${listed(words)}.`,
    meets: 'Sie werden mal geduzt, mal gesiezt.',
  },
  emptyText: {
    question: 'Die Frage hat keinen Text.',
    questionMeets: 'Sie sollen antworten, ohne zu wissen, worauf.',
    message: 'Die Nachricht hat keinen Text.',
    messageMeets: 'An dieser Stelle wird nichts gesagt.',
    talk: 'Das KI-Gespräch hat keinen Ersatztext.',
    talkMeets: 'Ist kein Sprachmodell angeschlossen oder antwortet es nicht, geht es ohne ein Wort weiter.',
    item: (number: number) => `Aussage ${number} hat keinen Text.`,
    option: (number: number) => `Option ${number} hat keinen Text.`,
  },
  probing: {
    never: {
      message: 'Zu dieser Frage wird nie nachgefragt: Sie fragt nicht eines, sondern mehreres nacheinander.',
      meets: 'Nach der letzten Aussage geht es weiter, ohne Nachfrage zum Ziel.',
    },
    vague: {
      message: 'Das Ziel der Nachfragen nennt nichts, woran sich erkennen lässt, ob eine Antwort genügt.',
      meets: 'Es wird nachgefragt, auch wenn schon alles gesagt ist.',
    },
    avoidsGoal: {
      message: 'Das Ziel der Nachfragen nennt selbst, wonach nicht gefragt werden darf.',
      meets: 'Nachfragen zum Ziel werden verworfen.',
    },
    avoidsQuestion: {
      message: 'Die Frage nennt selbst, wonach nicht nachgefragt werden darf.',
      meets: 'Wer auf die Frage antwortet, wird dazu kaum etwas gefragt.',
    },
    avoidsOwn: {
      message: 'Ihre eigene Nachfrage nennt, wonach nicht gefragt werden darf.',
      meets: 'Ohne Sprachmodell wird etwas anderes gefragt, oder genau danach.',
    },
    once: 'Zurzeit ist kein Sprachmodell angeschlossen: Gefragt wird nur Ihre eigene Nachfrage, auch wenn schon genug gesagt ist.',
    none: 'Zurzeit ist kein Sprachmodell angeschlossen: Es wird nicht nachgefragt.',
    noModelMeets: 'Was Sie wissen möchten, bleibt offen.',
    fix: 'Ohne Sprachmodell nach Regeln nachfragen',
  },
  noDescription: {
    message: {
      image: 'Ein Bild hat hier keine Beschreibung.',
      audio: 'Eine Tonaufnahme hat hier keine Abschrift.',
      video: 'Ein Video hat hier keine Abschrift.',
    },
    meets: {
      image: 'Wer das Bild nicht sieht oder es nicht laden kann, erfährt nicht, was es zeigt.',
      audio: 'Wer nicht hören kann oder gerade keinen Ton hat, erfährt nicht, was gesagt wird.',
      video: 'Wer nicht sehen oder hören kann, erfährt nicht, was das Video zeigt und sagt.',
    },
  },
  noChoiceMeets: 'Die Frage wird übergangen; ihre Antworten fehlen in der Analyse.',
  severalStarts: {
    message: 'Mehrere Blöcke sind als Anfang eingestellt; es gilt der erste.',
    meets: 'Der Dialog beginnt beim ersten von ihnen.',
    fix: 'Nur den ersten behalten',
  },
  secrets: {
    misplaced: (placeholder: string) =>
      `${quoted(placeholder)} steht in einem Text. Geheimnisse gelten nur in Adresse, Kopfzeilen und Inhalt einer Schnittstelle.`,
    misplacedMeets: 'An dieser Stelle wird nichts eingesetzt; das Geheimnis bekommt niemand zu sehen.',
    missing: (name: string) => `Das Geheimnis ${quoted(name)} ist für diesen Dialog nicht hinterlegt.`,
    missingMeets:
      'Die Anfrage wird nicht gestellt; der Dialog geht weiter, als wäre das andere System nicht erreichbar.',
    host: (name: string, host: string) =>
      `Das Geheimnis ${quoted(name)} ist nicht für ${quoted(host)} hinterlegt. Hinterlegen Sie es mit „Ersetzen“ auch für diesen Server, oder ändern Sie die Adresse.`,
    anyHost: (name: string) =>
      `Der Server in der Adresse wird erst im Gespräch eingesetzt. Das Geheimnis ${quoted(name)} geht nur an Server, für die es hinterlegt ist; schreiben Sie den Server fest in die Adresse.`,
    inUrl: 'In der Adresse',
    inHeader: (name: string) => `In der Kopfzeile ${quoted(name)}`,
    inBody: 'Im Inhalt',
    inClear: (place: string) =>
      `${place} steht offenbar ein Schlüssel. Legen Sie ihn bei „Geheimnisse“ ab und setzen Sie hier den Platzhalter ein.`,
    inClearMeets:
      'Für Teilnehmende ändert sich nichts; den Schlüssel lesen aber alle, die den Dialog bearbeiten dürfen.',
  },
  maskedSaid: {
    message: (name: string) => `Ein Text sagt mit ${namedIn(name, null)}, was verdeckt eingegeben wurde.`,
    meets: 'Ihre verdeckte Antwort steht danach offen im Gespräch.',
  },
  noPrivacy: {
    message: (others: number) =>
      others === 0
        ? 'Hier wird nach persönlichen Daten gefragt, aber der Dialog hat keine Datenschutzerklärung.'
        : `Hier und an ${plural(others, 'einer weiteren Stelle', `${others} weiteren Stellen`)} wird nach persönlichen Daten gefragt, aber der Dialog hat keine Datenschutzerklärung.`,
    meets: 'Sie erfahren nicht, wer ihre Daten bekommt und was damit geschieht.',
  },
  script: {
    message: (name: string, broken: string) => `Der Test ${quoted(name)} ist nicht bestanden: ${broken}`,
    meets: 'Wer so antwortet wie in diesem Test, erlebt etwas anderes, als Sie festgehalten haben.',
    elsewhere: (expected: string | null, found: string | null) => {
      const missing = expected === null ? 'die Frage, die damals kam und die es nicht mehr gibt' : quoted(expected);
      return found === null
        ? `Der Dialog ist hier zu Ende; erwartet wird ${missing}.`
        : `Hier geht es mit ${quoted(found)} weiter; erwartet wird ${missing}.`;
    },
    refused: (problem: string) =>
      problem === ''
        ? 'Die festgehaltene Antwort passt nicht mehr.'
        : `Die festgehaltene Antwort passt nicht mehr: ${problem}`,
    goesOn: (found: string | null) =>
      found === null
        ? 'Der Dialog endet nicht mehr.'
        : `Der Dialog endet nicht mehr, sondern geht mit ${quoted(found)} weiter.`,
    endsEarly: 'Der Dialog ist jetzt zu Ende; damals ging er noch weiter.',
    otherEnding: (expected: string | null, found: string | null) =>
      `Das Gespräch kommt zuletzt zu ${found === null ? 'keinem Block' : quoted(found)} statt zu ${
        expected === null ? 'einem Block, den es nicht mehr gibt' : quoted(expected)
      }.`,
    otherValues: (values: readonly { variable: string; expected: string; found: string }[]) =>
      `${values
        .map(({ variable, expected, found }) => `${quoted(variable)} ist ${found} statt ${expected}`)
        .join('; ')}.`,
    nothing: 'leer',
    yes: 'ja',
    no: 'nein',
  },
  noAddress: {
    message: 'Die Schnittstelle hat keine Adresse.',
    example: 'Die Schnittstelle fragt noch die Adresse aus dem Beispiel ab.',
    meets: 'Der Dialog geht weiter, als wäre das andere System nicht erreichbar.',
  },
} as const;
