import { sectionCard } from '../../../../model/sectionCard.ts';
import { $folded, $naming, $toggled, setFolded } from '../../state/folded.ts';
import type { SectionAct } from './SectionNodeType.ts';
import type { Around } from './SectionsPart.ts';

/** Does what an author has asked of a section where it is drawn. */
export function doSectionAct(act: SectionAct, { survey_id, gesture, places, onSelect, onNameSection }: Around): void {
  const { section } = act;
  const id = sectionCard(section.id);
  switch (act.kind) {
    case 'toggle':
      $toggled.set(section.id);
      setFolded(survey_id, [section.id], !$folded.get().get(survey_id)?.has(section.id));
      break;
    case 'select':
      onSelect(() => ({ kind: 'blocks', ids: section.blocks }));
      break;
    case 'step': {
      const place = places.get(id);
      if (!place) return;
      const position = { x: place.x + act.by.x, y: place.y + act.by.y };
      gesture.follow([{ type: 'position', id, position }]);
      break;
    }
    case 'name':
      if (act.name !== null && act.name !== section.name) onNameSection(section.id, act.name);
      $naming.set(null);
      break;
  }
}
