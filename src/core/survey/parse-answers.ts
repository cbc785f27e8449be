import { z } from 'zod'
import type { AnswersEvidence, ProfileEvidence } from '../evidence/owner.ts'
import { readProfile } from './parse-profile.ts'
import { questionOf } from './questions.ts'
import { GivenAnswer, readAnswer } from './read-answer.ts'

/** The owner's part of a scan, or one plain sentence about what is wrong with it. */
export type AnswersRead =
  | { ok: true; answers: AnswersEvidence; profile: ProfileEvidence; exposedFiles: boolean }
  | { ok: false; message: string }

const AnswersFile = z.strictObject({
  answers: z.record(z.string(), GivenAnswer).default({}),
  profile: z.record(z.string(), z.unknown()).default({}),
  /** The owner's tick: files that should be private may be requested. */
  exposedFiles: z.boolean().default(false),
})

const SHAPE =
  'The answers need to be an object with "answers" (option ids by question id) and, if you like, "profile" and "exposedFiles".'

/**
 * Reads the owner's answers: `{"answers": {"S-SELL": "yes"}, "profile": {…}, "exposedFiles": true}`. A question, row or
 * option that does not exist is refused by name; an empty answer counts as unanswered.
 */
export function parseAnswers(json: unknown): AnswersRead {
  const file = AnswersFile.safeParse(json)
  if (!file.success) return { ok: false, message: SHAPE }

  const answers: [string, NonNullable<AnswersEvidence[string]>][] = []
  for (const [id, given] of Object.entries(file.data.answers)) {
    const question = questionOf(id)
    if (!question) return { ok: false, message: `There is no question "${shown(id)}".` }
    const read = readAnswer(question, given)
    if (!read.ok) return read
    if (read.answer !== null) answers.push([id, read.answer])
  }

  const profile = readProfile(file.data.profile)
  if (!profile.ok) return profile
  return {
    ok: true,
    answers: Object.fromEntries(answers),
    profile: profile.profile,
    exposedFiles: file.data.exposedFiles,
  }
}

const shown = (text: string): string => text.slice(0, 40)
