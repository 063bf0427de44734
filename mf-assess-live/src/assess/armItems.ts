import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import type { CallResponse } from '@dialogwerk/shared/contract';
import type { MenuItem } from '../features/live-bar/ui/MenuItem.ts';
import { assessTexts } from '../texts.ts';

const KEPT = new RegExp(`^(arm_.*|anfrage|${LANGUAGE_PARAMETER})$`);

/** What of an address names arms of experiments, the language, and the wish to publish that is tried. */
export function armsIn(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => KEPT.test(name)));
}

/** For each experiment of a dialog the arms, for each shuffle the orders that the author can test it in; those of now are left out. `arms`: as the address has them. */
export function armItems(
  { experiments = [] }: Pick<CallResponse<'testConfig'>, 'experiments'>,
  arms: string,
  onArm: (parameter: string, arm: string | null) => void,
): MenuItem[] {
  const named = new URLSearchParams(arms);
  return experiments.flatMap(({ parameter, kind, arms: all }): MenuItem[] => {
    const now = named.get(parameter);
    const others = all.filter(({ id }) => id !== now);
    const drawn: MenuItem = {
      kind: 'action',
      text: kind === 'order' ? assessTexts.drawOrder : assessTexts.drawArm,
      onClick: () => onArm(parameter, null),
    };
    return [
      ...others.map(({ id, text }): MenuItem => ({
        kind: 'action',
        text: kind === 'order' ? assessTexts.testOrder(text) : assessTexts.testArm(text),
        onClick: () => onArm(parameter, id),
      })),
      ...(now === null ? [] : [drawn]),
    ];
  });
}
