const stops =
  /^(?:bitte )?(?:stopp?|halt|abbruch|abbrechen|aufhören|beenden|ende|schluss|schluss jetzt|genug|es reicht|das reicht|ich (?:möchte|will|mag) (?:nicht mehr|aufhören|abbrechen|das gespräch beenden|hier aufhören)|keine lust mehr|weiter bitte|lass mich in ruhe|lassen sie mich in ruhe|tschüss|quit|exit|stop it|i want to stop)$/u;

/** Whether a reply says nothing else than that the respondent wants to stop: then no model is asked. */
export function wantsToStop(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return stops.test(plain);
}
