import type { FurtherLanguage } from '../wordingLanguage.ts';

type Further = { readonly [L in FurtherLanguage]: string };

/** What refusals say in further languages. */
export const spokenFurther = {
  endless: {
    fr: 'Cette conversation est devenue très longue et n’accepte plus de réponses. Tout est enregistré jusqu’ici ; « Recommencer » la reprend du début.',
    es: 'Esta conversación se ha hecho muy larga y no admite más respuestas. Todo lo anterior está guardado; «Empezar de nuevo» la comienza desde el principio.',
    it: 'Questa conversazione è diventata molto lunga e non accetta altre risposte. Tutto finora è salvato; «Ricomincia» la fa ripartire dall’inizio.',
    pl: 'Ta rozmowa jest już bardzo długa i nie przyjmuje dalszych odpowiedzi. Wszystko do tej pory jest zapisane; „Zacznij od nowa” rozpoczyna ją od początku.',
    tr: 'Bu konuşma çok uzadı ve başka cevap kabul etmiyor. Şimdiye kadarki her şey kaydedildi; “Yeniden başlat” onu baştan başlatır.',
    uk: 'Ця розмова стала дуже довгою і більше не приймає відповідей. Усе дотепер збережено; «Почати знову» розпочинає її спочатку.',
    ar: 'أصبحت هذه المحادثة طويلة جدًا ولا تقبل إجابات أخرى. كل ما سبق محفوظ؛ «البدء من جديد» يبدؤها من البداية.',
  },
  noFile: {
    fr: 'Le fichier de cette réponse n’est pas arrivé. Rien n’a été enregistré ; merci de l’envoyer à nouveau.',
    es: 'El archivo de esta respuesta no ha llegado. No se ha guardado nada; hay que enviarlo de nuevo, por favor.',
    it: 'Il file di questa risposta non è arrivato. Non è stato salvato nulla; occorre inviarlo di nuovo, per favore.',
    pl: 'Plik do tej odpowiedzi nie dotarł. Nic nie zostało zapisane; prosimy o ponowne wysłanie pliku.',
    tr: 'Bu cevabın dosyası ulaşmadı. Hiçbir şey kaydedilmedi; lütfen dosya yeniden gönderilsin.',
    uk: 'Файл до цієї відповіді не надійшов. Нічого не збережено; просимо надіслати файл ще раз.',
    ar: 'لم يصل ملف هذه الإجابة. لم يُحفظ شيء؛ يُرجى إرسال الملف مرة أخرى.',
  },
  stale: {
    fr: 'Cette question a déjà reçu une réponse. La conversation continue là où elle en est.',
    es: 'Esta pregunta ya tiene respuesta. La conversación sigue en el punto actual.',
    it: 'Questa domanda ha già una risposta. La conversazione continua dal punto attuale.',
    pl: 'Na to pytanie jest już odpowiedź. Rozmowa toczy się dalej od obecnego miejsca.',
    tr: 'Bu soru zaten cevaplandı. Konuşma kaldığı yerden devam ediyor.',
    uk: 'На це запитання вже є відповідь. Розмова продовжується з поточного місця.',
    ar: 'سبقت الإجابة عن هذا السؤال. تستمر المحادثة من موضعها الحالي.',
  },
  answerUnknown: {
    fr: 'Cette réponse ne peut plus être modifiée. La conversation continue là où elle en est.',
    es: 'Esta respuesta ya no se puede cambiar. La conversación sigue en el punto actual.',
    it: 'Questa risposta non si può più modificare. La conversazione continua dal punto attuale.',
    pl: 'Tej odpowiedzi nie można już zmienić. Rozmowa toczy się dalej od obecnego miejsca.',
    tr: 'Bu cevap artık değiştirilemez. Konuşma kaldığı yerden devam ediyor.',
    uk: 'Цю відповідь уже не можна змінити. Розмова продовжується з поточного місця.',
    ar: 'لم يعد تغيير هذه الإجابة ممكنًا. تستمر المحادثة من موضعها الحالي.',
  },
  notAsked: {
    fr: 'Aucun fichier ne peut être envoyé pour cette question en ce moment. Rien n’a été enregistré.',
    es: 'En este momento no se puede enviar ningún archivo para esta pregunta. No se ha guardado nada.',
    it: 'Al momento non si può inviare alcun file per questa domanda. Non è stato salvato nulla.',
    pl: 'W tej chwili nie można wysłać pliku do tego pytania. Nic nie zostało zapisane.',
    tr: 'Şu anda bu soruya dosya gönderilemiyor. Hiçbir şey kaydedilmedi.',
    uk: 'Зараз до цього запитання не можна надіслати файл. Нічого не збережено.',
    ar: 'لا يمكن حاليًا إرسال ملف لهذا السؤال. لم يُحفظ شيء.',
  },
  tooManyFiles: {
    fr: 'De très nombreux fichiers ont déjà été envoyés dans cette conversation. Celui-ci n’a pas été enregistré ; les précédents sont en sécurité.',
    es: 'En esta conversación ya se han enviado muchísimos archivos. Este no se ha guardado; los anteriores están a salvo.',
    it: 'In questa conversazione sono già stati inviati moltissimi file. Questo non è stato salvato; i precedenti sono al sicuro.',
    pl: 'W tej rozmowie wysłano już bardzo wiele plików. Ten nie został zapisany; poprzednie są bezpieczne.',
    tr: 'Bu konuşmada çok fazla dosya gönderildi. Bu dosya kaydedilmedi; öncekiler güvende.',
    uk: 'У цій розмові вже надіслано дуже багато файлів. Цей не збережено; попередні в безпеці.',
    ar: 'أُرسلت في هذه المحادثة ملفات كثيرة جدًا. لم يُحفظ هذا الملف؛ أما السابقة ففي أمان.',
  },
  noFeedback: {
    fr: 'Aucun avis n’est recueilli pour ce dialogue. Rien n’a été enregistré.',
    es: 'Para este diálogo no se recogen opiniones. No se ha guardado nada.',
    it: 'Per questo dialogo non si raccolgono pareri. Non è stato salvato nulla.',
    pl: 'Dla tego dialogu nie zbiera się opinii. Nic nie zostało zapisane.',
    tr: 'Bu diyalog için geri bildirim toplanmıyor. Hiçbir şey kaydedilmedi.',
    uk: 'До цього діалогу не збирають відгуків. Нічого не збережено.',
    ar: 'لا تُجمع آراء حول هذا الحوار. لم يُحفظ شيء.',
  },
  tooMuchFeedback: {
    fr: 'Il y a déjà de très nombreux avis sur cette conversation. Celui-ci n’a pas été enregistré ; les précédents sont en sécurité.',
    es: 'Sobre esta conversación ya hay muchísimas opiniones. Esta no se ha guardado; las anteriores están a salvo.',
    it: 'Su questa conversazione ci sono già moltissimi pareri. Questo non è stato salvato; i precedenti sono al sicuro.',
    pl: 'Do tej rozmowy jest już bardzo wiele opinii. Ta nie została zapisana; poprzednie są bezpieczne.',
    tr: 'Bu konuşma için çok fazla geri bildirim var. Bu kaydedilmedi; öncekiler güvende.',
    uk: 'До цієї розмови вже є дуже багато відгуків. Цей не збережено; попередні в безпеці.',
    ar: 'توجد آراء كثيرة جدًا حول هذه المحادثة. لم يُحفظ هذا الرأي؛ أما السابقة ففي أمان.',
  },
} as const satisfies Readonly<Record<string, Further>>;
