/** Words of German questions that do not say what they are about; umlauts as two letters. */
export const fillWords: ReadonlySet<string> = new Set(
  `
    aber alle allem allen alles als also andere auch auf aus bei beim bereits bin bist bitte dabei dafuer damit
    dann daran das dass dazu dein deine deinen deiner dem den denn der deren des dich die dies diese diesem diesen
    dieser dieses dir doch dort duerfen durch eher ein eine einem einen einer eines einmal etwa etwas euch eure
    fuer gab geben gern gerne gibt hab habe haben hast hat hatte hatten heute hier ihm ihn ihnen ihr ihre ihrem
    ihren ihrer immer insgesamt ist jede jeden jetzt kann kannst kein keine koennen koennten machen man mehr mein
    meine mit mochten moechten muessen nach nicht noch nun nur oder oft ohne schon sehr sein seine seit sich sie
    sind soll sollen sollte sonst ueber und uns unser unsere unserem unseren unserer unter viel viele vom von vor
    waere wann war waren warum was weil welche welchem welchen welcher welches wem wen wenn wer werden wessen wie
    wieso wir wird wirst wo wofuer woran worum wuerde wuerden wurde zum zur zwischen
  `
    .trim()
    .split(/\s+/),
);
