import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import { momentIn } from '../momentIn.ts';
import { ownData } from '../own-data/languages/tr.data.ts';
import type { ServerTexts } from '../ServerTexts.ts';

const { and } = spellingIn('tr', ['other']);
const quoted = (text: string): string => `“${text}”`;
const at = momentIn('tr');

/** What the server says in Turkish. */
export const tr: ServerTexts = {
  doors: {
    inactive: 'Diyalog artık etkin değil.',
    inactiveMore: 'Diyalog sona erdi. Bu nedenle şu anda diyalog mümkün değil.',
    notAvailable: 'Diyalog şu anda yüklenemiyor.',
    notAvailableMore: 'Hiçbir şey kaybolmadı. Lütfen sayfayı bir dakika sonra yenileyin.',
    notBegun: 'Bu diyalog henüz başlamadı.',
    notBegunMore: (moment) => `Katılım başlangıcı: ${at(moment)} (Berlin saati).`,
    over: 'Bu diyalog sona erdi.',
    overMore: (moment) =>
      `Katılım şu zamana kadar mümkündü: ${at(moment)} (Berlin saati). İlginiz için çok teşekkürler!`,
    full: 'Bu diyalog doldu.',
    fullMore: 'Aranan sayıda kişi zaten katıldı. İlginiz için çok teşekkürler!',
    personalOnly: 'Buraya yalnızca kişisel bir bağlantıyla girilir.',
    personalOnlyMore:
      'Lütfen davetinizdeki bağlantıyı açın. Davet almadıysanız lütfen davet eden kişiye veya kuruma sorun.',
    goOn: 'Daha önce başladınız mı? Buradan devam edin.',
    password: 'Bu diyalog için bir parola gerekiyor.',
    passwordMore: 'Bağlantıyla birlikte aldınız. Büyük ve küçük harfler farklıdır.',
    passwordLabel: 'Parola',
    passwordSend: 'Devam',
    passwordHint: 'Yalnızca bir kez girmeniz için bu tarayıcı, parolanın doğru olduğunu bir çerezde saklar.',
    passwordWrong:
      'Bu parola doğru değil. Lütfen doğru yazıldığını kontrol edin veya bağlantıyı aldığınız kişiye sorun.',
    passwordWait: (seconds) => `Çok sık yanlış parola girildi. Lütfen ${seconds} saniye sonra yeniden deneyin.`,
    taken: 'Zaten katıldınız.',
    takenMore: 'Bu diyaloğa herkes bir kez katılır ve bu tarayıcıda bu zaten yapıldı. Çok teşekkürler!',
    takenGoOn: 'Konuşmanızı görün veya sürdürün',
    description: 'Sohbet biçiminde bir diyalog: yazmanız yeterli.',
  },
  unknown: {
    dialog: 'Böyle bir diyalog yok.',
    dialogMore: 'Lütfen aldığınız bağlantıyı kontrol edin.',
    link: 'Bu bağlantı geçerli değil',
    linkMore: 'Lütfen tamamını açtığınızı kontrol edin. Belki bu arada geri çekilmiştir.',
    trial: 'Bu bir deneme bağlantısı',
    trialMore: 'Gerçek e-postalarda bağlantı buradan diyaloğa götürür.',
  },
  test: {
    title: 'Test: ',
    mark: 'Test: Bunların hiçbiri sayılmaz.',
    test: 'Bu bir test.',
    testMore:
      'Yayımlanan sürümde katılımcıların yolunu izliyorsunuz. Bunların hiçbiri sayılmaz: ne sayıda ve kotalarda ne de değerlendirmede ve dışa aktarmada.',
    begin: 'Teste başla',
    open: 'Katılımcılar şu anda burada hemen başlayabilir.',
    inactive: 'Diyalog şu anda etkin değil: Katılımcılar artık etkin olmadığını öğrenir.',
    meets: (sentence) => `Katılımcılar şu anda burada şunu okur: ${quoted(sentence)}`,
    password: 'Katılımcılara burada parola sorulur.',
    once: 'Bu tarayıcıda daha önce katılanlar bunu burada öğrenir.',
    quotas: (names) => `Kotalar testte sayılmaz ve kimseyi geri çevirmez: ${and(names.map(quoted))}.`,
    gone: 'Bu test bağlantısı artık geçerli değil.',
    goneMore: 'Geri çekildi veya yenilendi. Lütfen bağlantıyı aldığınız kişiye sorun.',
  },
  exit: {
    receipt: 'Verileriniz',
    deleted: 'Verileriniz silindi',
    deletedMore: 'Cevaplar, konuşma ve dosyalar kaldırıldı. Artık sayfayı kapatabilirsiniz.',
    cancelled: 'Diyalog yarıda kesildi',
    cancelledMore: 'O ana kadarki cevaplarınız kaydedildi. Aynı bağlantıyla istediğiniz zaman devam edebilirsiniz.',
    exit: 'Çok teşekkürler ve hoşça kalın',
    exitMore: 'Artık sayfayı kapatabilirsiniz.',
    privacy: 'Gizlilik',
    privacyOf: (dialog) => `“${dialog}” diyaloğu`,
    noPrivacy:
      'Bu diyalog için henüz bir gizlilik bildirimi yok. Lütfen bağlantıyı aldığınız kişiye veya kuruma sorun.',
    receiptHint: 'Diyaloğun sonundaki kodunuzla kaydedilenleri görebilir, saklayabilir ve silebilirsiniz:',
    newTab: '(yeni sekmede açılır)',
  },
  ownData,
  personal: {
    invited: 'Kişisel bağlantınız',
    once: 'Bir katılım için geçerlidir.',
    tied: 'Cevaplarınız sizinle ilişkilendirilir: Bu diyaloğu değerlendirenler hangi cevapların sizin olduğunu görebilir.',
    tiedOn: 'Bağlantıyla istediğiniz zaman, başka bir cihazda da devam edebilirsiniz. Bu yüzden kimseyle paylaşmayın.',
    anonymous:
      'Cevaplarınız anonimdir: Bu bağlantının kullanıldığı kaydedilir, hangi cevapların ona ait olduğu kaydedilmez. Bu geri alınamaz.',
    anonymousOn:
      'Bu cihazda bağlantıyla istediğiniz zaman devam edebilirsiniz. Başka bir cihaza, diyaloğun içinden “Başka bir cihazda devam et” ile geçebilirsiniz.',
    privacy: 'Gizlilik bildirimi',
    begin: 'Diyaloğa başla',
    again: 'Daha önce başladınız',
    againMore: 'Kaldığınız yerden devam eder.',
    goOn: 'Devam et',
    used: 'Bu bağlantı zaten kullanıldı',
    usedTied: 'Konuşmanız artık yok. Bu bağlantıyla ikinci bir konuşma başlatılamaz.',
    usedAnonymous:
      'Diyalog anonim olduğundan konuşmanıza yalnızca başladığınız cihaz götürür: Aynı bağlantıyı orada açın. Başka bir cihaza, diyaloğun içinden “Başka bir cihazda devam et” ile geçebilirsiniz.',
    mails: 'Bu diyalogla ilgili e-postalar',
    mailsOf: (dialog) => `“${dialog}” diyaloğu`,
    unsubscribeMore: 'Bu diyalogla ilgili e-posta almak istemiyor musunuz? Bağlantınız geçerli kalır.',
    unsubscribe: 'Abonelikten çık',
    unsubscribed: 'Abonelikten çıktınız',
    unsubscribedMore: 'Bu diyalogla ilgili artık e-posta almayacaksınız. Bağlantınız geçerli kalır.',
    subscribe: 'Yeniden e-posta al',
  },
  letter: {
    button: 'Diyaloğa git',
    linkHint: 'Düğme çalışmazsa bu adresi tarayıcınıza kopyalayın:',
    why: (dialog) => `Bu e-postayı “${dialog}” diyaloğuna davet edildiğiniz için alıyorsunuz.`,
    unsubscribe: 'Bu diyalogla ilgili artık e-posta almamak için:',
    unsubscribeLink: 'Bu diyalogla ilgili artık e-posta alma',
    footer: 'Bu e-posta otomatik olarak gönderildi. Lütfen cevaplamayın.',
  },
  model: {
    title: 'Dil modeli',
    purpose: (model, host, outside) =>
      `Bu diyaloğun bazı bölümlerini ${host} adresindeki ${model} dil modeli yürütür${outside ? '' : ' (işletmecinin ağında)'}. Bu bölümlerde yazılanlar, öncesiyle birlikte oraya gönderilir: modelin cevap verebilmesi, soru sorabilmesi ve konuşmanın amacına ulaştığını anlayabilmesi için.`,
    reserve: (model, host) => `Cevap vermezse aynısı ${host} adresindeki ${model} dil modeline gider.`,
    masked:
      'Adlar, adresler, telefon numaraları, e-posta adresleri ve banka bilgileri, tanındıkları ölçüde önceden yer tutucularla değiştirilir.',
    kept: 'Modelin verdiği cevaplar konuşmanızla birlikte kaydedilir ve onunla birlikte silinir.',
  },
  newMessage: 'Yeni mesaj',
  thinking: 'hâlâ düşünüyor… Bu bir dakikaya kadar sürebilir.',
};
