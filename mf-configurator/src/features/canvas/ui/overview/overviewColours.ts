import type { OverviewColours } from './drawOverview.ts';

/** The colours of the theme that holds where a surface stands. */
export function overviewColours(element: Element): OverviewColours {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    card: colour('--mui-palette-background-paper'),
    border: colour('--mui-palette-text-secondary'),
    selected: colour('--dw-jump'),
    order: colour('--mui-palette-text-disabled'),
    jump: colour('--dw-jump'),
    condition: colour('--dw-condition'),
    triggerSource: colour('--dw-triggerSource'),
    triggerTarget: colour('--dw-triggerTarget'),
  };
}
