import type { WIDGET_ATTRIBUTES } from '@dialogwerk/shared/contract';
import { usualChoice } from './WidgetChoice.ts';
import type { WidgetChoice } from './WidgetChoice.ts';

type Attribute = readonly [name: (typeof WIDGET_ATTRIBUTES)[number], value: string];

/** What a choice sets of the widget, without what it would be anyway. */
export function attributesOf({ kind, opening, seconds, percent, position, color, label }: WidgetChoice): Attribute[] {
  const set: Attribute[] = [['kind', kind]];
  const text = label.trim();
  if (text !== '') set.push(['label', text]);
  // In the text of a page there is nothing to open.
  if (kind === 'inline') return set;
  if (opening === 'time') set.push(['open', `time:${seconds}`]);
  if (opening === 'scroll') set.push(['open', `scroll:${percent}`]);
  if (opening === 'exit') set.push(['open', 'exit']);
  if (position !== usualChoice.position) set.push(['position', position]);
  if (color !== usualChoice.color) set.push(['color', color]);
  return set;
}
