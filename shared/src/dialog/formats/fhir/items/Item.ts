import type { QuestionnaireItem } from '../../common/items/QuestionnaireItem.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

/**
 * One item of a FHIR questionnaire. Its text is its prefix and text, else its linkId, and help that stands below it follows; its
 * name is the beginning of its text, else its linkId.
 */
export interface Item extends QuestionnaireItem {
  readonly type: string;
  /** The linkId of the group or question that it stands in; null at the top. */
  readonly parent: string | null;
  /** The item itself and everything above it, outermost first: each may have a condition (`enableWhen`). */
  readonly lineage: readonly JsonObject[];
  readonly raw: JsonObject;
  /** It, or something that it stands in, is never shown. */
  readonly hidden: boolean;
  /** Nobody may answer it: it, or something that it stands in, is only for reading. */
  readonly readOnly: boolean;
}
