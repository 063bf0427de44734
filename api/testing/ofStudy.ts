/** What rules of a study refuse that no schema tells: an end before the beginning, two quotas with one id, an address that is none, a mail without its link. */
export const ofStudy = {
  letter: 'Hier geht es los: {{link}}',
  starts_at: null,
  finished: 'https://example.org/',
  screened: null,
  quota_full: null,
  quotas: [
    {
      quota_id: '01890a5d-ac96-774b-bcce-b302099a8057',
      name: 'Quote',
      condition: 'mood = 1',
      most: 1,
      when_full: { kind: 'end', text: '' },
    },
  ],
};
