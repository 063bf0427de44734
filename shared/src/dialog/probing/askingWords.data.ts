/** Words that a question is made of whatever it is about; by their first letters, in lower case. */
export const askingWords: readonly string[] = (
  'am aber meisten können gestört finden findest alle allem allen alles also andere anders auch auf aus beim beispiel beispielsweise beschreiben beschreibe beschreibst bisschen bitte dabei dafür dadurch dagegen daher damit danach daran darauf darüber ' +
  'davon dazu dein deine deinen deiner denken denkst denn deutlich dich diese diesem diesen dieser dieses dir doch dort durch eben eher eigentlich eine einem einen einer eines einfach einmal einzelnen ' +
  'empfunden erinnern erklären erklär erklärst erleben erlebt erlebten erzählen erzähl erzählst etwa etwas euch fühlen fühlten fällt fallen führt führte ganz geben gehen geht gemacht gemeint genannt genau genauer gern gerne gerade ' +
  'gesagt gewesen gewünscht gibt ging glauben grund gründe gründen habe haben hast hatte hatten hätten hätte heißt helfen hilft ihnen ihre ihrem ihren ihrer immer innen ' +
  'inwiefern inwieweit jetzt jemand kann kannst kommen kommt konkret konkrete konkreten könnte könnten könntest können lassen machen macht mehr meine meinen meinst mögen möchte möchten möchtest nach näher nennen ' +
  'nennst noch nicht nichts nochmal oder ohne passiert passierte sagen sagst sagten schildern schilder schon sehen sehr sein seine selbst sich sind situation sodass sollen sollte sonst speziell spielt stört störte tragen ' +
  'über unter verstehen verstehe vielleicht vom vorstellen wann waren warum was weil weiter weitere weiteren welche welchem welchen welcher welches wenig wenn werden wichtig wieso wieder wird wirkt wissen worauf woran worin worum ' +
  'wodurch wofür womit wovon wozu würde würden würdest wären wäre zuletzt zum zur zwar about could describe does example exactly explain feel have meant more please tell that this what when where which while with would your'
).split(' ');
