import type { Block } from '../../../contract/index.ts';
import { bubblesOf } from '../../text/bubblesOf.ts';
import { mediaKindOf } from '../../text/mediaKindOf.ts';
import type { ShownKind } from '../../text/mediaKindOf.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';
import { textSpots } from './textSpots.ts';

interface Undescribed {
  readonly block: Block | null;
  /** Tells places of one block apart. */
  readonly part: string;
  readonly kind: ShownKind;
}

/** Pictures, sounds and films without words for those who cannot see or hear them. */
export function mediaRule(context: CheckContext): Finding[] {
  const { message, meets } = checkTexts.noDescription;
  return [...inTexts(context), ...[...context.survey.blocks.values()].flatMap(({ block }) => inFields(block))].map(
    ({ block, part, kind }) =>
      finding(context, {
        kind: 'no-description',
        severity: 'warning',
        block,
        detail: part,
        message: message[kind],
        meets: meets[kind],
      }),
  );
}

function inTexts({ snapshot, survey }: CheckContext): Undescribed[] {
  return textSpots(snapshot, survey)
    .filter(({ to }) => to === 'respondent')
    .flatMap(({ block, part, text }) =>
      bubblesOf(text).flatMap(({ media }, index) =>
        media && media.description.trim() === '' ? undescribed(block, `${part} ${index}`, media.filename_db) : [],
      ),
    );
}

function inFields(block: Block): Undescribed[] {
  const entries = block.type === 'qa' ? block.qa_entries : [];
  return [block, ...entries].flatMap(({ filename_db, media_text = '' }, index) =>
    filename_db && media_text.trim() === '' ? undescribed(block, `file ${index}`, filename_db) : [],
  );
}

function undescribed(block: Block | null, part: string, filename_db: string): Undescribed[] {
  const kind = mediaKindOf(filename_db);
  return kind === null ? [] : [{ block, part, kind }];
}
