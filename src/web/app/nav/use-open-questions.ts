import { useLocation } from '@tanstack/react-router'

/** The query that opens a check's page with its questions. */
export const SURVEY_QUERY = 'survey=true'

/** Whether the address has that query. */
export function useOpenQuestions(): boolean {
  const { search } = useLocation()
  return 'survey' in search && (search.survey === true || search.survey === 'true')
}
