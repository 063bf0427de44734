import { Typography } from '@dialogwerk/shared/ui';

/** The dialog's name in the bar; nothing where the screen is about none (null). */
export function BarName({ name }: { readonly name: string | null }) {
  if (name === null) return null;
  return (
    <Typography component="span" noWrap title={name} aria-current="page" sx={{ fontWeight: 600, minWidth: 0 }}>
      {name}
    </Typography>
  );
}
