import type { Locator, Page } from 'playwright/test';
import type { PlannedBlock, PlannedDialog } from '../liveDialog.ts';

/** How a person answers a question on the page, and what is stored of it. */
export interface PlannedReply {
  readonly asked: string;
  readonly answer: (composer: Locator) => Promise<void>;
  readonly stored: unknown;
}

interface Step {
  readonly block: PlannedBlock;
  readonly reply: PlannedReply;
}

const options = [
  { id: 'a', text: 'Morgens', score: 1 },
  { id: 'b', text: 'Mittags', score: 2 },
  { id: 'c', text: 'Abends', score: 3 },
];
const points = [
  { value: 1, label: 'gar nicht' },
  { value: 2, label: 'etwas' },
  { value: 3, label: 'sehr' },
];

const steps: readonly Step[] = Array.from({ length: 12 }, (_, index) => stepAt(index + 1));

/** Twelve questions of five types, without pauses. */
export const twelveQuestions: PlannedDialog = {
  name: 'Zwölf Fragen',
  settings: { speed: 1 },
  ending: 'Das waren alle zwölf.',
  blocks: steps.map(({ block }) => block),
};

export const twelveReplies: readonly PlannedReply[] = steps.map(({ reply }) => reply);

/** What of a stored conversation must be there once all twelve are answered. */
export const twelveStored: Record<string, unknown> = Object.fromEntries(
  steps.map(({ block, reply }) => [block.id, reply.stored]),
);

/** The part of the messenger that takes the reply. */
export const composerOf = (page: Page): Locator => page.getByRole('region', { name: 'Ihre Antwort' });

function stepAt(number: number): Step {
  const id = `f${number}`;
  const asked = `Frage ${number} von zwölf?`;
  const block = (type: PlannedBlock['type'], fields: PlannedBlock['fields']): PlannedBlock => ({
    id,
    type,
    context: asked,
    ...(fields ? { fields } : {}),
  });
  const typed = async (composer: Locator, text: string): Promise<void> => {
    await composer.getByRole('textbox').fill(text);
    await composer.getByRole('button', { name: 'Senden' }).click();
  };
  switch (number % 5) {
    case 1:
      return {
        block: block('open', {}),
        reply: { asked, stored: `Text ${number}`, answer: (composer) => typed(composer, `Text ${number}`) },
      };
    case 2:
      return {
        block: block('single', { options }),
        reply: { asked, stored: 'b', answer: (composer) => composer.getByRole('button', { name: 'Mittags' }).click() },
      };
    case 3:
      return {
        block: block('likert', { scale: { from: 'block', points } }),
        reply: { asked, stored: 3, answer: (composer) => composer.getByRole('radio', { name: 'sehr' }).click() },
      };
    case 4:
      return {
        block: block('multiple', { options, min: 1, max: 2 }),
        reply: {
          asked,
          stored: ['a', 'c'],
          answer: async (composer) => {
            await composer.getByRole('checkbox', { name: 'Morgens' }).check();
            await composer.getByRole('checkbox', { name: 'Abends' }).check();
            await composer.getByRole('button', { name: 'Weiter' }).click();
          },
        },
      };
    default:
      return {
        block: block('number', { min: 0, max: 100, unit: 'Jahre' }),
        reply: { asked, stored: 42, answer: (composer) => typed(composer, '42') },
      };
  }
}
