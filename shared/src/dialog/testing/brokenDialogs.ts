import type { Broken, Choose } from './breaking.ts';
import { brokenContents } from './brokenContents.ts';
import { brokenFlow } from './brokenFlow.ts';
import { randomFrom } from '../random/randomFrom.ts';
import { soundDialogs } from './soundDialogs.data.ts';

export interface NamedBreak extends Broken {
  /** What is broken, in which dialog. */
  readonly name: string;
}

/** Every kind of break. */
export const breaks = Object.entries({ ...brokenFlow, ...brokenContents });

/** Breaks of every kind in turn, each in a sound dialog chosen by chance; the same for the same seed. */
export function brokenDialogs(seed: number, count: number): NamedBreak[] {
  const random = randomFrom(seed);
  const choose: Choose = (list) => list[Math.floor(random() * list.length)];
  const dialogs = soundDialogs();
  const broken: NamedBreak[] = [];
  while (broken.length < count) {
    const [kind, breakIt] = breaks[broken.length % breaks.length] ?? ['', () => null];
    const dialog = choose(dialogs);
    const one = dialog && breakIt(dialog, choose);
    if (one) broken.push({ ...one, name: `${kind} (${one.dialog.name})` });
  }
  return broken;
}
