import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** An icon from a path of `@mdi/js`; decorative, so the control around it carries the name. */
export function Icon({ path, ...rest }: { readonly path: string } & Omit<SvgIconProps, 'children' | 'path'>) {
  return (
    <SvgIcon aria-hidden {...rest}>
      <path d={path} />
    </SvgIcon>
  );
}
