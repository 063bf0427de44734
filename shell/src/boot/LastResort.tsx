import { Component } from 'react';
import type { ReactNode } from 'react';
import { reporter } from '../reports/reporter.ts';
import { browserPage } from '../routes/browserPage.ts';
import { texts } from './texts.ts';

/** The page when everything else has failed: plain elements, since the theme or the router may be what broke. */
function LastResortPage() {
  return (
    <main className="last-resort" role="alert">
      <h1>{texts.crashTitle}</h1>
      <p>{texts.crash}</p>
      <button type="button" onClick={browserPage.reload}>
        {texts.reload}
      </button>
    </main>
  );
}

/** The outermost boundary: no crash leaves a blank page, and none is kept from those who look after the version. */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    reporter.faultAt('crash', error);
    reporter.flush();
  }

  override render(): ReactNode {
    return this.state.crashed ? <LastResortPage /> : this.props.children;
  }
}
