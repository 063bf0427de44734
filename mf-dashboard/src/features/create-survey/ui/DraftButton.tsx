import { useResource } from '@dialogwerk/shared/clients';
import { Button } from '@dialogwerk/shared/ui';
import { draftTexts } from '../draftTexts.ts';

/** Leads to a draft by a language model; nothing where none is connected. */
export function DraftButton({ onOpen }: { readonly onOpen: () => void }) {
  const { state } = useResource('modelState', {});
  if (state.kind !== 'loaded' || state.value.main === null) return null;
  return <Button onClick={onOpen}>{draftTexts.instead}</Button>;
}
