import { HelpButton } from '@dialogwerk/shared/ui';
import type { HelpTopic } from './fieldPages.ts';

/** The sign beside a section that says what its fields do; the text comes with the first click. */
export function HelpHint({ topic, label }: { readonly topic: HelpTopic; readonly label: string }) {
  return <HelpButton label={label} load={async () => (await import('./fieldPages.ts')).passageOf(topic)} />;
}
