import type { ReportBlock } from './ReportDocument.ts';

/** A line of a report's table of contents. */
export interface ContentsLine {
  readonly entry_id: string;
  readonly title: string;
  /** 2 for a figure below a heading. */
  readonly level: 1 | 2;
}

/** What stands where: headings, and figures below them. */
export function reportContents(blocks: readonly ReportBlock[]): readonly ContentsLine[] {
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.text.trim() !== '');
  return blocks.flatMap((block, place): ContentsLine[] => {
    const { entry_id } = block;
    if (block.kind === 'text') return [];
    if (block.kind === 'figure') {
      return [{ entry_id, title: block.figure.title, level: first !== -1 && place > first ? 2 : 1 }];
    }
    return block.text.trim() === '' ? [] : [{ entry_id, title: block.text, level: 1 }];
  });
}
