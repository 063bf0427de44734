/** Words that say nothing about what is asked, German and English, as `wordsOf` leaves them. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'aber als am an auch auf aus bei bin bist da darf das dass dem den denn der des die dies diese dieser dieses du ein eine ' +
    'einem einen einer eines er es euch euer fur hab habe haben hat ich ihr ihre im in ist ja kann kannst konnen man mein ' +
    'meine meinem meinen meiner mich mir mit mal muss nicht noch oder sich sie sind so uber um und uns von vor war was wenn ' +
    'werden wie wieso wird wir wo zu zum zur a and are at can do does for have how i is it me my of on or the to what when ' +
    'where with you your'
  ).split(' '),
);
