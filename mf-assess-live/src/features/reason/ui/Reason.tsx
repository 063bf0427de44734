import type { ReactNode } from 'react';

/** The author's answer to 'Warum fragen Sie das?', for those who ask. */
export function Reason({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="dw-reason">
      <summary>{label}</summary>
      <div className="dw-reason-text">{children}</div>
    </details>
  );
}
