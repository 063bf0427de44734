/** What a simulated respondent writes where anything may be written. */
export const exampleTexts = {
  text: 'Beispielantwort',
  email: 'beispiel@example.org',
  phone: '030 123456',
  url: 'https://example.org',
} as const;
