const PREFIX = 'section:';

/** The id on the canvas of what a section is drawn as: the title of its frame, or its card once it is folded. */
export function sectionCard(section_id: string): string {
  return PREFIX + section_id;
}

/** The id on the canvas of the frame itself, which is nothing but seen. */
export function sectionFrame(section_id: string): string {
  return `section-frame:${section_id}`;
}

/** The section whose card or title this is; null for a block's card. */
export function sectionOf(card: string): string | null {
  return card.startsWith(PREFIX) ? card.slice(PREFIX.length) : null;
}
