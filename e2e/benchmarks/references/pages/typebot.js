import Typebot from '@typebot.io/js/web';

Typebot.initStandard({ typebot: 'phq9', apiHost: location.origin });
