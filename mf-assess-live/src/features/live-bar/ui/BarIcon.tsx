/** An icon from a path of `@mdi/js`; decorative, so the control around it carries the name. */
export function BarIcon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={path} />
    </svg>
  );
}
