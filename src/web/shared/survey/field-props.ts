import type { AskedQuestion, Value } from './survey-draft.ts'

/** What every field of the survey is given. */
export interface QuestionFieldProps {
  question: AskedQuestion
  value: Value | null
  error: string | undefined
  onChange: (value: Value | null) => void
}
