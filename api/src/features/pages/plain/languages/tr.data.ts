import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { PlainTexts } from '../PlainTexts.ts';

const { or } = spellingIn('tr', ['other']);
const quoted = (text: string): string => `“${text}”`;
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'resim (JPEG, PNG, WebP, GIF)',
  audio: 'ses (MP3, WAV, OGG, M4A)',
  video: 'video (MP4, WebM)',
  document: 'belge (PDF, Word, Excel, OpenDocument, metin)',
};

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `en az ${min} seçenek` : 'bir veya daha fazla seçenek';
  if (min === max) return `tam olarak ${min} seçenek`;
  return min > 0 ? `${min} ile ${max} arasında seçenek` : `en fazla ${max} seçenek`;
}

/** What the pages without a script say in Turkish: its nouns have one form behind a number. */
export const tr: InLanguage<PlainTexts> = (say) => {
  const choose = say('seçin', 'seç');
  const sendAgain = `yeniden ${say('gönderin', 'gönder')}`;
  const typed = say('Yazdıklarınız hâlâ burada', 'Yazdıkların hâlâ burada');
  return {
    lang: 'tr',
    withoutScript: 'JavaScript olmadan katıl',
    offer: `${say('Tarayıcınızda', 'Tarayıcında')} JavaScript çalışmıyor. Yine de ${say('katılabilirsiniz', 'katılabilirsin')}: her sayfada bir soru.`,
    begin: 'Bu diyalog JavaScript olmadan da çalışır: her sayfada bir soru.',
    chats: `Yan yana birkaç sohbet için JavaScript gerekir. Lütfen ${say('açın ve sayfayı yenileyin', 'aç ve sayfayı yenile')}.`,
    chatsAlone: `Bu konuşmaları JavaScript olmadan tek tek ${say('yapabilirsiniz', 'yapabilirsin')}; o zaman birbirlerinden haberleri olmaz:`,
    fault: 'Hata: ',
    progress: (percent) => `İlerleme: %${percent}`,
    earlier: (count) => `Önceki konuşma (${count} mesaj)`,
    log: 'Konuşma',
    you: say('Siz', 'Sen'),
    answer: say('Cevabınız', 'Cevabın'),
    send: 'Gönder',
    skip: 'Atla',
    goOn: 'Devam',
    speak: 'Dil',
    notSwitched: `Dil değiştirilemedi. ${say('Cevaplarınız', 'Cevapların')} güvende. ${typed}. Lütfen yeniden ${say('deneyin', 'dene')}.`,
    fileAgain: `Daha önce bir dosya ${say('seçtiyseniz', 'seçtiysen')} lütfen bir kez daha ${choose}.`,

    chooseFrom: (min, max) => `Lütfen ${range(min, max)} ${choose}.`,
    other: (label) => `${quoted(label)}, yani:`,
    inWords: say('Veya kendi sözlerinizle:', 'Veya kendi sözlerinle:'),
    either: `Lütfen ya bir şey ${choose} ya da bir şey ${say('yazın', 'yaz')}, ikisini birden değil.`,
    unit: (unit) => `birim: ${unit}`,
    numberFrom: (min, max) => `Sayı: ${min} ile ${max} arasında`,
    numberLeast: (min) => `Sayı: en az ${min}`,
    numberMost: (max) => `Sayı: en fazla ${max}`,
    steps: (step) => `adım: ${step}`,
    pole: (value, label) => `${value} = ${label}`,
    day: 'Yıl, ay ve gün, örneğin 2026-12-24',
    dayFrom: (min) => `en erken ${min}`,
    dayTo: (max) => `en geç ${max}`,
    time: 'Saat ve dakika, örneğin 9:30',
    point: (value, count) => `${value} / ${count}`,
    place: (place) => `Sıra ${place}`,
    noPlace: 'Sıra seç',
    rank: `Her seçeneğe bir sıra ${say('verin', 'ver')}, her sırayı yalnızca bir kez. 1. sıra en üsttedir.`,
    rankAgain: `Lütfen her sırayı tam olarak bir kez ${say('verin', 'ver')}.`,
    share: (total) => `Lütfen ${total} puanı maddelere ${say('dağıtın', 'dağıt')}.`,
    length: (most) => `En fazla ${most} karakter`,
    file: 'Dosya',
    fileLimits: (kinds, megabytes) => `Tür: ${or(kinds.map((kind) => kindNames[kind]))}; en fazla ${megabytes}\u00A0MB`,
    chooseFile: `Lütfen bir dosya ${choose}.`,
    fileRefused: `Dosya kabul edilmedi ve hiçbir şey kaydedilmedi. Lütfen türünü ve boyutunu ${say('kontrol edin', 'kontrol et')} veya başka bir dosya ${choose}.`,
    recording: 'Veya dosya olarak bir kayıt:',
    voice: say(
      'JavaScript olmadan bu sayfa kayıt yapamaz. Cihazınızdaki bir uygulamayla kaydedin ve ses dosyasını burada seçin.',
      'JavaScript olmadan bu sayfa kayıt yapamaz. Cihazındaki bir uygulamayla kaydet ve ses dosyasını burada seç.',
    ),
    signature: say(
      'Çizmek için JavaScript gerekir. Kâğıda imza atın ve burada bir fotoğrafını veya imzanızın resmini seçin.',
      'Çizmek için JavaScript gerekir. Kâğıda imza at ve burada bir fotoğrafını veya imzanın resmini seç.',
    ),
    map: say('Haritaya tıklayın veya yeri yüzde olarak yazın.', 'Haritaya tıkla veya yeri yüzde olarak yaz.'),
    mapClick: 'Haritadaki yere tıkla ve gönder',
    across: 'Soldan sağa, yüzde olarak (0 en solda, 100 en sağda)',
    down: 'Yukarıdan aşağıya, yüzde olarak (0 en üstte, 100 en altta)',
    unmarked: say(
      'Lütfen haritada bir yere tıklayın veya iki alanı da 0 ile 100 arasında sayılarla doldurun.',
      'Lütfen haritada bir yere tıkla veya iki alanı da 0 ile 100 arasında sayılarla doldur.',
    ),
    consentNeeded: `${say('Onayınız', 'Onayın')} gerekiyor. Onay olmadan konuşma burada biter.`,
    reason: say('Bunu neden soruyorsunuz?', 'Bunu neden soruyorsun?'),
    timed: (span) =>
      `Bu cevap için süre: ${span}. JavaScript olmadan burada saat işlemez: ${say('cevabınız', 'cevabın')} sonra da sayılır.`,
    seconds: (seconds) => (seconds < 60 || seconds % 60 !== 0 ? `${seconds} saniye` : `${seconds / 60} dakika`),
    timeOver: 'Süre doldu: cevapsız devam et',

    reread: 'Şimdi bak',
    waiting: 'Bir saniye lütfen, konuşma hemen devam edecek. Sayfa kendiliğinden yenilenir.',
    overtaken: say(
      'Bu soru zaten cevaplanmıştı, belki başka bir sekmede. Az önce gönderdikleriniz kaydedilmedi. Cevabınızı önceki konuşmada değiştirebilirsiniz.',
      'Bu soru zaten cevaplanmıştı, belki başka bir sekmede. Az önce gönderdiklerin kaydedilmedi. Cevabını önceki konuşmada değiştirebilirsin.',
    ),
    yourText: (text) => `${say('Metniniz', 'Metnin')}: ${quoted(text)}`,
    lost: `Bu olmadı ve hiçbir şey kaydedilmedi. ${typed}. Lütfen ${sendAgain}.`,
    busy: `Sunucu şu anda çok yoğun ve ${say('cevabınız', 'cevabın')} henüz kaydedilmedi. ${typed}. Lütfen birkaç saniye sonra ${sendAgain}.`,
    tooLarge: `Bu, gönderilemeyecek kadar büyük. Hiçbir şey kaydedilmedi; lütfen metni ${say('kısaltın', 'kısalt')} veya daha küçük bir dosya ${choose}.`,
    ended: say(
      'Konuşmanız bu tarayıcıda artık açılamıyor. Burada yeniden başlayabilirsiniz.',
      'Konuşman bu tarayıcıda artık açılamıyor. Burada yeniden başlayabilirsin.',
    ),

    change: 'Değiştir',
    changeThis: (said) => `Cevabı değiştir: ${quoted(said)}`,
    changeLast: 'Geri: son cevabı değiştir',
    changeTitle: 'Cevabı değiştir',
    changeAnyway: 'Yine de değiştir',
    keep: 'Değiştirme',
    changed: `${say('Cevabınız', 'Cevabın')} değiştirildi.`,
    fallsAway: (count) =>
      count === 1 ? 'O zaman sonraki şu cevap artık uymaz:' : `O zaman sonraki şu ${count} cevap artık uymaz:`,
    mayFallAway: 'Sonraki cevapların o zaman hâlâ uyup uymayacağı önceden söylenemez.',
    gone: 'Bu cevap artık değiştirilemez. Konuşma burada devam ediyor.',

    leave: 'Çık',
    finished: say(
      'Cevaplarınız için çok teşekkürler. Artık sayfayı kapatabilirsiniz.',
      'Cevapların için çok teşekkürler. Artık sayfayı kapatabilirsin.',
    ),
    receipt: `“Verilerim” için ${say('kodunuz', 'kodun')}:`,
    receiptMore: say(
      'Bu kodla hakkınızda kaydedilenleri daha sonra görebilir, saklayabilir veya silebilirsiniz.',
      'Bu kodla hakkında kaydedilenleri daha sonra görebilir, saklayabilir veya silebilirsin.',
    ),
    ownData: 'Verilerim',
    ownDataMore: 'Yanıtlar, onaylar, dosyalar ve iletilenler: görmek, saklamak ve silmek için.',
    sentOn: 'Sonraki sayfaya devam et',
    sentOnInTest: 'Test: Katılımcılar buradan şu adrese gider:',
    feedback: say('Bu konuşmayı nasıl buluyorsunuz?', 'Bu konuşmayı nasıl buluyorsun?'),
    feedbackWorst: 'hiç iyi değil',
    feedbackBest: 'çok iyi',
    feedbackMore: say('Bir şey eklemek ister misiniz?', 'Bir şey eklemek ister misin?'),
    feedbackNothing: `Lütfen bir puan ${say('seçin veya bir şey yazın', 'seç veya bir şey yaz')}.`,
    feedbackThanks: `Çok teşekkürler! ${say('Geri bildiriminiz', 'Geri bildirimin')} ulaştı.`,

    newTab: '(yeni sekmede açılır)',
    audio: 'Ses kaydı',
    video: 'Video',
    captions: 'Altyazı',
    transcript: 'Yazılı metin',
  };
};
