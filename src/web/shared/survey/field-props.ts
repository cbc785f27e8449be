import type { AskedQuestion, Value } from './survey-draft.ts'

/** Props of every field of the survey. */
export interface QuestionFieldProps {
  question: AskedQuestion
  value: Value | null
  error: string | undefined
  onChange: (value: Value | null) => void
}
