/** An answer of a published list. */
export interface ListedAnswer {
  readonly code: string;
  readonly text: string;
  readonly score: number | null;
}

/** A published list that questionnaires name without containing it; `address` is how its canonical address ends, in lower case. */
export interface AnswerList {
  readonly address: string;
  readonly name: string;
  readonly answers: readonly ListedAnswer[];
}

/** LOINC answer lists by their German wording in the PHQ-D, and the small HL7 lists that need no licence. */
export const answerLists: readonly AnswerList[] = [
  {
    address: 'll358-3',
    name: 'Häufigkeit der Beschwerden (LL358-3)',
    answers: [
      { code: 'LA6568-5', text: 'Überhaupt nicht', score: 0 },
      { code: 'LA6569-3', text: 'An einzelnen Tagen', score: 1 },
      { code: 'LA6570-1', text: 'An mehr als der Hälfte der Tage', score: 2 },
      { code: 'LA6571-9', text: 'Beinahe jeden Tag', score: 3 },
    ],
  },
  {
    address: 'll359-1',
    name: 'Erschwernis (LL359-1)',
    answers: [
      { code: 'LA6572-7', text: 'Überhaupt nicht erschwert', score: 0 },
      { code: 'LA6573-5', text: 'Etwas erschwert', score: 1 },
      { code: 'LA6574-3', text: 'Relativ stark erschwert', score: 2 },
      { code: 'LA6575-0', text: 'Sehr stark erschwert', score: 3 },
    ],
  },
  {
    address: 'valueset/v2-0136',
    name: 'Ja oder Nein',
    answers: [
      { code: 'Y', text: 'Ja', score: null },
      { code: 'N', text: 'Nein', score: null },
    ],
  },
  {
    address: 'valueset/yesnodontknow',
    name: 'Ja, Nein oder weiß nicht',
    answers: [
      { code: 'Y', text: 'Ja', score: null },
      { code: 'N', text: 'Nein', score: null },
      { code: 'asked-unknown', text: 'Weiß nicht', score: null },
    ],
  },
  {
    address: 'valueset/administrative-gender',
    name: 'Geschlecht',
    answers: [
      { code: 'male', text: 'Männlich', score: null },
      { code: 'female', text: 'Weiblich', score: null },
      { code: 'other', text: 'Divers', score: null },
      { code: 'unknown', text: 'Unbekannt', score: null },
    ],
  },
];
