import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { AllMessengerTexts } from '../AllMessengerTexts.ts';
import type { BetweenBounds } from '../SingleInputTexts.ts';

export { es as dialog } from '@dialogwerk/shared/dialog/languages/es';

const lang = 'es';
const { or, plural } = spellingIn('es', ['other', 'one']);
const quoted = (text: string): string => `«${text}»`;
const options = (count: number): string => plural(count, { one: 'una opción', other: `${count} opciones` });
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'imagen (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'vídeo (MP4, WebM)',
  document: 'documento (PDF, Word, Excel, OpenDocument, texto)',
};
const listed = (kinds: readonly MediaKind[]): string => or(kinds.map((kind) => kindNames[kind]));
const trouble = { busy: 'El servidor está muy ocupado en este momento.', fault: 'Eso no ha funcionado ahora mismo.' };

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `al menos ${options(min)}` : 'una o varias opciones';
  if (min === max) return `exactamente ${options(min)}`;
  return min > 0 ? `de ${min} a ${options(max)}` : `como máximo ${options(max)}`;
}

const between =
  (what: string, any: string, article: string): BetweenBounds =>
  (min, max) => {
    if (min !== null && max !== null) return `${what} entre ${article}${min} y ${article}${max}`;
    if (min !== null) return `${what} desde ${article}${min}`;
    return max === null ? any : `${what} hasta ${article}${max}`;
  };

