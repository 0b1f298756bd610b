export { type Explanation, explainPuzzle, isSatisfactory, type LogicSettings, type RatingReport, ratePuzzle } from './solution.ts';
export {
  type Findings,
  SURVEY_CLASSES,
  SURVEY_WORDS,
  type SurveyClass,
  type SurveyReport,
  surveyBounds,
  surveyClasses,
  surveyNames,
} from './survey.ts';
export { SURVEY_GROUP_FACTS, SURVEY_GROUPS, type SurveyGroup, surveyGroupOf } from './survey-groups.ts';
