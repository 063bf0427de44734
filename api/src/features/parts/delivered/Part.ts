import type { Library, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';
import type { WrittenBlock } from '../../../dialogs/WrittenBlock.ts';

/** What a part says. */
interface PartVersion {
  readonly blocks: readonly WrittenBlock[];
  readonly templ_options?: readonly ScaleTemplate[];
}

/** A part that is delivered with the product. Whoever changes what one says raises its version and keeps the earlier one in `before`. */
export interface Part extends Library, PartVersion {
  /** In sources of parts, for ever. */
  readonly id: string;
  readonly name: string;
  readonly du_sie: SurveyConfig['du_sie'];
  readonly version: number;
  /** By version, what it said then: so an author's own changes are told from ours. */
  readonly before?: Readonly<Record<number, PartVersion>>;
}
