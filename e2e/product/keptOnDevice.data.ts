/** One thing that a respondent's browser may keep (docs/decisions/0172 says of each why it is strictly necessary, § 25 (2) TDDDG). */
export interface KeptOnDevice {
  readonly where: 'cookie' | 'local' | 'session';
  /** All of its name; `ID` stands for that of a dialog or multi-chat. */
  readonly name: string;
  /** 'always': with every conversation; else what the respondent or the author has to do for it. */
  readonly when:
    | 'always'
    | 'password'
    | 'once'
    | 'personal-link'
    | 'without-script'
    | 'chosen-in-menu'
    | 'unsent'
    | 'multi-chat';
}

/** All that respondents' browsers keep. What is not here is not needed, and would need their consent. */
export const keptOnDevice: readonly KeptOnDevice[] = [
  { where: 'local', name: 'storage_accepted', when: 'always' },
  { where: 'session', name: 'storage_accepted', when: 'always' },
  { where: 'local', name: 'live_user_ID', when: 'always' },
  { where: 'local', name: 'history', when: 'always' },
  { where: 'local', name: 'outbox_ID', when: 'unsent' },
  { where: 'session', name: 'draft_ID', when: 'unsent' },
  { where: 'local', name: 'live_form_view', when: 'chosen-in-menu' },
  { where: 'local', name: 'live_at_once', when: 'chosen-in-menu' },
  { where: 'local', name: 'live_sounds', when: 'chosen-in-menu' },
  { where: 'local', name: 'live_autoplay', when: 'chosen-in-menu' },
  { where: 'local', name: 'live_aloud', when: 'chosen-in-menu' },
  { where: 'local', name: 'live_pace', when: 'chosen-in-menu' },
  { where: 'local', name: 'multi_ID_live_user_alle', when: 'multi-chat' },
  { where: 'local', name: 'multi_ID_outbox_ID', when: 'multi-chat' },
  { where: 'session', name: 'multi_ID_draft_ID', when: 'multi-chat' },
  { where: 'local', name: 'multi_ID_history', when: 'multi-chat' },
  { where: 'local', name: 'multi_ID_seen', when: 'multi-chat' },
  { where: 'local', name: 'multi_ID_endings', when: 'multi-chat' },
  { where: 'local', name: 'multi_ID_push', when: 'multi-chat' },
  { where: 'cookie', name: 'dialogwerk-in-ID', when: 'password' },
  { where: 'cookie', name: 'dialogwerk-begun-ID', when: 'once' },
  { where: 'cookie', name: 'dialogwerk-zugang-ID', when: 'personal-link' },
  { where: 'cookie', name: 'dialogwerk-plain', when: 'without-script' },
];
