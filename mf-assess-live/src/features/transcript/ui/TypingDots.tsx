/** Shows that the bot is about to say something; nothing for screen readers, which hear the bubble itself. */
export function TypingDots() {
  return (
    <div className="dw-bubble dw-bot dw-typing" aria-hidden>
      <span />
      <span />
      <span />
    </div>
  );
}
