import type { z } from 'zod'
import { cleanLines, cut, squeeze } from '#core/text.ts'
import { listed } from '#core/words.ts'

const LONGEST_NAME = 60
const MOST_NAMED = 3
/** More values than these are not listed in a sentence. */
const MOST_VALUES = 12

/** For `safeParse`: what is wrong with what was sent, in a sentence, where its schema has no words of its own. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  const it = nameOf(issue.path ?? [])
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${it} is missing.`
        : `${it} has to be ${TYPES[issue.expected] ?? OTHER}.`
    case 'unrecognized_keys':
      return `There is no field ${listedNames(issue.keys)} here.`
    case 'too_big':
      return `${it} has to ${sizeOf(issue.origin, `${issue.maximum}`, 'most')}.`
    case 'too_small':
      return issue.inclusive === false
        ? `${it} has to be more than ${issue.minimum}.`
        : `${it} has to ${sizeOf(issue.origin, `${issue.minimum}`, 'least')}.`
    case 'invalid_value':
      return `${it} has to be ${oneOf(issue.values)}.`
    case 'invalid_union':
      return `${it} has to be ${oneOf('options' in issue && Array.isArray(issue.options) ? issue.options : [])}.`
    case 'invalid_format':
      return `${it} has to be ${FORMATS[issue.format] ?? OTHER}.`
    case 'invalid_key':
      return `The name ${it} is not taken here.`
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return `${it} has to be ${OTHER}.`
  }
}

const OTHER = 'written in another way'
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  null: 'null',
}
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id',
  email: 'an email address',
  url: 'an address such as https://example.com',
  date: 'a date such as 2030-12-31',
}

const quoted = (name: string): string => `"${cut(squeeze(cleanLines(name)), LONGEST_NAME)}"`

const nameOf = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? 'What was sent' : quoted(path.map(String).join('.'))

function listedNames(keys: readonly string[]): string {
  const more = keys.length - MOST_NAMED
  const named = keys.slice(0, MOST_NAMED).map(quoted)
  return listed(more > 0 ? [...named, `${more} more`] : named, 'or')
}

/** "be at most 5 characters long", "have at least 1 entry", "be 5 or less". */
function sizeOf(origin: string, limit: string, end: 'most' | 'least'): string {
  const ofOne = limit === '1'
  if (origin === 'string') return `be at ${end} ${limit} ${ofOne ? 'character' : 'characters'} long`
  if (origin === 'array' || origin === 'set') return `have at ${end} ${limit} ${ofOne ? 'entry' : 'entries'}`
  return `be ${limit} or ${end === 'most' ? 'less' : 'more'}`
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 0 || values.length > MOST_VALUES ? OTHER : listed(values.map(String), 'or')
