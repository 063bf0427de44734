/** What a browser is told while no page of a multi-chat is open: who wrote, never what (docs/decisions/0070). */
export interface PushMessage {
  /** Name of the chat. */
  readonly title: string;
  readonly body: string;
  /** Where its page is, on this host; the fragment `#chat=<survey_id>` says which chat. */
  readonly path: string;
  /** The same for all messages of one chat, so that a later one takes the place of an earlier one. */
  readonly tag: string;
}
