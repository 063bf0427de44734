import { Alert } from '@dialogwerk/shared/ui';

/** Why what a form asks for did not succeed; nothing while there is no reason. */
export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ alignSelf: 'stretch', overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
}
