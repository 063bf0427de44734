import { formatCount, plural } from '../../../../numbers/index.ts';
import type { ImportChange } from '../../../../contract/index.ts';

type ConditionProblem = Extract<ImportChange, { code: 'condition_dropped' }>['problem'];

const conditionProblems: Readonly<Record<ConditionProblem, string>> = {
  left_out: 'Sie hängt von einer Angabe ab, die nicht übernommen wurde.',
  later: 'Sie hängt von einer Angabe ab, die erst später kommt.',
  no_question: 'Sie hängt von einer Angabe ab, die niemand beantwortet.',
  unfitting: 'Sie vergleicht mit einem Wert, den die Antwort nicht haben kann, oder auf eine unbekannte Weise.',
  formula: 'Ihre Formel wurde nicht verstanden.',
  repeated: 'Sie hängt von einer Angabe ab, die es in jeder Runde einer Wiederholung gibt.',
  too_long: 'Sie ist länger, als eine Bedingung sein darf.',
};

const languageNames = new Intl.DisplayNames('de', { type: 'language', fallback: 'code' });
function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** All names; of more than are told, how many there are. */
function listed(names: readonly string[], count = names.length): string {
  return count > names.length ? `${names.join(', ')} … (${count} Fragen)` : names.join(', ');
}

