/** What a field of a questionnaire holds, by its name; `objects` is a list of them. */
export type FieldType = 'text' | 'truth' | 'number' | 'object' | 'objects';

const named = (type: FieldType, names: string): [string, FieldType][] => names.split(' ').map((name) => [name, type]);

/** The fields of FHIR's Questionnaire (3, 4 and 5) that are read, wherever they stand. `code` is a text in a coding and a list in an item. */
export const fieldTypes: ReadonlyMap<string, FieldType> = new Map([
  ...named('text', 'linkId type text prefix definition enableBehavior answerValueSet answerConstraint disabledDisplay'),
  ...named('text', 'question operator display system version unit url title name status copyright language'),
  ...named(
    'text',
    'valueString valueCode valueUri valueUrl valueCanonical valueDate valueDateTime valueTime valueMarkdown',
  ),
  ...named('text', 'answerString answerDate answerDateTime answerTime expression reference'),
  ...named('truth', 'required repeats readOnly initialSelected hasAnswer valueBoolean answerBoolean initialBoolean'),
  ...named(
    'number',
    'maxLength valueInteger valueDecimal valuePositiveInt valueUnsignedInt answerInteger answerDecimal',
  ),
  ...named('object', 'valueCoding valueCodeableConcept valueQuantity valueReference valueExpression answerCoding'),
  ...named('object', 'answerQuantity answerReference expansion compose options'),
  ...named('objects', 'item enableWhen answerOption option initial contained extension modifierExtension coding'),
  ...named('objects', 'contains include concept designation'),
]);
