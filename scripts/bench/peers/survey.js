import { Model } from 'survey-core';
import { renderSurvey } from 'survey-js-ui';
import 'survey-core/survey-core.fontless.min.css';

const business = await (await fetch('https://api.example/business/profile/peer')).json();
const survey = new Model({
  showNavigationButtons: true,
  completeText: 'Send',
  elements: [
    { type: 'text', name: 'to', title: 'To', readOnly: true, defaultValue: business.data.general.companyName },
    { type: 'dropdown', name: 'from', title: 'From', choices: ['Me'], defaultValue: 'Me' },
    { type: 'text', name: 'subject', title: 'Subject', isRequired: true },
    { type: 'comment', name: 'message', title: 'Message', isRequired: true, maxLength: 512, rows: 6 },
  ],
});
renderSurvey(survey, document.querySelector('#peer'));
