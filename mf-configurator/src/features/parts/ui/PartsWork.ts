import type { Library, Section, SurveyData } from '@dialogwerk/shared/contract';
import type { Change } from '../../../comparison/changesOf.ts';
import type { PartContent } from '../model/PartContent.ts';
import type { UpdatedPart } from '../model/updatedPart.ts';

/** What the panel is given, and what can be done from it. */
export interface PartsWork {
  readonly survey: SurveyData;
  readonly readOnly: boolean;
  /** The selected blocks. */
  readonly chosen: readonly string[];
  /** The block behind which a part would come, as authors call it; null for an empty dialog. */
  readonly behind: string | null;
  readonly onInsert: (content: PartContent, given: ReadonlyMap<string, string>) => void;
  readonly onShow: (section: Section) => void;
  /** What an update would do to the dialog. */
  readonly changesBy: (update: UpdatedPart) => readonly Change[];
  readonly onUpdate: (update: UpdatedPart) => void;
  /** null takes the dialog out of the library. */
  readonly onOffer: (library: Library | null) => void;
}
