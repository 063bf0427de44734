import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { AllMessengerTexts } from '../AllMessengerTexts.ts';
import type { BetweenBounds } from '../SingleInputTexts.ts';

export { tr as dialog } from '@dialogwerk/shared/dialog/languages/tr';

const lang = 'tr';
/** Nouns stay in the singular behind a number, so that nothing here asks for a plural. */
const { or } = spellingIn('tr', ['other']);
const quoted = (text: string): string => `“${text}”`;
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'resim (JPEG, PNG, WebP, GIF)',
  audio: 'ses (MP3, WAV, OGG, M4A)',
  video: 'video (MP4, WebM)',
  document: 'belge (PDF, Word, Excel, OpenDocument, metin)',
};
const listed = (kinds: readonly MediaKind[]): string => or(kinds.map((kind) => kindNames[kind]));
const trouble = { busy: 'Sunucu şu anda çok yoğun.', fault: 'Bu şu anda olmadı.' };

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `en az ${min} seçenek` : 'bir veya daha fazla seçenek';
  if (min === max) return `tam olarak ${min} seçenek`;
  return min > 0 ? `${min} ile ${max} arasında seçenek` : `en fazla ${max} seçenek`;
}

const between =
  (what: string, any: string): BetweenBounds =>
  (min, max) => {
    if (min !== null && max !== null) return `${what}: ${min} ile ${max} arasında`;
    if (min !== null) return `${what}: en erken ${min}`;
    return max === null ? any : `${what}: en geç ${max}`;
  };

function numbers(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `${min} ile ${max} arasında bir sayı`;
  if (min !== null) return `En az ${min}`;
  return max === null ? '' : `En fazla ${max}`;
}

