import type { InLanguage } from '../createFurther.ts';
import type { DialogTexts } from '../DialogTexts.ts';
import { spellingIn } from '../spellingIn.ts';

/** Nouns stay in the singular behind a number, so that nothing here asks for a plural. */
const { number, date, and, or } = spellingIn('tr', ['other']);
const quoted = (text: string): string => `“${text}”`;
const ofParts = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

function bounds(min: string | null, max: string | null): string {
  if (min === null) return `en fazla ${max}`;
  return max === null ? `en az ${min}` : `${min} ile ${max} arasında`;
}

/** What a dialog says in Turkish. */
export const tr: InLanguage<DialogTexts> = (say) => ({
  respondent: {
    wording: say('tr-sie', 'tr-du'),
    language: 'tr',
    skipped: 'Atlandı',
    item: (position, count) => `İfade ${position} / ${count}`,
    notApplicable: 'cevap yok',
    yes: 'Evet',
    no: 'Hayır',
    list: and,
    number,
    date,
    file: 'Dosya',
    voiceMessage: 'Sesli mesaj',
    videoMessage: 'Görüntülü mesaj',
    goOn: 'Devam',
    hidden: '•••••• (gizli)',
    answerChanged: 'Cevap değiştirildi',
    required: `Bu soru atlanamaz. Lütfen ${say('cevaplayın', 'cevapla')}.`,
    doesNotFit: `Bu cevap soruya uymuyor. Lütfen yeniden ${say('cevaplayın', 'cevapla')}.`,
    emptyText: `Lütfen bir cevap ${say('yazın', 'yaz')}.`,
    tooLong: (max, length) =>
      `${say('Cevabınız', 'Cevabın')} ${length} karakterle çok uzun. Lütfen en fazla ${max} karaktere ${say('kısaltın', 'kısalt')}.`,
    unknownOption: `Lütfen sunulan seçeneklerden birini ${say('seçin', 'seç')}.`,
    tooFew: (min) => `Lütfen en az ${min} seçenek ${say('seçin', 'seç')}.`,
    tooMany: (max) => `Lütfen en fazla ${max} seçenek ${say('seçin', 'seç')}.`,
    unknownPoint: `Lütfen ölçekten bir değer ${say('seçin', 'seç')}.`,
    noNumber: `Lütfen bir sayı ${say('girin', 'gir')}.`,
    noInteger: `Lütfen bir tam sayı ${say('girin', 'gir')}.`,
    tooSmall: (min) => `Sayı çok küçük. Lütfen en az ${number(min)} ${say('girin', 'gir')}.`,
    tooLarge: (max) => `Sayı çok büyük. Lütfen en fazla ${number(max)} ${say('girin', 'gir')}.`,
    offStep: (step) => `Lütfen ${number(step)} aralıklarla bir değer ${say('seçin', 'seç')}.`,
    noDate: `Lütfen var olan bir tarih ${say('girin', 'gir')}.`,
    tooEarly: (min) => `Tarih çok erken. Lütfen en erken ${date(min)} tarihini ${say('girin', 'gir')}.`,
    tooLate: (max) => `Tarih çok geç. Lütfen en geç ${date(max)} tarihini ${say('girin', 'gir')}.`,
    noEmail: `Lütfen geçerli bir e-posta adresi ${say('girin', 'gir')}, örneğin ad@ornek.com.tr.`,
    noPhone: `Lütfen geçerli bir telefon numarası ${say('girin', 'gir')}, örneğin 0212 123 45 67.`,
    noUrl: `Lütfen geçerli bir web adresi ${say('girin', 'gir')}, örneğin www.ornek.com.tr.`,
    rankAll: `Lütfen tüm seçenekleri ${say('sıralayın', 'sırala')}.`,
    thanks: `Çok teşekkürler! Tüm soruları ${say('cevapladınız', 'cevapladın')}.`,
  },
  form: {
    tooShort: (min, length) =>
      `${say('Cevabınız', 'Cevabın')} ${length} karakterle çok kısa. Lütfen en az ${min} karakter ${say('yazın', 'yaz')}.`,
    digits: (count) => `Lütfen tam olarak ${count} rakam ${say('girin', 'gir')}.`,
    iban: `Lütfen geçerli bir IBAN ${say('girin', 'gir')}, örneğin DE02 1203 0000 0000 2020 51.`,
    form: (forms, legend) =>
      `Lütfen şu biçimde ${say('cevaplayın', 'cevapla')}: ${forms}.${legend === '' ? '' : ` Burada ${legend}.`}`,
    or,
    and,
    signs: {
      '#': '# bir rakam anlamına gelir',
      '?': '? bir karakter anlamına gelir',
      '*': '* istenen sayıda karakter anlamına gelir',
    },
    quoted,
  },
  other: {
    text: (label) => `Lütfen ${quoted(label)} ile ne demek ${say('istediğinizi alana yazın', 'istediğini alana yaz')}.`,
    number: (label) => `Lütfen ${quoted(label)} alanına bir sayı ${say('girin', 'gir')}.`,
  },
  sum: {
    eachItem: `Lütfen her maddeye bir tam sayı ${say('verin', 'ver')}, 0 da olabilir.`,
    sum: (total, given) => `Lütfen tam olarak ${total} puan ${say('dağıtın', 'dağıt')}. Dağıtılan puan: ${given}.`,
  },
  clock: {
    noTime: `Lütfen bir saat ${say('girin', 'gir')}, örneğin 08:30.`,
    tooEarly: (min) => `Saat çok erken. Lütfen en erken ${min} ${say('girin', 'gir')}.`,
    tooLate: (max) => `Saat çok geç. Lütfen en geç ${max} ${say('girin', 'gir')}.`,
    said: (time) => time,
  },
  signature: 'İmza',
  time: {
    over: 'Süre doldu',
    notOver: `Süre henüz dolmadı. Lütfen ${say('cevaplayın', 'cevapla')}.`,
    fixed: 'Bu soru belirli bir sürede cevaplanmalıydı. Cevap artık değiştirilemez.',
  },
  rules: {
    broken: `Bu cevap diğer ${say('cevaplarınızla', 'cevaplarınla')} uyuşmuyor. Lütfen kontrol ${say('edin', 'et')}.`,
    givenUp: 'O zaman bu cevap olmadan devam ediyoruz.',
  },
  agreement: {
    question: say(
      'Sonraki sorularda burada yazdıklarınızı bir dil modeli okur. Onu kimin işlettiği gizlilik bildiriminde yazar. Kabul ediyor musunuz? Onsuz da devam edilebilir.',
      'Sonraki sorularda burada yazdıklarını bir dil modeli okur. Onu kimin işlettiği gizlilik bildiriminde yazar. Kabul ediyor musun? Onsuz da devam edilebilir.',
    ),
    agree: 'Kabul ediyorum',
    decline: 'Onsuz olsun',
  },
  probes: {
    words: `Bunu biraz daha ayrıntılı ${say('anlatabilir misiniz', 'anlatabilir misin')}?`,
    choice: 'Bunun nedeni nedir?',
    deeper: [
      `${say('Aklınıza', 'Aklına')} bir örnek geliyor mu?`,
      `Bunda ${say('sizin', 'senin')} için en önemli olan neydi?`,
      'Bu nasıl oldu?',
      `Bunun yerine ne ${say('isterdiniz', 'isterdin')}?`,
    ],
  },
  words: {
    understoodAs: (label) => `Bunu ${quoted(label)} olarak anlıyorum.`,
    didYouMean: (labels) => `Şunu mu demek ${say('istediniz', 'istedin')}: ${or(labels.map(quoted))}?`,
    either: or,
    notUnderstood: say(
      'Üzgünüm, bunu anlamadım. Lütfen başka türlü söyleyin ya da seçeneklerden birini seçin.',
      'Üzgünüm, bunu anlamadım. Lütfen başka türlü söyle ya da seçeneklerden birini seç.',
    ),
    notUnderstoodAlone: 'Üzgünüm, bunu anlamadım.',
    skipOffered: `Sorun değil. Bu soruyu atlamak ${say('ister misiniz', 'ister misin')}?`,
    cannotSkip: `Sorun değil, ama burada cevap olmadan devam edilemiyor. Lütfen en uygun olanı ${say('seçin', 'seç')}.`,
    outside: (min, max) => `Bu, sınırların dışında. Lütfen ${bounds(min, max)} bir değer ${say('seçin', 'seç')}.`,
    onlyChoices: `Üzgünüm, bunu anlamadım. Lütfen seçeneklerden birini ${say('seçin', 'seç')}.`,
  },
  knowledge: {
    didYouMean: (count) =>
      `${count === 1 ? 'Bu soruyu mu' : 'Bu sorulardan birini mi'} demek ${say('istediniz', 'istedin')}?`,
    noneOfThese: 'Başka bir şey',
    origin: (question, source) =>
      ofParts(
        question === null ? null : `Cevaplanan soru: ${quoted(question)}`,
        source === null ? null : `Kaynak: ${source}`,
      ),
    wasItHelpful: 'Bu yardımcı oldu mu?',
    askOn: `Teşekkürler! Başka bir ${say('sorunuz', 'sorun')} var mı?`,
  },
  imported: {
    ownAnswer: 'Diğer, şöyle ki…',
    anotherRound: (name) => (name === '' ? 'Bir kayıt daha var mı?' : `${quoted(name)} için bir kayıt daha var mı?`),
  },
  liveBar: {
    restart: 'Yeniden başlat',
    delete: 'Diyaloğu sil',
    privacy: 'Gizlilik',
    restart_pop_up: {
      header: 'Diyalog yeniden başlatılsın mı?',
      text: `Şimdiye kadarki ${say('cevaplarınız', 'cevapların')} silinir ve diyalog baştan başlar.`,
      btn_back: 'Geri',
      btn_restart: 'Yeniden başlat',
    },
    delete_pop_up: {
      header: 'Diyalog silinsin mi?',
      text: `${say('Cevaplarınız', 'Cevapların')} ve tüm konuşma kalıcı olarak silinir.`,
      btn_back: 'Geri',
      btn_delete: 'Sil',
    },
  },
});
