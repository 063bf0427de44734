import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { choices, question } from './firstQuestion.js';

const buttons = choices.map((text) => createElement('button', { key: text, type: 'button' }, text));
createRoot(document.getElementById('root')).render(
  createElement('main', null, createElement('p', null, question), ...buttons),
);
