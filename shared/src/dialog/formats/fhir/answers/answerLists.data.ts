/** The languages in which the lists are known. */
export const answerLanguages = ['de', 'en'] as const;

/** An answer of a published list. */
export interface ListedAnswer {
  readonly code: string;
  readonly texts: Readonly<Record<(typeof answerLanguages)[number], string>>;
  readonly score: number | null;
}

/** A published list that questionnaires name without containing it; `address` is how its canonical address ends, in lower case. */
export interface AnswerList {
  readonly address: string;
  readonly answers: readonly ListedAnswer[];
}

const answer = (code: string, de: string, en: string, score: number | null = null): ListedAnswer => ({
  code,
  texts: { de, en },
  score,
});

/** LOINC answer lists by their German wording in the PHQ-D and LOINC's own, and the small HL7 lists that need no licence. */
export const answerLists: readonly AnswerList[] = [
  {
    address: 'll358-3',
    answers: [
      answer('LA6568-5', 'Überhaupt nicht', 'Not at all', 0),
      answer('LA6569-3', 'An einzelnen Tagen', 'Several days', 1),
      answer('LA6570-1', 'An mehr als der Hälfte der Tage', 'More than half the days', 2),
      answer('LA6571-9', 'Beinahe jeden Tag', 'Nearly every day', 3),
    ],
  },
  {
    address: 'll359-1',
    answers: [
      answer('LA6572-7', 'Überhaupt nicht erschwert', 'Not difficult at all', 0),
      answer('LA6573-5', 'Etwas erschwert', 'Somewhat difficult', 1),
      answer('LA6574-3', 'Relativ stark erschwert', 'Very difficult', 2),
      answer('LA6575-0', 'Sehr stark erschwert', 'Extremely difficult', 3),
    ],
  },
  { address: 'valueset/v2-0136', answers: [answer('Y', 'Ja', 'Yes'), answer('N', 'Nein', 'No')] },
  {
    address: 'valueset/yesnodontknow',
    answers: [answer('Y', 'Ja', 'Yes'), answer('N', 'Nein', 'No'), answer('asked-unknown', 'Weiß nicht', "Don't know")],
  },
  {
    address: 'valueset/administrative-gender',
    answers: [
      answer('male', 'Männlich', 'Male'),
      answer('female', 'Weiblich', 'Female'),
      answer('other', 'Divers', 'Other'),
      answer('unknown', 'Unbekannt', 'Unknown'),
    ],
  },
];
