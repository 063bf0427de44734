/** Names a conversation. */
export interface ConversationId {
  readonly survey_id: string;
  readonly conversation_id: string;
}
