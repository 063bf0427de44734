import { mapCalled, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import { useEffect, useState } from 'react';
import type { NamedSurvey } from '../model/chosenInOrder.ts';

/** The dialogs to choose from, and how many more there are. */
interface Editable {
  readonly surveys: readonly NamedSurvey[];
  readonly hidden: number;
}

/** How long typing rests before it is searched for, in milliseconds. */
const REST = 300;

/** The dialogs that the author may edit, found by what is being typed once typing rests. */
export function useEditable(typed: string): Called<Editable> & { readonly search: string } {
  const wanted = typed.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  const found = useResource('listSurveys', {
    right: 'edit',
    order: 'name',
    ...(search === '' ? {} : { search }),
  });
  return { ...mapCalled(found, ({ surveys, total }) => ({ surveys, hidden: total - surveys.length })), search };
}