/** What the messenger says in Spanish. */
export const messenger: InLanguage<AllMessengerTexts> = (say) => {
  const your = say('Su', 'Tu');
  const yours = say('Sus', 'Tus');
  const tryAgain = `${say('Inténtelo', 'Inténtalo')} de nuevo, por favor.`;
  const youCan = say('Puede', 'Puedes');
  const backOnline = `en cuanto ${say('vuelva', 'vuelvas')} a tener conexión`;
  return {
    messenger: {
      lang,
      you: say('Usted', 'Tú'),
      log: 'Conversación',
      toNewest: 'Ir a lo más reciente',
      progress: 'Progreso',
      loading: 'Cargando la conversación…',
      answer: `${your} respuesta`,
      replyWaits: (because, kept) => {
        const safe = kept
          ? `${your} respuesta está guardada y se enviará`
          : `${your} respuesta se enviará, si ${say('deja', 'dejas')} esta página abierta,`;
        if (because === 'no-answer') return `Sin conexión. ${safe} ${backOnline}.`;
        return `${trouble[because]} ${safe} en cuanto sea posible.`;
      },
      openingWaits: (because) =>
        because === 'no-answer'
          ? `Sin conexión. La conversación seguirá ${backOnline}.`
          : `${trouble[because]} La conversación sigue enseguida; un momento de paciencia, por favor.`,
      tryNow: 'Intentar ahora',
      working: 'Un momento, por favor, la conversación sigue enseguida…',
      finished: `Muchas gracias por ${say('sus', 'tus')} respuestas. Ya ${say('puede', 'puedes')} cerrar la página.`,
      change: 'Cambiar',
      changeLast: 'Cambiar la última respuesta',
      changing: 'Enviando el cambio…',
      cancel: 'Cancelar',
      reason: say('¿Por qué lo pregunta?', '¿Por qué lo preguntas?'),
      formView: 'Mostrar como formulario',
      form: 'Formulario',
      sounds: 'Sonido con los mensajes nuevos',
      atOnce: 'Mensajes sin pausas',
      showAll: 'Mostrar ya',
      handOver: 'Continuar en otro dispositivo',
      autoplay: 'Reproducir sonido y vídeo automáticamente',
      feedback: 'Dar una opinión',
      audio: 'Grabación de audio',
      video: 'Vídeo',
      captions: 'Subtítulos',
      transcript: 'Transcripción',
      receipt: 'Mis datos',
      beginAgain: 'Empezar de nuevo',
      menu: 'Menú',
      newTab: '(se abre en una pestaña nueva)',
      close: 'Cerrar',
      refresh: 'Recargar',
      serverBusy: 'Nuestra mensajería está excepcionalmente ocupada en este momento…',
      requestId: (id) => `Identificador de la solicitud: ${id.slice(0, 8)}`,
    },
    loading: {
      coming: 'Un momento, por favor…',
      failed: say(
        'No se ha podido cargar esta parte de la página. Sus respuestas están a salvo. Compruebe su conexión a internet o recargue la página.',
        'No se ha podido cargar esta parte de la página. Tus respuestas están a salvo. Comprueba tu conexión a internet o recarga la página.',
      ),
      again: 'Intentar de nuevo',
    },
    change: {
      lang,
      title: 'Cambiar la respuesta',
      loading: 'Cargando la pregunta…',
      failed: 'La pregunta no se puede cargar en este momento. No se ha perdido nada.',
      gone: 'Esta respuesta ya no se puede cambiar.',
      waits: `${your} última respuesta aún está en camino. ${say('Inténtelo', 'Inténtalo')} de nuevo en un momento.`,
      fallsAway: (count) =>
        count === 1
          ? 'Entonces esta respuesta posterior ya no encajará:'
          : `Entonces estas ${count} respuestas posteriores ya no encajarán:`,
      mayFallAway: 'No se puede saber de antemano si las respuestas posteriores seguirán encajando.',
      comesBack: `Lo que ya no encaja vuelve a valer en cuanto ${say('recupere', 'recuperes')} la respuesta anterior.`,
      back: 'Volver',
      goOn: 'Cambiar de todos modos',
      changed: (count) => {
        const changed = `${your} respuesta se ha cambiado.`;
        if (count === 0) return changed;
        return `${changed} ${plural(count, {
          one: '1 respuesta posterior ya no encaja y no cuenta.',
          other: `${count} respuestas posteriores ya no encajan y no cuentan.`,
        })}`;
      },
      undo: 'Deshacer',
      overtaken: 'Esta pregunta ya tenía respuesta, quizá desde otra pestaña. La conversación sigue aquí.',
      yourText: (text) => `${your} texto de aquí: ${quoted(text)}`,
      useText: 'Cambiar la respuesta por este texto',
      notDone: `Eso no ha funcionado y no se ha eliminado nada. ${tryAgain}`,
    },
    failures: {
      said: {
        inactive: {
          title: 'El diálogo ya no está activo.',
          more: 'El diálogo ya ha terminado. Por eso ya no es posible dialogar.',
        },
        unknown: {
          title: 'Este diálogo no existe.',
          more: say(
            'Compruebe el enlace que ha recibido, por favor.',
            'Comprueba el enlace que has recibido, por favor.',
          ),
        },
        registration: {
          title: 'Username already exists',
          more: `No se ha podido empezar la conversación. ${say('Recargue', 'Recarga')} la página, por favor.`,
        },
        lost: {
          title: 'Esta conversación ya no existe.',
          more: `Se ha eliminado o ha caducado. ${youCan} empezar desde el principio.`,
        },
        unreadable: {
          title: 'Esta conversación no se puede continuar.',
          more: 'El diálogo ya ha terminado. Por eso ya no es posible dialogar.',
        },
        refused: {
          title: '',
          more: `${yours} respuestas están guardadas. ${say('Recargue la página o inténtelo', 'Recarga la página o inténtalo')} más tarde.`,
        },
      },
      status: (status) => `Se ha producido un error. (${status})`,
    },
    notKept: {
      lang,
      notKept: say(
        'Su navegador no permite que esta página recuerde nada. Puede participar, y sus respuestas llegan. Deje la página abierta, por favor: al cerrarla o recargarla todo empieza desde el principio.',
        'Tu navegador no permite que esta página recuerde nada. Puedes participar, y tus respuestas llegan. Deja la página abierta, por favor: al cerrarla o recargarla todo empieza desde el principio.',
      ),
      ownTab: 'Abrir en una pestaña propia',
      newTab: '(se abre en una pestaña nueva)',
      close: 'Entendido',
    },
    wordTitles: {
      help: 'Ayuda',
      back: say('¿Desea volver atrás?', '¿Quieres volver atrás?'),
      restart: say('¿Desea empezar de nuevo?', '¿Quieres empezar de nuevo?'),
    },
    wordHelp: {
      lang,
      wordsTell: `${youCan} escribir estas palabras en lugar de una respuesta:`,
      words: [
        ['ayuda', 'muestra este resumen.'],
        ['atrás', `abre ${say('su', 'tu')} última respuesta para poder cambiarla.`],
        ['empezar de nuevo', 'comienza desde el principio. Antes se pregunta otra vez.'],
      ],
      tap: `No hace falta esperar los mensajes: ${say('toque', 'toca')} la conversación o ${say('pulse', 'pulsa')} Intro.`,
      menu: 'Todo lo demás está en el menú.',
      nothingBefore: 'Aún no hay ninguna respuesta que se pueda cambiar.',
      asAnswer: 'Enviar como respuesta',
    },
    typedWords: {
      help: ['ayuda'],
      back: ['atrás', 'atras', 'volver'],
      restart: ['empezar de nuevo', 'reiniciar'],
    },
    ownWays: {
      lang,
      help: 'Ayuda',
      paces: ['muy lento', 'lento', 'normal', 'rápido', 'muy rápido'],
      pace: (pace) => `Ritmo: ${pace}`,
      slower: 'Más despacio',
      faster: 'Más rápido',
      pause: 'Detener los mensajes',
      paused: 'Los mensajes están detenidos.',
      goOn: 'Continuar',
      aloud: 'Leer los mensajes en voz alta',
    },
    masked: { lang, showField: 'Mostrar lo que se escribe' },
    otherDevice: {
      lang,
      purpose: say(
        'Escanee el código con el otro dispositivo o abra allí el enlace. La conversación sigue allí desde donde está ahora.',
        'Escanea el código con el otro dispositivo o abre allí el enlace. La conversación sigue allí desde donde estás ahora.',
      ),
      secret: say(
        'Es válido durante 15 minutos y una sola vez. Quien lo abra verá sus respuestas: no lo comparta.',
        'Es válido durante 15 minutos y una sola vez. Quien lo abra verá tus respuestas: no lo compartas.',
      ),
      qr: 'Código QR con el enlace para continuar',
      copy: 'Copiar el enlace',
      copied: 'El enlace se ha copiado.',
      notCopied: `Aquí no se permite copiar. ${say('Seleccione el enlace y cópielo', 'Selecciona el enlace y cópialo')} a mano, por favor:`,
      loading: 'Cargando el código…',
      failed: `El código no se puede cargar en este momento. ${yours} respuestas no se ven afectadas.`,
      again: 'Intentar de nuevo',
      expired: 'Este código ha caducado. No se ha perdido nada.',
      fresh: 'Código nuevo',
      taken: `El otro dispositivo ya está conectado. ${youCan} seguir respondiendo allí o aquí; ambos muestran la misma conversación.`,
      notContinued: `Con este enlace no se puede continuar: ya se ha usado o ha caducado. En el menú del primer dispositivo ${say('encontrará', 'encontrarás')} uno nuevo.`,
      instead: {
        header: '¿Continuar con la otra conversación?',
        text: `En este dispositivo ya ${say('ha', 'has')} empezado una conversación propia en este diálogo. Queda guardada, pero ya no se podrá abrir aquí.`,
        back: 'Quedarse aquí',
        confirm: 'Continuar',
      },
    },
    receipt: {
      purpose: say(
        'Con este código podrá ver, guardar o eliminar más adelante lo que está almacenado sobre usted.',
        'Con este código podrás ver, guardar o eliminar más adelante lo que está almacenado sobre ti.',
      ),
      code: 'Código',
      copy: 'Copiar el código',
      copied: 'El código se ha copiado.',
      notCopied: `Aquí no se permite copiar. ${say('Anote', 'Anota')} el código, por favor.`,
      page: 'Ver mis datos',
      sentOn: 'En un momento se abrirá la página siguiente.',
      sentOnInTest: 'Prueba: a quienes participan se les dirige ahora aquí.',
      sendOn: 'Continuar',
      stay: 'Quedarse aquí',
    },
    feedback: {
      question: say('¿Qué le parece esta conversación?', '¿Qué te parece esta conversación?'),
      worst: 'nada bien',
      best: 'muy bien',
      rating: (rating) => `${rating} de 5`,
      more: say('¿Desea añadir algo?', '¿Quieres añadir algo?'),
      aboutQuestion: 'Se trata de la pregunta que está abierta ahora.',
      whoReads: `Lo leen las personas que han creado esta conversación. No cambia ${say('sus', 'tus')} respuestas.`,
      send: 'Enviar',
      sending: 'Enviando la opinión…',
      nothing: say(
        'Elija una valoración o escriba algo, por favor.',
        'Elige una valoración o escribe algo, por favor.',
      ),
      tooLong: (length, most) => `${length} de ${most} caracteres como máximo`,
      notSent: `La opinión no ha llegado; sigue aquí. ${tryAgain}`,
      thanks: `¡Muchas gracias! ${your} opinión ha llegado.`,
    },
    countdown: {
      lang,
      notice: (span) => `Para esta respuesta ${say('tiene', 'tienes')} ${span}, y más si hace falta.`,
      fixed: (span) => `Para esta respuesta ${say('tiene', 'tienes')} ${span}. Después se sigue sin ella.`,
      left: (clock) => `quedan ${clock}`,
      stillLeft: (span) => `Tiempo restante: ${span}.`,
      more: 'Más tiempo',
      extended: (span) => `Ahora ${say('tiene', 'tienes')} ${span}.`,
      lastCall: (span) => `Se ha acabado el tiempo. En ${span} se sigue sin respuesta.`,
      over: 'Tiempo agotado',
    },
    embed: {
      told: (host) =>
        `Este contenido viene de ${host}. Hasta que se muestre no se envía nada allí. Después, ${host} conocerá la dirección IP de este dispositivo, su navegador y la dirección de este sitio web, y podrá usar cookies.`,
      show: 'Mostrar',
      hide: 'Ocultar',
      open: 'Abrir en una pestaña nueva',
      refused: (host) => `El contenido de ${host} no se puede mostrar aquí. El enlace lo abre en una pestaña nueva.`,
    },
    inputs: {
      placeholder: say('Escriba una respuesta…', 'Escribe una respuesta…'),
      inWords: say('O con sus propias palabras…', 'O con tus propias palabras…'),
      send: 'Enviar',
      next: 'Continuar',
      skip: 'Omitir',
      enterSends: 'Intro envía, Mayús e Intro hacen una línea nueva.',
      record: { audio: 'Grabar un mensaje de voz', video: 'Grabar un vídeo' },
      length: (length, max) => `${length} de ${max} caracteres como máximo`,
      chooseFrom: (min, max) => `${say('Elija', 'Elige')} ${range(min, max)}, por favor.`,
      chosen: (count) => plural(count, { one: `${count} elegida`, other: `${count} elegidas` }),
      scale: (first, last) => `Escala de ${quoted(first)} a ${quoted(last)}.`,
      scaleKeys: 'Las flechas eligen, Intro envía.',
      consentNeeded: `${your} consentimiento es necesario. Si no ${say('está', 'estás')} de acuerdo, la conversación termina aquí.`,
    },
    files: {
      tryAgain: 'Intentar de nuevo',
      cancel: 'Cancelar',
      chooseFile: 'Elegir un archivo',
      dropFile: 'o soltarlo aquí',
      fileLimits: (kinds, megabytes) => `Tipos: ${listed(kinds)}; ${megabytes}\u00A0MB como máximo`,
      fileSize: (megabytes) => `${megabytes}\u00A0MB`,
      chosenFile: (name) => `Archivo elegido: ${name}`,
      removeFile: 'Quitar',
      fileEmpty: `El archivo está vacío. ${say('Elija', 'Elige')} otro, por favor.`,
      recordingTooLong: `La grabación es demasiado larga. No se ha guardado nada; ${say('haga', 'haz')} una más corta, por favor.`,
      fileTooLarge: (megabytes) =>
        `El archivo es demasiado grande. ${say('Elija', 'Elige')} uno de ${megabytes}\u00A0MB como máximo; no se ha enviado nada.`,
      wrongKind: (kinds) => `Este tipo de archivo no sirve aquí. ${say('Elija', 'Elige')}: ${listed(kinds)}.`,
      fileOnItsWay: 'Enviando el archivo…',
      percent: (percent) => `${percent}\u00A0%`,
      noConnection: `Sin conexión. El archivo sigue elegido mientras ${say('deje', 'dejes')} esta página abierta y se enviará ${backOnline}.`,
      serverBusy: `${trouble.busy} El archivo sigue elegido. ${tryAgain}`,
      notSent: `No se ha podido enviar el archivo. Sigue elegido. ${tryAgain}`,
      record: 'Empezar la grabación',
      recordAgain: 'Grabar de nuevo',
      stopRecording: 'Terminar la grabación',
      recording: 'Grabando.',
      recorded: 'La grabación está lista.',
      yourRecording: `${your} grabación`,
      write: 'Mejor escribir',
      recorders: {
        audio: {
          hint: (time) => `${time} minutos como máximo. ${youCan} escuchar la grabación antes de enviarla.`,
          asking: 'Esperando el micrófono…',
          empty: say(
            'No se ha grabado nada. Compruebe su micrófono y grabe de nuevo, por favor.',
            'No se ha grabado nada. Comprueba tu micrófono y graba de nuevo, por favor.',
          ),
          unusable: {
            refused: say(
              'El micrófono no está permitido en esta página. Permítalo en los ajustes de su navegador o elija un archivo de audio.',
              'El micrófono no está permitido en esta página. Permítelo en los ajustes de tu navegador o elige un archivo de audio.',
            ),
            missing: `No se ha encontrado ningún micrófono, u otro programa lo está usando. ${youCan} elegir un archivo de audio en su lugar.`,
            unsupported: `Este navegador no puede grabar aquí. ${youCan} elegir un archivo de audio en su lugar.`,
          },
        },
        video: {
          hint: (time) => `${time} minutos como máximo. ${youCan} ver la grabación antes de enviarla.`,
          asking: 'Esperando la cámara y el micrófono…',
          empty: say(
            'No se ha grabado nada. Compruebe su cámara y grabe de nuevo, por favor.',
            'No se ha grabado nada. Comprueba tu cámara y graba de nuevo, por favor.',
          ),
          unusable: {
            refused: say(
              'La cámara y el micrófono no están permitidos en esta página. Permítalos en los ajustes de su navegador o elija un vídeo.',
              'La cámara y el micrófono no están permitidos en esta página. Permítelos en los ajustes de tu navegador o elige un vídeo.',
            ),
            missing: `No se han encontrado la cámara o el micrófono, u otro programa los está usando. ${youCan} elegir un vídeo en su lugar.`,
            unsupported: `Este navegador no puede grabar aquí. ${youCan} elegir un vídeo en su lugar.`,
          },
        },
      },
    },
    place: {
      hint: say(
        'Toque el lugar o mueva la marca hasta allí con los controles.',
        'Toca el lugar o mueve la marca hasta allí con los controles.',
      ),
      across: 'De izquierda a derecha',
      down: 'De arriba abajo',
      at: (percent, square) => `${percent} por ciento, casilla ${square}`,
      unmarked: `${say('Marque', 'Marca')} primero un lugar, por favor.`,
      missing: 'El mapa no se puede cargar en este momento.',
    },
    signature: {
      hint: say(
        'Firme con el dedo, un lápiz o el ratón, o escriba su nombre.',
        'Firma con el dedo, un lápiz o el ratón, o escribe tu nombre.',
      ),
      sheet: (strokes) =>
        `Campo de firma, ${strokes === 0 ? 'vacío' : plural(strokes, { one: 'un trazo', other: `${strokes} trazos` })}`,
      undo: 'Deshacer el trazo',
      clear: 'Borrar',
      type: 'Escribir el nombre',
      draw: 'Mejor dibujar',
      name: `${your} nombre`,
      typedHint: `Aquí ${say('su', 'tu')} nombre escrito vale como una firma dibujada.`,
      unsigned: say('Firme primero o escriba su nombre, por favor.', 'Firma primero o escribe tu nombre, por favor.'),
      cannotDraw: `Este navegador no puede guardar la firma. ${say('Abra', 'Abre')} la página en otro, por favor.`,
      file: 'Firma.png',
      typedFile: (name) => `Firma, escrita – ${name}.png`,
    },
    sum: {
      give: (total) => `${say('Reparta', 'Reparte')} ${total} puntos entre los elementos, por favor.`,
      left: (left) => `Quedan ${left} por repartir`,
      over: (over) => `Se han repartido ${over} de más`,
      done: 'Todos los puntos están repartidos',
    },
    days: between('Fecha', 'Día, mes y año', 'el '),
    numbers: between('Número', '', ''),
    times: between('Hora', 'Hora y minuto', ''),
    digitsOrWords: {
      number: 'Un número o palabras…',
      date: 'Una fecha o palabras…',
      time: 'Una hora o palabras…',
      picture: say('Toque una imagen o escriba…', 'Toca una imagen o escribe…'),
      pickDate: 'Elegir una fecha',
      pickTime: 'Elegir una hora',
    },
    addresses: { email: 'nombre@ejemplo.es', phone: '910 123 456', url: 'www.ejemplo.es' },
    askQuestion: say('Escriba una pregunta…', 'Escribe una pregunta…'),
    emoji: { open: '🙂 Emojis', choice: 'Emojis para insertar' },
    otherRanking: {
      joins: (label) =>
        say(
          `${quoted(label)}: lo que escriba aquí pasa a la lista, y allí lo ordena.`,
          `${quoted(label)}: lo que escribas aquí pasa a la lista, y allí lo ordenas.`,
        ),
      says: (label) => `${quoted(label)}: aquí hay sitio para decir a qué se refiere.`,
      joined: 'El elemento ya está en la lista.',
    },
    ranking: {
      up: (text) => `Subir ${quoted(text)}`,
      down: (text) => `Bajar ${quoted(text)}`,
      place: (text, place, count) => `${quoted(text)}: puesto ${place} de ${count}`,
      ranking: say(
        'Ponga las opciones en su orden, por favor: el puesto 1 está arriba.',
        'Pon las opciones en tu orden, por favor: el puesto 1 está arriba.',
      ),
    },
    rating: (value, count) => `${value} de ${count}`,
    slider: {
      pole: (value, label) => `${value}: ${label}`,
      notSet: 'sin ajustar todavía',
      less: 'Un paso menos',
      more: 'Un paso más',
      setValue: say(
        'Ajuste un valor, por favor: mueva el control o toque − y +.',
        'Ajusta un valor, por favor: mueve el control o toca − y +.',
      ),
    },
    chats: {
      lang,
      list: 'Chats',
      back: 'Volver a los chats',
      menu: 'Menú',
      typing: 'está escribiendo…',
      none: 'Aún no hay mensajes',
      you: say('Usted', 'Tú'),
      unread: (count) => plural(count, { one: '1 mensaje nuevo', other: `${count} mensajes nuevos` }),
      wrote: (name) => `${name} ha escrito.`,
      wroteToo: (name, others) => {
        if (others === 0) return `${name} ha escrito`;
        return `${name} y ${plural(others, { one: 'alguien más', other: `${others} más` })} han escrito`;
      },
      nothingToAnswer: 'Ahora mismo no hay nada que responder aquí.',
      choose: `${say('Elija', 'Elige')} un chat de la lista.`,
      resumeLink: 'Copiar el enlace para continuar más tarde',
      resumeCopied: say(
        'El enlace se ha copiado. Con él puede continuar en cualquier navegador; no lo comparta.',
        'El enlace se ha copiado. Con él puedes continuar en cualquier navegador; no lo compartas.',
      ),
      resumeFailed: `No se ha podido copiar el enlace. ${say('Selecciónelo y cópielo', 'Selecciónalo y cópialo')} a mano:`,
      badResumeLink: 'No hay (o ya no hay) ninguna partida para este enlace.',
      media: 'Archivo',
      hints: 'Pistas',
      closeHints: 'Cerrar las pistas',
      hintsOf: (found, all) => `${found} de ${all} encontradas`,
      freshHints: (count) => plural(count, { one: '1 pista nueva', other: `${count} pistas nuevas` }),
      foundHint: (title) => `Pista nueva: ${title}`,
      isNew: 'Nuevo',
      noHints: 'Aún no hay pistas.',
      noHintsMore: `Lo que ${say('descubra', 'descubras')} en los chats aparecerá aquí.`,
      toChat: (name) => `Ir al chat: ${name}`,
      endingOf: (number, all) => `Final ${number} de ${all}`,
      toEnding: 'Lo que se ha descubierto',
      foundOf: (found, all) => `${say('Ha', 'Has')} encontrado ${found} de ${all} pistas.`,
      playAgain: 'Jugar desde el principio',
      decideAnew: 'Decidir de otra manera',
      gallery: (seen, all) => `Finales vistos: ${seen} de ${all}`,
      notSeen: 'Aún no visto',
      storyTime: (time) => `Hora en la historia: ${time}`,
      push: {
        switch: 'Notificaciones del navegador',
        question: `Hay quien escribe aquí más tarde. ¿Debe ${say('su navegador avisarle', 'tu navegador avisarte')} entonces, aunque esta página esté cerrada?`,
        privacy: 'Solo muestra quién ha escrito. Nadie se entera por el camino de lo que se ha escrito.',
        yes: 'Sí, avisar',
        no: 'No, gracias',
        starting: 'Un momento, por favor…',
        on: `Bien, ${say('recibirá', 'recibirás')} un aviso. ${youCan} desactivarlo en el menú en cualquier momento.`,
        blocked: `${your} navegador no permite notificaciones de esta página. ${youCan} cambiarlo en sus ajustes.`,
        failed: `No se han podido activar las notificaciones. ${tryAgain}`,
        again: 'Intentar de nuevo',
        close: 'Cerrar',
      },
      fragments: {
        restart: 'Empezar todo de nuevo',
        delete: 'Eliminar todo',
        privacy: 'Protección de datos',
        restart_pop_up: {
          header: '¿Empezar todos los chats de nuevo?',
          text: `${yours} respuestas en todos los chats se eliminarán y todo comenzará desde el principio.`,
          btn_back: 'Volver',
          btn_restart: 'Empezar de nuevo',
        },
        delete_pop_up: {
          header: '¿Eliminar todos los chats?',
          text: `${yours} respuestas y todos los chats se eliminarán definitivamente.`,
          btn_back: 'Volver',
          btn_delete: 'Eliminar',
        },
      },
    },
  };
};
