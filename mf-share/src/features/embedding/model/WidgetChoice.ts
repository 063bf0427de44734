import type { WidgetKind } from '@dialogwerk/shared/contract';

/** How an author wants the widget on a website. */
export interface WidgetChoice {
  readonly kind: WidgetKind;
  readonly opening: 'click' | 'time' | 'scroll' | 'exit';
  readonly seconds: number;
  /** Of the page's height. */
  readonly percent: number;
  readonly position: 'right' | 'left';
  /** '#rrggbb'. */
  readonly color: string;
  /** '' for the widget's own. */
  readonly label: string;
}

export const usualChoice: WidgetChoice = {
  kind: 'bubble',
  opening: 'click',
  seconds: 10,
  percent: 50,
  position: 'right',
  color: '#1d655f',
  label: '',
};
