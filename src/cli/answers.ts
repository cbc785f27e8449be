import { readFileSync } from 'node:fs'
import { parseAnswers } from '#core/survey/parse-answers.ts'
import type { InspectorTask } from '#engine/inspector/protocol.ts'
import { UsageError } from './usage.ts'

type OwnersSide = Pick<InspectorTask, 'answers' | 'profile'> & {
  /** Whether the owner allowed it: files that should be private may be looked for. */
  exposedFiles: boolean
}

/** The owner's answers and profile from a file; empty when no file is given. Throws {@link UsageError} that names what is wrong in it. */
export function readAnswersFile(file: string | undefined): OwnersSide {
  if (file === undefined) return { answers: {}, profile: {}, exposedFiles: false }
  const parsed = parseAnswers(readJson(file))
  if (!parsed.ok) throw new UsageError(`--answers: ${parsed.message}`)
  return { answers: parsed.answers, profile: parsed.profile, exposedFiles: parsed.exposedFiles }
}

function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`--answers: the file ${file} cannot be read.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`--answers: the file ${file} is not JSON.`)
  }
}
