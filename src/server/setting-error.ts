import type { z } from 'zod'
import { listed } from '#core/words.ts'

/** A wrong setting, named in one sentence. Never holds a secret. */
export class SettingError extends Error {}

/** Names the setting but not its value, which may be a secret. */
export const wrongSetting = (issue: z.core.$ZodIssue | undefined): SettingError =>
  new SettingError(
    `The setting ${issue?.path[0]?.toString() ?? ''} is not right: ${issue?.message.replace(/\.$/u, '') ?? ''}.`,
  )

/** For `safeParse`: what a setting has to be, where its schema has no words of its own. */
export const settingWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? UNKNOWN
  if (issue.code === 'too_big') return `has to be ${issue.maximum} or less`
  if (issue.code === 'too_small') {
    const { minimum, inclusive } = issue
    if (issue.origin === 'string') return `has to be at least ${minimum} characters long`
    return inclusive === false ? `has to be more than ${minimum}` : `has to be ${minimum} or more`
  }
  if (issue.code === 'invalid_value') return `has to be ${listed(issue.values.map(String), 'or')}`
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? UNKNOWN
  return UNKNOWN
}

const UNKNOWN = 'has another form'
const TYPES: Readonly<Record<string, string>> = {
  number: 'has to be a number',
  int: 'has to be a whole number',
  record: 'has to be JSON: an object with an address for each name',
  object: 'has to be JSON: an object with an address for each name',
}
const FORMATS: Readonly<Record<string, string>> = {
  url: 'has to be an address such as https://example.com',
  email: 'has to be an email address',
}

/** An empty setting counts as not set, because shells and container files set them so. */
export const withoutEmptySettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
