import 'survey-core/survey-core.fontless.min.css';
import { Model } from 'survey-core';
import { renderSurvey } from 'survey-js-ui';
import { choices, question } from './firstQuestion.js';

const questions = Array.from({ length: 10 }, (_, index) => ({
  type: 'radiogroup',
  name: `item_${index + 1}`,
  title: question,
  choices,
}));
const survey = new Model({ questionsOnPageMode: 'questionPerPage', elements: questions });
renderSurvey(survey, document.getElementById('root'));
