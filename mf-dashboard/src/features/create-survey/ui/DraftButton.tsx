import { authorClient, useCall } from '@dialogwerk/shared/clients';
import { Button } from '@dialogwerk/shared/ui';
import { draftTexts } from '../draftTexts.ts';

const loadModel = (signal: AbortSignal) => authorClient.call('modelState', {}, { signal });

/** Leads to a draft by a language model; nothing where none is connected. */
export function DraftButton({ onOpen }: { readonly onOpen: () => void }) {
  const { state } = useCall(loadModel);
  if (state.kind !== 'loaded' || state.value.main === null) return null;
  return <Button onClick={onOpen}>{draftTexts.instead}</Button>;
}
