import type { JsonObject } from '../../common/json/JsonObject.ts';

/** One item of a questionnaire, out of its groups. */
export interface Item {
  readonly linkId: string;
  readonly type: string;
  /** What is said: its prefix and text, else its linkId; help that stands below it follows. */
  readonly text: string;
  /** What people call it: the beginning of its text, else its linkId. */
  readonly name: string;
  /** The linkId of the group or question that it stands in; null at the top. */
  readonly parent: string | null;
  /** The item itself and everything above it, outermost first: each may have a condition (`enableWhen`). */
  readonly lineage: readonly JsonObject[];
  readonly raw: JsonObject;
  /** Its block's `unique_question_id`. */
  readonly id: string;
  readonly variable: string;
  /** It, or something that it stands in, is never shown. */
  readonly hidden: boolean;
  /** Nobody may answer it: it, or something that it stands in, is only for reading. */
  readonly readOnly: boolean;
}
