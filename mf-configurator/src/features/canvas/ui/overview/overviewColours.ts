import type { TypeGroup } from '@dialogwerk/shared/dialog';
import type { OverviewColours } from './drawOverview.ts';

const known = new Map<string, OverviewColours>();

/** The colours of the theme that holds where a surface stands; read once for each scheme, because the browser works out all styles of the page for it. */
export function overviewColours(element: Element, scheme: string): OverviewColours {
  const colours = known.get(scheme) ?? readColours(element);
  known.set(scheme, colours);
  return colours;
}

function readColours(element: Element): OverviewColours {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const paper = colour('--mui-palette-background-paper');
  const tinted = (group: TypeGroup, percent: number): string =>
    `color-mix(in srgb, ${colour(`--dw-group-${group}`)} ${percent}%, ${paper})`;
  const both = (group: TypeGroup) => ({ card: tinted(group, 16), dot: tinted(group, 55) });
  return {
    card: paper,
    border: colour('--mui-palette-text-secondary'),
    selected: colour('--dw-jump'),
    order: colour('--mui-palette-text-disabled'),
    jump: colour('--dw-jump'),
    condition: colour('--dw-condition'),
    round: colour('--dw-round'),
    triggerSource: colour('--dw-triggerSource'),
    triggerTarget: colour('--dw-triggerTarget'),
    groups: {
      text: both('text'),
      choice: both('choice'),
      scale: both('scale'),
      input: both('input'),
      file: both('file'),
      flow: both('flow'),
    },
  };
}
