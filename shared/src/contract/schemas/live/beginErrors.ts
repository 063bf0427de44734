/** What keeps a respondent from beginning: the dialog itself, or a door of its study. */
export const beginErrors = [
  'study/full',
  'study/not-begun',
  'study/over',
  'study/password',
  'study/personal-only',
  'study/proof',
  'study/proof-easy',
  'study/proof-expired',
  'study/proof-foreign',
  'study/proof-forged',
  'study/proof-used',
  'study/proof-wrong',
  'study/taken',
  'study/test-link',
  'survey/inactive',
  'survey/unknown-link',
] as const;
