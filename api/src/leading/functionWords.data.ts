const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that sentences of a language are held together by, without those that two of these languages have. */
export const functionWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'de',
    words(
      'der die das den dem des ein eine einen einem einer und oder aber nicht ist sind war waren hat haben hatte ich sie wir ihr ihnen ihre ihren ihrer sich mit auf für von zu zum zur bei nach aus als auch noch nur wie was wer wo wann warum welche welcher welches dass wenn weil kann können könnten möchten würden wird werden schon sehr hier da dann doch mir mich dir dich du dein deine mein meine kein keine gern gerne bitte danke ja nein es er',
    ),
  ],
  [
    'en',
    words(
      'the and or but not is are were have has had you your yours they he she it its we our with for from to of on at by about what who where when why which that this these those if because can could would should will there then do does did how more any some please thanks yes tell me my i be been',
    ),
  ],
  [
    'fr',
    words(
      'le les du et ou mais pas est sont était avez avoir vous votre vos nous notre elle ils avec pour dans sur que qui quoi quand pourquoi quel quelle cette ces si parce peut pouvez merci oui je moi très plus aussi comme être fait une au aux',
    ),
  ],
  [
    'es',
    words(
      'el los las y pero está están fue usted ustedes su sus nosotros ella con para por en qué quién cuándo cuál esta este eso porque puede podría gracias sí yo muy más también como ser hecho una del al le',
    ),
  ],
  [
    'it',
    words(
      'il gli e o ma non è sono era lei suo sua suoi noi loro con per che chi dove quando perché quale questa questo se può potrebbe grazie sì io molto più anche come essere fatto della dello nel alla',
    ),
  ],
  [
    'nl',
    words(
      'het een en niet zijn waren heeft hebben had u uw jij je jouw wij onze met voor van naar bij uit ook nog maar hoe wie waar wanneer waarom welke dat deze als omdat kan kunnen zou zal hier dan doch mij graag alstublieft',
    ),
  ],
  [
    'pl',
    words(
      'i lub ale nie jest są był była ma mają pan pani państwo my oni z dla na do od co kto gdzie kiedy dlaczego który która to ten ta jeśli ponieważ może czy dziękuję tak ja bardzo też jak być się',
    ),
  ],
  [
    'tr',
    words(
      've veya ama değil bir bu şu siz sizin biz bizim onlar ile için ne kim nerede zaman neden hangi eğer çünkü olabilir mı mi mu mü teşekkürler evet hayır ben çok daha da de gibi olarak var yok nasıl',
    ),
  ],
]);
