import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { PlainTexts } from '../PlainTexts.ts';

const { or, plural } = spellingIn('es', ['other', 'one']);
const quoted = (text: string): string => `«${text}»`;
const options = (count: number): string => plural(count, { one: 'una opción', other: `${count} opciones` });
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'imagen (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'vídeo (MP4, WebM)',
  document: 'documento (PDF, Word, Excel, OpenDocument, texto)',
};

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `al menos ${options(min)}` : 'una o varias opciones';
  if (min === max) return `exactamente ${options(min)}`;
  return min > 0 ? `de ${min} a ${options(max)}` : `como máximo ${options(max)}`;
}

/** What the pages without a script say in Spanish. */
export const es: InLanguage<PlainTexts> = (say) => {
  const your = say('Su', 'Tu');
  const youCan = say('Puede', 'Puedes');
  const sendAgain = say('Envíelo otra vez, por favor', 'Envíalo otra vez, por favor');
  const typed = say('Lo que ha escrito sigue aquí', 'Lo que has escrito sigue aquí');
  return {
    lang: 'es',
    withoutScript: 'Participar sin JavaScript',
    offer: `En ${say('su', 'tu')} navegador no funciona JavaScript. ${youCan} participar de todos modos: una pregunta en cada página.`,
    begin: 'Este diálogo también funciona sin JavaScript: una pregunta en cada página.',
    chats: `Varios chats a la vez necesitan JavaScript. ${say('Actívelo y recargue', 'Actívalo y recarga')} la página, por favor.`,
    chatsAlone: `${youCan} tener estas conversaciones una por una sin JavaScript; entonces no saben nada unas de otras:`,
    fault: 'Error: ',
    progress: (percent) => `Progreso: ${percent}\u00A0%`,
    earlier: (count) => `Conversación anterior (${plural(count, { one: '1 mensaje', other: `${count} mensajes` })})`,
    log: 'Conversación',
    you: say('Usted', 'Tú'),
    answer: `${your} respuesta`,
    send: 'Enviar',
    skip: 'Omitir',
    goOn: 'Continuar',
    speak: 'Idioma',
    notSwitched: `No se pudo cambiar el idioma. ${say('Sus', 'Tus')} respuestas están a salvo. ${typed}. ${say('Inténtelo', 'Inténtalo')} de nuevo, por favor.`,
    fileAgain: say(
      'Si había elegido un archivo, elíjalo otra vez, por favor.',
      'Si habías elegido un archivo, elígelo otra vez, por favor.',
    ),

    chooseFrom: (min, max) => `${say('Elija', 'Elige')} ${range(min, max)}, por favor.`,
    other: (label) => `${quoted(label)}, en concreto:`,
    inWords: say('O con sus propias palabras:', 'O con tus propias palabras:'),
    either: say(
      'Elija algo o escriba algo, pero no ambas cosas, por favor.',
      'Elige algo o escribe algo, pero no ambas cosas, por favor.',
    ),
    unit: (unit) => `en ${unit}`,
    numberFrom: (min, max) => `Número de ${min} a ${max}`,
    numberLeast: (min) => `Número a partir de ${min}`,
    numberMost: (max) => `Número hasta ${max}`,
    steps: (step) => `en pasos de ${step}`,
    pole: (value, label) => `${value} = ${label}`,
    day: 'Año, mes y día, por ejemplo 2026-12-24',
    dayFrom: (min) => `no antes de ${min}`,
    dayTo: (max) => `no después de ${max}`,
    time: 'Hora y minuto, por ejemplo 9:30',
    point: (value, count) => `${value} de ${count}`,
    place: (place) => `Puesto ${place}`,
    noPlace: 'Elegir un puesto',
    rank: `${say('Dé', 'Da')} un puesto a cada opción, cada puesto solo una vez. El puesto 1 está arriba.`,
    rankAgain: `${say('Dé', 'Da')} cada puesto exactamente una vez, por favor.`,
    share: (total) => `${say('Reparta', 'Reparte')} ${total} puntos entre los elementos, por favor.`,
    length: (most) => `${plural(most, { one: `${most} carácter`, other: `${most} caracteres` })} como máximo`,
    file: 'Archivo',
    fileLimits: (kinds, megabytes) =>
      `Tipos: ${or(kinds.map((kind) => kindNames[kind]))}; ${megabytes}\u00A0MB como máximo`,
    chooseFile: `${say('Elija', 'Elige')} un archivo, por favor.`,
    fileRefused: `El archivo no se ha aceptado, y no se ha guardado nada. ${say('Compruebe', 'Comprueba')} su tipo y tamaño o ${say('elija', 'elige')} otro archivo, por favor.`,
    recording: 'O una grabación como archivo:',
    voice: say(
      'Sin JavaScript esta página no puede grabar. Grabe con una aplicación de su dispositivo y elija aquí el archivo de audio.',
      'Sin JavaScript esta página no puede grabar. Graba con una aplicación de tu dispositivo y elige aquí el archivo de audio.',
    ),
    signature: say(
      'Dibujar solo es posible con JavaScript. Firme en papel y elija aquí una foto, o una imagen de su firma.',
      'Dibujar solo es posible con JavaScript. Firma en papel y elige aquí una foto, o una imagen de tu firma.',
    ),
    map: say(
      'Haga clic en el mapa o indique el lugar en tanto por ciento.',
      'Haz clic en el mapa o indica el lugar en tanto por ciento.',
    ),
    mapClick: 'Hacer clic en el lugar del mapa y enviarlo',
    across: 'De izquierda a derecha, en tanto por ciento (0 es el borde izquierdo, 100 el derecho)',
    down: 'De arriba abajo, en tanto por ciento (0 es el borde de arriba, 100 el de abajo)',
    unmarked: say(
      'Haga clic en un lugar del mapa o rellene los dos campos con números de 0 a 100, por favor.',
      'Haz clic en un lugar del mapa o rellena los dos campos con números de 0 a 100, por favor.',
    ),
    consentNeeded: `${your} consentimiento es necesario. Si no ${say('está', 'estás')} de acuerdo, la conversación termina aquí.`,
    reason: say('¿Por qué lo pregunta?', '¿Por qué lo preguntas?'),
    timed: (span) =>
      `Tiempo previsto para esta respuesta: ${span}. Sin JavaScript aquí no corre ningún reloj: ${say('su', 'tu')} respuesta también cuenta más tarde.`,
    seconds: (seconds) =>
      seconds < 60 || seconds % 60 !== 0
        ? plural(seconds, { one: `${seconds} segundo`, other: `${seconds} segundos` })
        : plural(seconds / 60, { one: 'un minuto', other: `${seconds / 60} minutos` }),
    timeOver: 'Tiempo agotado: seguir sin respuesta',

    reread: 'Mirar ahora',
    waiting: 'Un momento, por favor, la conversación sigue enseguida. La página se recarga sola.',
    overtaken: say(
      'Esta pregunta ya tenía respuesta, quizá en otra pestaña. Lo que acaba de enviar no se ha guardado. Puede cambiar su respuesta en la conversación anterior.',
      'Esta pregunta ya tenía respuesta, quizá en otra pestaña. Lo que acabas de enviar no se ha guardado. Puedes cambiar tu respuesta en la conversación anterior.',
    ),
    yourText: (text) => `${your} texto: ${quoted(text)}`,
    lost: `Eso no ha funcionado, y no se ha guardado nada. ${typed}. ${sendAgain}.`,
    busy: `El servidor está muy ocupado en este momento, y ${say('su', 'tu')} respuesta aún no está guardada. ${typed}. ${sendAgain}, en unos segundos.`,
    tooLarge: `Es demasiado grande para enviarlo. No se ha guardado nada; ${say('acorte', 'acorta')} el texto o ${say('elija', 'elige')} un archivo más pequeño, por favor.`,
    ended: `${your} conversación ya no se puede abrir en este navegador. ${youCan} empezar de nuevo aquí.`,

    change: 'Cambiar',
    changeThis: (said) => `Cambiar la respuesta ${quoted(said)}`,
    changeLast: 'Volver: cambiar la última respuesta',
    changeTitle: 'Cambiar la respuesta',
    changeAnyway: 'Cambiar de todos modos',
    keep: 'No cambiar',
    changed: `${your} respuesta se ha cambiado.`,
    fallsAway: (count) =>
      count === 1
        ? 'Entonces esta respuesta posterior ya no encajará:'
        : `Entonces estas ${count} respuestas posteriores ya no encajarán:`,
    mayFallAway: 'No se puede saber de antemano si las respuestas posteriores seguirán encajando.',
    gone: 'Esta respuesta ya no se puede cambiar. La conversación sigue aquí.',

    leave: 'Salir',
    finished: `Muchas gracias por ${say('sus', 'tus')} respuestas. Ya ${say('puede', 'puedes')} cerrar la página.`,
    receipt: `${your} código para «Mis datos»:`,
    receiptMore: say(
      'Con este código podrá ver, guardar o eliminar más adelante lo que está almacenado sobre usted.',
      'Con este código podrás ver, guardar o eliminar más adelante lo que está almacenado sobre ti.',
    ),
    ownData: 'Mis datos',
    ownDataMore: 'Respuestas, consentimientos, archivos y lo que se ha transmitido: para ver, guardar y eliminar.',
    sentOn: 'Continuar a la página siguiente',
    sentOnInTest: 'Prueba: quienes participan van de aquí a esta dirección:',
    feedback: say('¿Qué le parece esta conversación?', '¿Qué te parece esta conversación?'),
    feedbackWorst: 'nada bien',
    feedbackBest: 'muy bien',
    feedbackMore: say('¿Desea añadir algo?', '¿Quieres añadir algo?'),
    feedbackNothing: say(
      'Elija una valoración o escriba algo, por favor.',
      'Elige una valoración o escribe algo, por favor.',
    ),
    feedbackThanks: `¡Muchas gracias! ${your} opinión ha llegado.`,

    newTab: '(se abre en una pestaña nueva)',
    audio: 'Grabación de audio',
    video: 'Vídeo',
    captions: 'Subtítulos',
    transcript: 'Transcripción',
  };
};
