import { mdiSend } from '@mdi/js';

/** Sends what is typed. */
export function SendButton({ label }: { readonly label: string }) {
  return (
    <button type="submit" className="dw-send" aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden focusable="false">
        <path d={mdiSend} />
      </svg>
    </button>
  );
}