/** What the messenger says in Turkish. */
export const messenger: InLanguage<AllMessengerTexts> = (say) => {
  const tryAgain = `Lütfen yeniden ${say('deneyin', 'dene')}.`;
  const answers = say('cevaplarınız', 'cevapların');
  const backOnline = say('yeniden çevrimiçi olduğunuzda', 'yeniden çevrimiçi olduğunda');
  const youCanChoose = say('seçebilirsiniz', 'seçebilirsin');
  return {
    messenger: {
      lang,
      you: say('Siz', 'Sen'),
      log: 'Konuşma',
      toNewest: 'En yeniye git',
      progress: 'İlerleme',
      loading: 'Konuşma yükleniyor…',
      answer: say('Cevabınız', 'Cevabın'),
      replyWaits: (because, kept) => {
        const answer = say('Cevabınız', 'Cevabın');
        const when = because === 'no-answer' ? backOnline : 'mümkün olur olmaz';
        const what = because === 'no-answer' ? 'Bağlantı yok.' : trouble[because];
        return kept
          ? `${what} ${answer} kaydedildi ve ${when} gönderilecek.`
          : `${what} ${say('Bu sayfayı açık bırakırsanız cevabınız', 'Bu sayfayı açık bırakırsan cevabın')} ${when} gönderilecek.`;
      },
      openingWaits: (because) =>
        because === 'no-answer'
          ? `Bağlantı yok. Konuşma ${backOnline} devam edecek.`
          : `${trouble[because]} Konuşma birazdan devam edecek, lütfen biraz ${say('sabredin', 'sabret')}.`,
      tryNow: 'Şimdi dene',
      working: 'Bir saniye lütfen, konuşma hemen devam edecek…',
      finished: say(
        'Cevaplarınız için çok teşekkürler. Artık sayfayı kapatabilirsiniz.',
        'Cevapların için çok teşekkürler. Artık sayfayı kapatabilirsin.',
      ),
      change: 'Değiştir',
      changeLast: 'Son cevabı değiştir',
      changing: 'Değişiklik gönderiliyor…',
      cancel: 'İptal',
      reason: say('Bunu neden soruyorsunuz?', 'Bunu neden soruyorsun?'),
      formView: 'Form olarak göster',
      form: 'Form',
      sounds: 'Yeni mesajlarda ses',
      atOnce: 'Mesajlar beklemeden gelsin',
      showAll: 'Hemen göster',
      handOver: 'Başka bir cihazda devam et',
      autoplay: 'Ses ve videoyu kendiliğinden oynat',
      feedback: 'Geri bildirim ver',
      audio: 'Ses kaydı',
      video: 'Video',
      captions: 'Altyazı',
      transcript: 'Yazılı metin',
      receipt: 'Verilerim',
      beginAgain: 'Yeniden başla',
      menu: 'Menü',
      newTab: '(yeni sekmede açılır)',
      close: 'Kapat',
      refresh: 'Yenile',
      serverBusy: 'Mesajlaşma hizmetimiz şu anda olağanüstü yoğun…',
      requestId: (id) => `İstek kimliği: ${id.slice(0, 8)}`,
    },
    loading: {
      coming: 'Bir saniye lütfen…',
      failed: say(
        'Sayfanın bu bölümü yüklenemedi. Şimdiye kadarki cevaplarınız güvende. Lütfen internet bağlantınızı kontrol edin veya sayfayı yenileyin.',
        'Sayfanın bu bölümü yüklenemedi. Şimdiye kadarki cevapların güvende. Lütfen internet bağlantını kontrol et veya sayfayı yenile.',
      ),
      again: 'Yeniden dene',
    },
    change: {
      lang,
      title: 'Cevabı değiştir',
      loading: 'Soru yükleniyor…',
      failed: 'Soru şu anda yüklenemiyor. Hiçbir şey kaybolmadı.',
      gone: 'Bu cevap artık değiştirilemez.',
      waits: say(
        'Son cevabınız henüz yolda. Lütfen birazdan yeniden deneyin.',
        'Son cevabın henüz yolda. Lütfen birazdan yeniden dene.',
      ),
      fallsAway: (count) =>
        count === 1 ? 'O zaman sonraki şu cevap artık uymaz:' : `O zaman sonraki şu ${count} cevap artık uymaz:`,
      mayFallAway: 'Sonraki cevapların o zaman hâlâ uyup uymayacağı önceden söylenemez.',
      comesBack: say(
        'Artık uymayanlar, cevabı geri aldığınızda yeniden geçerli olur.',
        'Artık uymayanlar, cevabı geri aldığında yeniden geçerli olur.',
      ),
      back: 'Geri',
      goOn: 'Yine de değiştir',
      changed: (count) => {
        const changed = say('Cevabınız değiştirildi.', 'Cevabın değiştirildi.');
        return count === 0 ? changed : `${changed} Sonraki ${count} cevap artık uymuyor ve geçerli değil.`;
      },
      undo: 'Geri al',
      overtaken: 'Bu soru zaten cevaplanmıştı, belki başka bir sekmede. Konuşma burada devam ediyor.',
      yourText: (text) => `${say('Buradaki metniniz', 'Buradaki metnin')}: ${quoted(text)}`,
      useText: 'Cevabı bununla değiştir',
      notDone: `Bu olmadı ve hiçbir şey silinmedi. ${tryAgain}`,
    },
    failures: {
      said: {
        inactive: {
          title: 'Diyalog artık etkin değil.',
          more: 'Diyalog sona erdi. Bu nedenle şu anda diyalog mümkün değil.',
        },
        unknown: {
          title: 'Böyle bir diyalog yok.',
          more: say('Lütfen size verilen bağlantıyı kontrol edin.', 'Lütfen sana verilen bağlantıyı kontrol et.'),
        },
        registration: {
          title: 'Username already exists',
          more: `Konuşma başlatılamadı. Lütfen sayfayı ${say('yenileyin', 'yenile')}.`,
        },
        lost: {
          title: 'Bu konuşma artık yok.',
          more: `Silindi veya süresi doldu. Baştan ${say('başlayabilirsiniz', 'başlayabilirsin')}.`,
        },
        unreadable: {
          title: 'Bu konuşma sürdürülemiyor.',
          more: 'Diyalog sona erdi. Bu nedenle şu anda diyalog mümkün değil.',
        },
        refused: {
          title: '',
          more: `Şimdiye kadarki ${answers} kaydedildi. Lütfen sayfayı ${say('yenileyin veya daha sonra yeniden deneyin', 'yenile veya daha sonra yeniden dene')}.`,
        },
      },
      status: (status) => `Bir hata oluştu. (${status})`,
    },
    notKept: {
      lang,
      notKept: say(
        'Tarayıcınız bu sayfanın bir şey hatırlamasına izin vermiyor. Katılabilirsiniz ve cevaplarınız ulaşır. Lütfen sayfayı açık bırakın: Kapatıldığında veya yenilendiğinde her şey baştan başlar.',
        'Tarayıcın bu sayfanın bir şey hatırlamasına izin vermiyor. Katılabilirsin ve cevapların ulaşır. Lütfen sayfayı açık bırak: Kapatıldığında veya yenilendiğinde her şey baştan başlar.',
      ),
      ownTab: 'Ayrı bir sekmede aç',
      newTab: '(yeni sekmede açılır)',
      close: 'Anladım',
    },
    wordTitles: {
      help: 'Yardım',
      back: say('Geri dönmek ister misiniz?', 'Geri dönmek ister misin?'),
      restart: say('Yeniden başlamak ister misiniz?', 'Yeniden başlamak ister misin?'),
    },
    wordHelp: {
      lang,
      wordsTell: `Cevap yerine şu sözcükleri ${say('yazabilirsiniz', 'yazabilirsin')}:`,
      words: [
        ['yardım', 'bu listeyi gösterir.'],
        ['geri', 'değiştirilebilmesi için son cevabı açar.'],
        ['yeniden başla', 'baştan başlar. Önce bir kez daha sorulur.'],
      ],
      tap: `Mesajları beklemek gerekmez: Konuşmaya ${say('dokunun', 'dokun')} veya Enter tuşuna ${say('basın', 'bas')}.`,
      menu: 'Diğer her şey menüde.',
      nothingBefore: 'Henüz değiştirilebilecek bir cevap yok.',
      asAnswer: 'Cevap olarak gönder',
    },
    typedWords: {
      help: ['yardım', 'yardim'],
      back: ['geri'],
      restart: ['yeniden başla', 'yeniden basla', 'yeniden başlat'],
    },
    ownWays: {
      lang,
      help: 'Yardım',
      paces: ['çok yavaş', 'yavaş', 'normal', 'hızlı', 'çok hızlı'],
      pace: (pace) => `Hız: ${pace}`,
      slower: 'Daha yavaş',
      faster: 'Daha hızlı',
      pause: 'Mesajları durdur',
      paused: 'Mesajlar durduruldu.',
      goOn: 'Devam',
      aloud: 'Mesajları sesli oku',
    },
    masked: { lang, showField: 'Yazılanı göster' },
    otherDevice: {
      lang,
      purpose: say(
        'Kodu diğer cihazla tarayın veya bağlantıyı orada açın. Konuşma orada kaldığınız yerden devam eder.',
        'Kodu diğer cihazla tara veya bağlantıyı orada aç. Konuşma orada kaldığın yerden devam eder.',
      ),
      secret: say(
        '15 dakika ve yalnızca bir kez geçerlidir. Açan kişi cevaplarınızı görür: Kimseyle paylaşmayın.',
        '15 dakika ve yalnızca bir kez geçerlidir. Açan kişi cevaplarını görür: Kimseyle paylaşma.',
      ),
      qr: 'Devam bağlantısını içeren QR kodu',
      copy: 'Bağlantıyı kopyala',
      copied: 'Bağlantı kopyalandı.',
      notCopied: `Burada kopyalamaya izin yok. Lütfen bağlantıyı ${say('seçip kendiniz kopyalayın', 'seçip kendin kopyala')}:`,
      loading: 'Kod yükleniyor…',
      failed: `Kod şu anda yüklenemiyor. ${say('Cevaplarınız', 'Cevapların')} bundan etkilenmez.`,
      again: 'Yeniden dene',
      expired: 'Bu kodun süresi doldu. Hiçbir şey kaybolmadı.',
      fresh: 'Yeni kod',
      taken: say(
        'Diğer cihaz bağlandı. Orada veya burada cevaplamaya devam edebilirsiniz; ikisi de aynı konuşmayı gösterir.',
        'Diğer cihaz bağlandı. Orada veya burada cevaplamaya devam edebilirsin; ikisi de aynı konuşmayı gösterir.',
      ),
      notContinued:
        'Bu bağlantıyla devam edilemiyor: Daha önce kullanıldı veya süresi doldu. Yenisi ilk cihazın menüsünde.',
      instead: {
        header: 'Diğer konuşmayla devam edilsin mi?',
        text: `Bu cihazda bu diyalogda zaten bir konuşma ${say('başlattınız', 'başlattın')}. Kayıtlı kalır ama burada artık açılamaz.`,
        back: 'Burada kal',
        confirm: 'Devam et',
      },
    },
    receipt: {
      purpose: say(
        'Bu kodla hakkınızda kaydedilenleri daha sonra görebilir, saklayabilir veya silebilirsiniz.',
        'Bu kodla hakkında kaydedilenleri daha sonra görebilir, saklayabilir veya silebilirsin.',
      ),
      code: 'Kod',
      copy: 'Kodu kopyala',
      copied: 'Kod kopyalandı.',
      notCopied: `Burada kopyalamaya izin yok. Lütfen kodu bir yere ${say('yazın', 'yaz')}.`,
      page: 'Verilerimi gör',
      sentOn: 'Birazdan sonraki sayfa açılacak.',
      sentOnInTest: 'Test: Katılımcılar şimdi buraya yönlendirilir.',
      sendOn: 'Devam',
      stay: 'Burada kal',
    },
    feedback: {
      question: say('Bu konuşmayı nasıl buluyorsunuz?', 'Bu konuşmayı nasıl buluyorsun?'),
      worst: 'hiç iyi değil',
      best: 'çok iyi',
      rating: (rating) => `${rating} / 5`,
      more: say('Bir şey eklemek ister misiniz?', 'Bir şey eklemek ister misin?'),
      aboutQuestion: 'Şu anda açık olan soruyla ilgili.',
      whoReads: `Bunu, konuşmayı hazırlayanlar okur. ${say('Cevaplarınızı', 'Cevaplarını')} değiştirmez.`,
      send: 'Gönder',
      sending: 'Geri bildirim gönderiliyor…',
      nothing: `Lütfen bir puan ${say('seçin veya bir şey yazın', 'seç veya bir şey yaz')}.`,
      tooLong: (length, most) => `${length} / en fazla ${most} karakter`,
      notSent: `Geri bildirim ulaşmadı, hâlâ burada duruyor. ${tryAgain}`,
      thanks: `Çok teşekkürler! ${say('Geri bildiriminiz', 'Geri bildirimin')} ulaştı.`,
    },
    countdown: {
      lang,
      notice: (span) => `Bu cevap için süre: ${span}; istenirse daha fazlası.`,
      fixed: (span) => `Bu cevap için süre: ${span}. Sonra cevapsız devam edilir.`,
      left: (clock) => `kalan: ${clock}`,
      stillLeft: (span) => `Kalan süre: ${span}.`,
      more: 'Daha fazla süre',
      extended: (span) => `Süre artık ${span}.`,
      lastCall: (span) => `Süre doldu. ${span} içinde cevapsız devam edilecek.`,
      over: 'Süre doldu',
    },
    embed: {
      told: (host) =>
        `Bu içerik ${host} adresinden geliyor. Gösterilene kadar oraya hiçbir şey gönderilmez. Sonra ${host}, bu cihazın IP adresini, tarayıcısını ve bu sitenin adresini öğrenir ve çerez yerleştirebilir.`,
      show: 'Göster',
      hide: 'Gizle',
      open: 'Yeni sekmede aç',
      refused: (host) => `${host} içeriği burada gösterilemiyor. Bağlantı onu yeni bir sekmede açar.`,
    },
    inputs: {
      placeholder: say('Bir cevap yazın…', 'Bir cevap yaz…'),
      inWords: say('Veya kendi sözlerinizle…', 'Veya kendi sözlerinle…'),
      send: 'Gönder',
      next: 'Devam',
      skip: 'Atla',
      enterSends: 'Enter gönderir, Shift ve Enter yeni satır açar.',
      record: { audio: 'Sesli mesaj kaydet', video: 'Video kaydet' },
      length: (length, max) => `${length} / en fazla ${max} karakter`,
      chooseFrom: (min, max) => `Lütfen ${range(min, max)} ${say('seçin', 'seç')}.`,
      chosen: (count) => `${count} seçildi`,
      scale: (first, last) => `Ölçek: ${quoted(first)} – ${quoted(last)}.`,
      scaleKeys: 'Ok tuşları seçer, Enter gönderir.',
      consentNeeded: say(
        'Onayınız gerekli. Onaylamazsanız konuşma burada biter.',
        'Onayın gerekli. Onaylamazsan konuşma burada biter.',
      ),
    },
    files: {
      tryAgain: 'Yeniden dene',
      cancel: 'İptal',
      chooseFile: 'Dosya seç',
      dropFile: 'veya buraya bırak',
      fileLimits: (kinds, megabytes) => `Tür: ${listed(kinds)}; en fazla ${megabytes}\u00A0MB`,
      fileSize: (megabytes) => `${megabytes}\u00A0MB`,
      chosenFile: (name) => `Seçilen dosya: ${name}`,
      removeFile: 'Kaldır',
      fileEmpty: `Dosya boş. Lütfen başka bir dosya ${say('seçin', 'seç')}.`,
      recordingTooLong: `Kayıt çok uzun. Hiçbir şey kaydedilmedi; lütfen daha kısa bir kayıt ${say('yapın', 'yap')}.`,
      fileTooLarge: (megabytes) =>
        `Dosya çok büyük. Lütfen en fazla ${megabytes}\u00A0MB boyutunda bir dosya ${say('seçin', 'seç')}; hiçbir şey gönderilmedi.`,
      wrongKind: (kinds) =>
        `Bu tür bir dosya buraya uymuyor. Lütfen ${say('şunu seçin', 'şunu seç')}: ${listed(kinds)}.`,
      fileOnItsWay: 'Dosya gönderiliyor…',
      percent: (percent) => `%${percent}`,
      noConnection: `Bağlantı yok. ${say('Bu sayfayı açık bıraktığınız', 'Bu sayfayı açık bıraktığın')} sürece dosya seçili kalır ve ${backOnline} gönderilir.`,
      serverBusy: `${trouble.busy} Dosya seçili kalır. ${tryAgain}`,
      notSent: `Dosya gönderilemedi. Seçili kalır. ${tryAgain}`,
      record: 'Kaydı başlat',
      recordAgain: 'Yeniden kaydet',
      stopRecording: 'Kaydı bitir',
      recording: 'Kayıt sürüyor.',
      recorded: 'Kayıt hazır.',
      yourRecording: say('Kaydınız', 'Kaydın'),
      write: 'Yazmayı tercih et',
      recorders: {
        audio: {
          hint: (time) =>
            `En fazla ${time} dakika. Kaydı göndermeden önce ${say('dinleyebilirsiniz', 'dinleyebilirsin')}.`,
          asking: 'Mikrofon bekleniyor…',
          empty: say(
            'Hiçbir şey kaydedilmedi. Lütfen mikrofonunuzu kontrol edip yeniden kaydedin.',
            'Hiçbir şey kaydedilmedi. Lütfen mikrofonunu kontrol edip yeniden kaydet.',
          ),
          unusable: {
            refused: say(
              'Bu sayfada mikrofona izin verilmemiş. Tarayıcınızın ayarlarında izin verin veya bir ses dosyası seçin.',
              'Bu sayfada mikrofona izin verilmemiş. Tarayıcının ayarlarında izin ver veya bir ses dosyası seç.',
            ),
            missing: `Mikrofon bulunamadı veya başka bir program kullanıyor. Onun yerine bir ses dosyası ${youCanChoose}.`,
            unsupported: `Bu tarayıcı burada kayıt yapamıyor. Onun yerine bir ses dosyası ${youCanChoose}.`,
          },
        },
        video: {
          hint: (time) =>
            `En fazla ${time} dakika. Kaydı göndermeden önce ${say('izleyebilirsiniz', 'izleyebilirsin')}.`,
          asking: 'Kamera ve mikrofon bekleniyor…',
          empty: say(
            'Hiçbir şey kaydedilmedi. Lütfen kameranızı kontrol edip yeniden kaydedin.',
            'Hiçbir şey kaydedilmedi. Lütfen kameranı kontrol edip yeniden kaydet.',
          ),
          unusable: {
            refused: say(
              'Bu sayfada kamera ve mikrofona izin verilmemiş. Tarayıcınızın ayarlarında ikisine de izin verin veya bir video seçin.',
              'Bu sayfada kamera ve mikrofona izin verilmemiş. Tarayıcının ayarlarında ikisine de izin ver veya bir video seç.',
            ),
            missing: `Kamera veya mikrofon bulunamadı ya da başka bir program kullanıyor. Onun yerine bir video ${youCanChoose}.`,
            unsupported: `Bu tarayıcı burada kayıt yapamıyor. Onun yerine bir video ${youCanChoose}.`,
          },
        },
      },
    },
    place: {
      hint: say(
        'Yere dokunun veya işareti kaydırıcılarla oraya götürün.',
        'Yere dokun veya işareti kaydırıcılarla oraya götür.',
      ),
      across: 'Soldan sağa',
      down: 'Yukarıdan aşağıya',
      at: (percent, square) => `yüzde ${percent}, kare ${square}`,
      unmarked: `Lütfen önce bir yer ${say('işaretleyin', 'işaretle')}.`,
      missing: 'Harita şu anda yüklenemiyor.',
    },
    signature: {
      hint: say(
        'Parmak, kalem veya fareyle imzalayın ya da adınızı yazın.',
        'Parmak, kalem veya fareyle imzala ya da adını yaz.',
      ),
      sheet: (strokes) => `İmza alanı, ${strokes === 0 ? 'boş' : `${strokes} çizgi`}`,
      undo: 'Çizgiyi geri al',
      clear: 'Temizle',
      type: 'Adı yaz',
      draw: 'Çizmeyi tercih et',
      name: say('Adınız', 'Adın'),
      typedHint: `Burada yazılan ${say('adınız', 'adın')} çizilmiş imza yerine geçer.`,
      unsigned: say('Lütfen önce imzalayın veya adınızı yazın.', 'Lütfen önce imzala veya adını yaz.'),
      cannotDraw: `Bu tarayıcı imzayı kaydedemiyor. Lütfen sayfayı başka bir tarayıcıda ${say('açın', 'aç')}.`,
      file: 'İmza.png',
      typedFile: (name) => `İmza, yazılı – ${name}.png`,
    },
    sum: {
      give: (total) => `Lütfen ${total} puanı maddelere ${say('dağıtın', 'dağıt')}.`,
      left: (left) => `Dağıtılacak ${left} kaldı`,
      over: (over) => `${over} fazla dağıtıldı`,
      done: 'Tüm puanlar dağıtıldı',
    },
    days: between('Tarih', 'Gün, ay ve yıl'),
    numbers,
    times: between('Saat', 'Saat ve dakika'),
    digitsOrWords: {
      number: 'Sayı veya sözcükler…',
      date: 'Tarih veya sözcükler…',
      time: 'Saat veya sözcükler…',
      picture: say('Bir resme dokunun veya yazın…', 'Bir resme dokun veya yaz…'),
      pickDate: 'Tarih seç',
      pickTime: 'Saat seç',
    },
    addresses: { email: 'ad@ornek.com', phone: '0212 123 45 67', url: 'www.ornek.com' },
    askQuestion: say('Bir soru yazın…', 'Bir soru yaz…'),
    emoji: { open: '🙂 Emojiler', choice: 'Eklenecek emojiler' },
    otherRanking: {
      joins: (label) =>
        say(
          `${quoted(label)}: Buraya yazdığınız listeye girer, orada sıralarsınız.`,
          `${quoted(label)}: Buraya yazdığın listeye girer, orada sıralarsın.`,
        ),
      says: (label) => `${quoted(label)}: Ne kastedildiği buraya yazılabilir.`,
      joined: 'Madde artık listede.',
    },
    ranking: {
      up: (text) => `${quoted(text)} yukarı`,
      down: (text) => `${quoted(text)} aşağı`,
      place: (text, place, count) => `${quoted(text)}: sıra ${place} / ${count}`,
      ranking: say(
        'Lütfen seçenekleri kendi sıranıza koyun: 1. sıra en üsttedir.',
        'Lütfen seçenekleri kendi sırana koy: 1. sıra en üsttedir.',
      ),
    },
    rating: (value, count) => `${value} / ${count}`,
    slider: {
      pole: (value, label) => `${value}: ${label}`,
      notSet: 'henüz ayarlanmadı',
      less: 'Bir adım azalt',
      more: 'Bir adım artır',
      setValue: say(
        'Lütfen bir değer ayarlayın: kaydırıcıyı kaydırın veya − ve + düğmelerine dokunun.',
        'Lütfen bir değer ayarla: kaydırıcıyı kaydır veya − ve + düğmelerine dokun.',
      ),
    },
    chats: {
      lang,
      list: 'Sohbetler',
      back: 'Sohbetlere dön',
      menu: 'Menü',
      typing: 'yazıyor…',
      none: 'Henüz mesaj yok',
      you: say('Siz', 'Sen'),
      unread: (count) => `${count} yeni mesaj`,
      wrote: (name) => `${name} yazdı.`,
      wroteToo: (name, others) => (others === 0 ? `${name} yazdı` : `${name} ve ${others} kişi daha yazdı`),
      nothingToAnswer: 'Şu anda burada cevaplanacak bir şey yok.',
      choose: `Listeden bir sohbet ${say('seçin', 'seç')}.`,
      resumeLink: 'Sonra devam etmek için bağlantıyı kopyala',
      resumeCopied: say(
        'Bağlantı kopyalandı. Onunla her tarayıcıda buradan devam edersiniz; kimseyle paylaşmayın.',
        'Bağlantı kopyalandı. Onunla her tarayıcıda buradan devam edersin; kimseyle paylaşma.',
      ),
      resumeFailed: `Bağlantı kopyalanamadı. Onu ${say('seçip kendiniz kopyalayın', 'seçip kendin kopyala')}:`,
      badResumeLink: 'Bu bağlantı için (artık) bir oyun yok.',
      media: 'Dosya',
      hints: 'İpuçları',
      closeHints: 'İpuçlarını kapat',
      hintsOf: (found, all) => `${found} / ${all} bulundu`,
      freshHints: (count) => `${count} yeni ipucu`,
      foundHint: (title) => `Yeni ipucu: ${title}`,
      isNew: 'Yeni',
      noHints: 'Henüz ipucu yok.',
      noHintsMore: 'Sohbetlerde ortaya çıkanlar burada görünecek.',
      toChat: (name) => `Sohbete git: ${name}`,
      endingOf: (number, all) => `Son ${number} / ${all}`,
      toEnding: 'Neler ortaya çıktı',
      foundOf: (found, all) => `Bulunan ipuçları: ${found} / ${all}.`,
      playAgain: 'Baştan oyna',
      decideAnew: 'Başka karar ver',
      gallery: (seen, all) => `Görülen sonlar: ${seen} / ${all}`,
      notSeen: 'Henüz görülmedi',
      storyTime: (time) => `Hikâyede saat ${time}`,
      push: {
        switch: 'Tarayıcı bildirimleri',
        question: say(
          'Bazıları buraya daha sonra yazar. Bu sayfa kapalı olsa da tarayıcınız size o zaman haber versin mi?',
          'Bazıları buraya daha sonra yazar. Bu sayfa kapalı olsa da tarayıcın sana o zaman haber versin mi?',
        ),
        privacy: 'Yalnızca kimin yazdığını gösterir. Ne yazıldığını yolda kimse öğrenmez.',
        yes: 'Evet, haber ver',
        no: 'Hayır, teşekkürler',
        starting: 'Bir saniye lütfen…',
        on: say(
          'Tamam, size haber verilecek. Bunu menüden istediğiniz zaman kapatabilirsiniz.',
          'Tamam, sana haber verilecek. Bunu menüden istediğin zaman kapatabilirsin.',
        ),
        blocked: say(
          'Tarayıcınız bu sayfadan bildirimlere izin vermiyor. Bunu ayarlarından değiştirebilirsiniz.',
          'Tarayıcın bu sayfadan bildirimlere izin vermiyor. Bunu ayarlarından değiştirebilirsin.',
        ),
        failed: `Bildirimler açılamadı. ${tryAgain}`,
        again: 'Yeniden dene',
        close: 'Kapat',
      },
      fragments: {
        restart: 'Her şeyi yeniden başlat',
        delete: 'Her şeyi sil',
        privacy: 'Gizlilik',
        restart_pop_up: {
          header: 'Tüm sohbetler yeniden başlatılsın mı?',
          text: `Tüm sohbetlerdeki ${answers} silinir ve her şey baştan başlar.`,
          btn_back: 'Geri',
          btn_restart: 'Yeniden başlat',
        },
        delete_pop_up: {
          header: 'Tüm sohbetler silinsin mi?',
          text: `${say('Cevaplarınız', 'Cevapların')} ve tüm sohbetler kalıcı olarak silinir.`,
          btn_back: 'Geri',
          btn_delete: 'Sil',
        },
      },
    },
  };
};
