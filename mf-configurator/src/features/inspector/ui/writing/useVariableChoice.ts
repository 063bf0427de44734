import { useState } from 'react';
import type { OfferedVariable } from '../../model/conditions/offeredVariables.ts';
import type { VariableQuery } from './variableQuery.ts';

const MOST = 50;

export interface VariableChoice {
  readonly offered: readonly OfferedVariable[];
  readonly active: number;
  /** A key while a variable is being named; whether it was for the list. */
  readonly onKey: (key: string) => boolean;
}

/** Which of the variables fit what is written of a name, and which of them the keyboard is on. */
export function useVariableChoice(
  variables: readonly OfferedVariable[],
  query: VariableQuery | null,
  onChoose: (name: string) => void,
  onDismiss: () => void,
): VariableChoice {
  const begun = query?.begun.toLowerCase() ?? '';
  const [on, setOn] = useState({ begun, index: 0 });
  const isMeant = ({ name, question }: OfferedVariable): boolean =>
    name.toLowerCase().includes(begun) || question?.toLowerCase().includes(begun) === true;
  const offered = query === null ? [] : variables.filter(isMeant).slice(0, MOST);
  const active = on.begun === begun ? Math.min(on.index, offered.length - 1) : 0;

  function onKey(key: string): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const name = offered[active]?.name;
    if (name === undefined) return false;
    if (step !== undefined) setOn({ begun, index: (active + step + offered.length) % offered.length });
    else if (key === 'Enter' || key === 'Tab') onChoose(name);
    else if (key === 'Escape') onDismiss();
    else return false;
    return true;
  }

  return { offered, active, onKey };
}
