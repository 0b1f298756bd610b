export { type Explanation, explainPuzzle, isSatisfactory, type LogicSettings, type RatingReport, ratePuzzle } from './solution.ts';
export { type Findings, SURVEY_CLASSES, type SurveyClass, type SurveyReport, surveyBounds, surveyClasses, surveyNames } from './survey.ts';