/** A change of the import report as a German sentence to the author; it does not name the item, because it stands beside its name. */
export function importSentence(change: ImportChange): string {
  switch (change.code) {
    case 'asked_as_text':
      return `Für den Typ „${change.type}“ gibt es keinen Block. Wird als offene Frage gestellt, die Eingabe wird nicht weiter geprüft.`;
    case 'time_of_day_not_asked':
      return 'In der Datei wird nach Datum und Uhrzeit gefragt, im Dialog nur nach dem Datum.';
    case 'answers_missing':
      return change.value_set === null
        ? 'In der Datei stehen keine Antworten zur Wahl. Wird als offene Frage gestellt.'
        : `Die Antwortliste „${change.value_set}“ ist nicht in der Datei enthalten und nicht bekannt. Wird als offene Frage gestellt. Bitte ergänzen Sie die Antworten.`;
    case 'too_many_answers':
      return `Die Datei nennt ${formatCount(change.count)} Antworten, zur Wahl stehen können höchstens ${change.limit}. Wird als offene Frage gestellt.`;
    case 'only_listed_answers':
      return 'In der Datei sind auch eigene Antworten erlaubt. Im Dialog stehen nur die aufgeführten zur Wahl.';
    case 'asked_once':
      return 'In der Datei darf mehrmals geantwortet werden, im Dialog einmal.';
    case 'repeated':
      return [
        change.least === null
          ? `Wird als „Wiederholung“ gestellt, ${change.most}-mal.`
          : `Wird als „Wiederholung“ gestellt, höchstens ${change.most}-mal.`,
        ...(change.limit === change.most
          ? []
          : [
              change.limit === null
                ? 'Die Datei nennt keine Grenze.'
                : `In der Datei bis zu ${formatCount(change.limit)}-mal.`,
            ]),
        ...(change.least === 0 ? ['Die erste Runde kommt immer, in der Datei darf auch sie entfallen.'] : []),
        ...(change.least !== null && change.least > 1
          ? [`In der Datei mindestens ${formatCount(change.least)}-mal.`]
          : []),
      ].join(' ');
    case 'initial_dropped':
      return `Die Vorbelegung „${change.value}“ wurde nicht übernommen.`;
    case 'pattern_unchecked':
      return `Das Muster „${change.pattern}“ wird nicht geprüft.`;
    case 'bounds_unchecked':
      return 'Eine Grenze der Datei lässt sich nicht übernehmen und wird nicht geprüft.';
    case 'least_length_unchecked':
      return `Die Mindestlänge von ${change.length} Zeichen wird nicht geprüft.`;
    case 'decimals_unchecked':
      return 'Die Zahl der Nachkommastellen wird nicht geprüft.';
    case 'rule_unchecked':
      return `Die Regel „${change.rule}“ wird nicht geprüft.`;
    case 'entry_format_dropped':
      return `Der Hinweis zur Eingabe „${change.format}“ wurde nicht übernommen.`;
    case 'units_dropped':
      return `Die Datei lässt mehrere Einheiten zu (${listed(change.units)}). Im Dialog wird nur die Zahl gefragt.`;
    case 'exclusive_dropped':
      return `Dass ${change.options.map((text) => `„${text}“`).join(', ')} alle anderen Antworten ausschließt, wird nicht geprüft.`;
    case 'slider_as_number':
      return 'Für einen Schieberegler fehlen in der Datei die Grenzen oder die Schrittweite. Wird als Zahl gefragt.';
    case 'value_type':
      return change.read
        ? `Die Angabe „${change.field}“ hat in der Datei eine falsche Form (${change.value}). Sie wurde so verstanden, wie sie offenbar gemeint ist.`
        : `Die Angabe „${change.field}“ hat in der Datei eine falsche Form (${change.value}) und wurde nicht übernommen.`;
    case 'field_unknown':
      return `${change.fields.map((field) => `„${field}“`).join(', ')} ${plural(change.fields.length, 'gehört', 'gehören')} nicht zum Format und ${change.fields.length === 1 ? 'wurde' : 'wurden'} nicht übernommen.`;
    case 'media_dropped':
      return 'Ein Bild, Ton oder Video aus der Datei wurde nicht übernommen.';
    case 'text_shortened':
      return 'Ein Text war zu lang und wurde gekürzt.';
    case 'feature_dropped':
      return `Die Angabe „${change.feature}“ lässt sich nicht übernehmen.`;
    case 'condition_dropped':
      return `Die Bedingung von „${change.of}“ lässt sich nicht übernehmen, der Block erscheint immer. ${conditionProblems[change.problem]}`;
    case 'total_asked':
      return 'Klingt nach einem Ergebnis, aber die Datei sagt nicht, wie es berechnet wird. Wird deshalb gefragt. Soll es berechnet werden, ersetzen Sie die Frage durch einen Block „Berechnung“.';
    case 'computed_sum':
      return `Wird nicht gefragt, sondern als „${change.variable}“ berechnet: Summe aus ${listed(change.summed, change.count)}.`;
    case 'computed':
      return `Wird nicht gefragt, sondern als „${change.variable}“ berechnet: ${change.expression}`;
    case 'constant':
      return `Wird nicht gefragt. „${change.variable}“ hat immer den Wert „${change.value}“.`;
    case 'formula_not_understood':
      return `Soll berechnet werden, aber die Formel lässt sich nicht übernehmen. Der Wert wurde ausgelassen. Bitte legen Sie dafür einen Block „Berechnung“ an. Formel: ${change.formula}`;
    case 'read_only_left_out':
      return 'Ist nur zum Lesen bestimmt, und die Datei sagt nicht, wie der Wert entsteht. Wurde ausgelassen.';
    case 'hidden_left_out':
      return 'Ist in der Datei verborgen. Wurde ausgelassen.';
    case 'type_left_out':
      return `Für den Typ „${change.type}“ gibt es keinen Block. Wurde ausgelassen.`;
    case 'empty_left_out':
      return 'Enthält weder Text noch Fragen. Wurde ausgelassen.';
    case 'total_left_out':
      return 'Ist dem Text nach ein Ergebnis, aber die Datei sagt nicht, wie es berechnet wird. Wurde ausgelassen. Soll es berechnet werden, legen Sie dafür einen Block „Berechnung“ an.';
    case 'texts_left_out':
      return `Dazu stand in der Datei noch: ${change.texts.map((text) => `„${text}“`).join(', ')}. Das wurde mit ausgelassen.`;
    case 'language_recognised':
      return change.sure
        ? `Die Datei nennt keine Sprache. Die Texte sind auf ${languageName(change.language)}, das wurde als Sprache des Dialogs eingestellt.`
        : `Die Datei nennt keine Sprache, und die Texte verraten sie nicht sicher. Eingestellt wurde ${languageName(change.language)}, bitte prüfen Sie das.`;
    case 'translations_dropped':
      return `Die Übersetzungen der Datei wurden nicht übernommen: ${change.languages.map(languageName).join(', ')}.`;
    case 'copyright_in_ending':
      return 'Der Hinweis auf das Urheberrecht steht am Ende des Dialogs, in der Verabschiedung.';
    case 'copyright_dropped':
      return `Der Hinweis auf das Urheberrecht ist zu lang für die Verabschiedung und wurde nicht übernommen: ${change.copyright}`;
  }
}
