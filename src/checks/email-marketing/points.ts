import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { oneAnswer } from '#core/survey/answer.ts'

/** Points of each answer (survey, email marketing). */
const POINTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'S-EM2': { inbox: 0, tool_basic: 1, tool_linked: 2 },
  'S-EM3': { rarely: 0, monthly: 1, planned: 2 },
  'S-EM4': { added: 0, asked: 1, signup: 2 },
  'S-EM5': { no: 0, yes: 2 },
  'S-EM6': { none: 0, welcome: 1, several: 2 },
  'S-EM7': { no: 0, look: 1, test: 2 },
  'S-EM8': { no: 0, unsure: 0, yes: 2 },
}

export const COUNTED_QUESTIONS = Object.keys(POINTS).length

/** The answers to S-EM2 to S-EM8 and their points, 0 to 14. */
export function emailPoints(answers: AnswersEvidence): { given: Record<string, string>; points: number } {
  const given: Record<string, string> = {}
  let points = 0
  for (const [question, worth] of Object.entries(POINTS)) {
    const answer = oneAnswer(answers, question)
    if (answer === null) continue
    given[question] = answer
    points += worth[answer] ?? 0
  }
  return { given, points }
}
