import { texts } from '../texts.ts';

/** The first stop of the keyboard: past the bar to the content. */
export function SkipLink({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <a
      className="skip-link"
      href="#inhalt"
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {texts.skip}
    </a>
  );
}
