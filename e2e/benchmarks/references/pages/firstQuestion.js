/** The first question of the PHQ-9, the same on every page. */
export const question = 'Wenig Interesse oder Freude an Ihren Tätigkeiten';
export const choices = [
  'Überhaupt nicht',
  'An einzelnen Tagen',
  'An mehr als der Hälfte der Tage',
  'Beinahe jeden Tag',
];
