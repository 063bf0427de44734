import type { ReactNode } from 'react';

interface ReasonProps {
  readonly label: string;
  /** Of what the author has written. */
  readonly language: string;
  readonly children: ReactNode;
}

/** The author's answer to 'Warum fragen Sie das?', for those who ask. */
export function Reason({ label, language, children }: ReasonProps) {
  return (
    <details className="dw-reason">
      <summary>{label}</summary>
      <div className="dw-reason-text" lang={language}>
        {children}
      </div>
    </details>
  );
}
