/** A FHIR questionnaire of so many questions: choices, numbers and texts in turns, some asked only after a certain answer. */
export function longQuestionnaire(questions: number, title = 'Langer Fragebogen'): string {
  const item = Array.from({ length: questions }, (_, index) => ({
    linkId: `f${index}`,
    text: `Frage ${index + 1}: Wie war es in der vergangenen Woche?`,
    ...kindOf(index),
    ...(index % 6 === 5
      ? {
          enableWhen: [{ question: `f${index - 2}`, operator: '=', answerCoding: { code: 'oft', display: 'Oft' } }],
        }
      : {}),
  }));
  return JSON.stringify({ resourceType: 'Questionnaire', status: 'active', title, item });
}

function kindOf(index: number): object {
  if (index % 3 === 1) return { type: 'integer' };
  if (index % 3 === 2) return { type: 'text' };
  return {
    type: 'choice',
    answerOption: [
      { valueCoding: { code: 'nie', display: 'Nie' } },
      { valueCoding: { code: 'oft', display: 'Oft' } },
      { valueCoding: { code: 'immer', display: 'Immer' } },
    ],
  };
}
