import type { ImportReport } from '../../../contract/index.ts';
import { respondentTexts } from '../../respondentTexts.ts';
import { shortened } from '../../text/shortened.ts';
import { knowEveryLanguage } from '../../wording/knowEveryLanguage.ts';
import { importedOf } from '../common/importedOf.ts';
import { dialogSteps } from './dialogSteps.ts';
import { isObject, textIn } from '../common/json/JsonObject.ts';
import type { JsonObject } from '../common/json/JsonObject.ts';
import { repairTypes } from './json/repairTypes.ts';
import type { Repair } from './json/repairTypes.ts';
import { readJson } from '../common/json/readJson.ts';
import type { Item } from './items/Item.ts';
import { unknownFields } from './items/unknownFields.ts';
import { asR4 } from './versions/asR4.ts';
import { planItems } from './items/planItems.ts';
import { importResult } from '../common/importResult.ts';
import type { Imported, ImportResult } from '../common/importResult.ts';
import { QuestionnaireProblem } from '../common/QuestionnaireProblem.ts';
import { asMessage } from '../../text/asMessage.ts';
import { readerOf } from './items/readerOf.ts';
import { languageOf } from './language/languageOf.ts';
import { textsOf, translatedInto } from './language/textsOf.ts';
import { readItems } from './items/readItems.ts';
import type { Note } from '../common/report/ReportLines.ts';
import { ReportLines } from '../common/report/ReportLines.ts';
import { SharedScales } from '../common/blocks/SharedScales.ts';
import { fhirTexts } from './texts.ts';
import { ValueSets } from './answers/ValueSets.ts';

/** Of the contract. */
const LONGEST_QUOTED = 500;
const LONGEST_NAME_OF_LANGUAGE = 35;
const MOST_LANGUAGES = 30;
const MOST_FIELDS = 30;
const LONGEST_FIELD = 100;
/** More than a page would hide the thanks. */
const LONGEST_COPYRIGHT = 2_000;

function readQuestionnaire(content: string): JsonObject {
  const file = readJson(content, fhirTexts.file);
  const found = isObject(file) ? textIn(file, 'resourceType') : null;
  if (!isObject(file) || found === null) throw new QuestionnaireProblem(fhirTexts.noResource);
  if (found !== 'Questionnaire') {
    throw new QuestionnaireProblem(fhirTexts.otherResource(shortened(found, 100)));
  }
  return file;
}

/** Thanks, and whose questionnaire it is, as its publisher wants it to be said. */
function endingOf(questionnaire: JsonObject, thanks: string, note: Note): string {
  const copyright = textIn(questionnaire, 'copyright');
  if (copyright === null) return thanks;
  if (copyright.length > LONGEST_COPYRIGHT) {
    note(null, { code: 'copyright_dropped', copyright: shortened(copyright, LONGEST_QUOTED) });
    return thanks;
  }
  note(null, { code: 'copyright_in_ending' });
  return `${thanks}\n\n${asMessage(copyright)}`;
}

/** The language of the dialog, and what of the file's languages is not in it. */
function chosenLanguage(questionnaire: JsonObject, wanted: string | null, note: Note): ImportReport['language'] {
  const file = languageOf(questionnaire, () => textsOf(questionnaire));
  if (wanted === null && !file.stated) {
    note(null, { code: 'language_recognised', language: file.code, sure: file.sure });
  }
  const code = wanted ?? file.code;
  const languages = translatedInto(questionnaire).filter((language) => !sameLanguage(language, code));
  if (languages.length > 0) {
    const named = languages.slice(0, MOST_LANGUAGES).map((language) => shortened(language, LONGEST_NAME_OF_LANGUAGE));
    note(null, { code: 'translations_dropped', languages: named });
  }
  return { code, sure: wanted !== null || file.sure };
}

const sameLanguage = (one: string, other: string): boolean =>
  one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase();

/** What was of a wrong type, with the item that it stands in; what stands in none that was read concerns the file. */
function noteRepairs(items: readonly Item[], repairs: readonly Repair[], note: Note): void {
  const byLinkId = new Map(items.map((item) => [item.linkId, item]));
  for (const { linkId, field, value, read } of repairs)
    note((linkId === null ? null : byLinkId.get(linkId)) ?? null, { code: 'value_type', field, value, read });
}

function noteUnknown(items: readonly Item[], note: Note): void {
  for (const item of items) {
    const fields = unknownFields(item.raw).slice(0, MOST_FIELDS);
    if (fields.length > 0)
      note(item, { code: 'field_unknown', fields: fields.map((field) => shortened(field, LONGEST_FIELD)) });
  }
}

function imported(content: string, wanted: string | null): Imported {
  const { questionnaire: repaired, repairs } = repairTypes(readQuestionnaire(content));
  const questionnaire = asR4(repaired);
  const gathered = new ReportLines();
  const { note } = gathered;
  const read = readerOf(wanted);
  const items = readItems(questionnaire, read);
  noteRepairs(items, repairs, note);
  noteUnknown(items, note);
  const language = chosenLanguage(questionnaire, wanted, note);
  // What is put in where the file has no words is the dialog's from then on.
  knowEveryLanguage();
  const texts = respondentTexts(language.code, 'sie');
  const planned = planItems(questionnaire, items, {
    valueSets: new ValueSets(questionnaire, language.sure ? language.code : null),
    texts,
    read,
    note,
  });
  const scales = new SharedScales(planned.planned);
  const steps = dialogSteps(planned, scales, note);
  const name = read(questionnaire, 'title') ?? textIn(questionnaire, 'name');
  const ending = endingOf(questionnaire, texts.thanks, note);
  return importedOf({ name, ending, language, steps, scales, items, gathered });
}

/**
 * Reads a FHIR Questionnaire (R4; R3 and R5 as far as they differ) from the text of its JSON file. `language` takes its texts
 * in that language where the file has them, and makes it the dialog's; without it the file's own counts. Never throws.
 */
export function readFhir(content: string, language: string | null = null): ImportResult {
  return importResult(() => imported(content, language));
}
