import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { parse as parseCsv } from 'csv-parse/sync'
import { HtmlValidate } from 'html-validate'
import { SaxesParser } from 'saxes'
import { problemIn } from '#core/fix-text/problem.ts'
import type { Piece } from '#fixes/fix.ts'
import { parseApache, parseCaddy, parseNginx } from '#support/server-grammars.ts'
import { withFile } from '#support/with-file.ts'

type Text = Pick<Piece, 'kind' | 'name'> & { text: string }
type Reader = (text: string) => unknown

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
/** A line of a robots.txt: a comment, or a field with its value (RFC 9309, section 2.2). No parser of such files refuses anything. */
const ROBOTS_LINE = /^[ \t]*(?:#.*|[\w-]+[ \t]*:.*)?$/u
/** Pieces for the head of a page. */
const HEAD_FIRST = /^\s*<(?:meta|title|link|script|base)\b/iu

/** Why the reader of a finished piece would refuse it, in its own words; `null`: it is accepted. */
export async function refusalOf({ kind, name = '', text }: Text): Promise<string | null> {
  const problem = problemIn({ kind, text })
  if (problem !== null) return problem
  try {
    await readerFor(kind, name)(text)
    return null
  } catch (error) {
    if (error instanceof Error) return error.message
    throw error
  }
}

function readerFor(kind: Piece['kind'], name: string): (text: string) => Promise<unknown> {
  switch (kind) {
    case 'csv':
      return async (text) => parseCsv(text, { bom: true })
    case 'html':
    case 'page':
      return readHtml
    case 'dns':
    case 'text':
      return async (text) => {
        if (text.trim() === '') throw new Error('empty')
      }
    case 'file':
      return fileReader(name)
  }
}

const BY_ENDING: readonly (readonly [RegExp, Reader])[] = [
  [/^htaccess\.txt$|\.htaccess$/u, parseApache],
  [/\.conf$/u, parseNginx],
  [/^Caddyfile$|\.caddy$/u, parseCaddy],
  [/\.json$/u, (text) => JSON.parse(text)],
  [/\.(?:xml|config)$/u, (text) => new SaxesParser().write(text).close()],
  [/^robots\.txt$/u, readRobots],
  [/\.html$/u, readHtml],
  [/\.csv$/u, (text) => parseCsv(text, { bom: true })],
  [/\.php$/u, readPhp],
  [/^mta-sts\.txt$/u, readMtaSts],
]

function fileReader(name: string): (text: string) => Promise<unknown> {
  if (name === '_headers')
    return (text) =>
      withFile(name, text, async (path) => {
        const { errors } = await parseAllHeaders({ headersFiles: [path], minimal: true, configHeaders: [] })
        if (errors.length > 0) throw new Error(errors.join(', '))
      })
  if (name === '_redirects')
    return (text) =>
      withFile(name, text, async (path) => {
        const { errors } = await parseAllRedirects({
          redirectsFiles: [path],
          minimal: true,
          configRedirects: [],
        })
        if (errors.length > 0) throw new Error(errors.join(', '))
      })
  const reader = BY_ENDING.find(([ending]) => ending.test(name))?.[1]
  return async (text) => {
    if (!reader) throw new Error(`no parser reads "${name}"`)
    if (text.trim() === '') throw new Error('empty')
    return await reader(text)
  }
}

function readRobots(text: string): void {
  const wrong = text.split(/\r?\n/u).find((line) => !ROBOTS_LINE.test(line))
  if (wrong !== undefined) throw new Error(`no line of a robots.txt: ${wrong}`)
}

/** One call that adds an action, which sends headers (https://www.php.net/manual/en/language.types.string.php for their quotes). */
function readPhp(text: string): void {
  const withoutStrings = text.replaceAll(/'(?:[^'\\]|\\.)*'/gsu, 'STRING')
  if (
    !/^add_action\(STRING, static function \(\) \{(?:\s*header\(STRING\);)*\s*\}\);\s*$/u.test(withoutStrings)
  )
    throw new Error('no snippet of PHP that sends headers')
}

/** Modes of a policy, and the longest time that it may hold, in seconds (RFC 8461, section 3.2). */
const MODES = ['enforce', 'testing', 'none']
const LONGEST_AGE = 31_557_600

function readMtaSts(text: string): void {
  const fields = text
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map((line) => /^([a-z][\w.-]*): *(\S+)$/u.exec(line) ?? [])
  const valuesOf = (key: string) => fields.flatMap(([, name, value]) => (name === key ? [value ?? ''] : []))
  const [mode = '', ...modes] = valuesOf('mode')
  const [age = '', ...ages] = valuesOf('max_age')
  const servers = valuesOf('mx')
  const isWhole =
    fields.every(([line]) => line !== undefined) &&
    valuesOf('version').join() === 'STSv1' &&
    MODES.includes(mode) &&
    (mode === 'none' || servers.length > 0) &&
    servers.every((server) => /^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+$/iu.test(server)) &&
    /^\d{1,10}$/u.test(age) &&
    Number(age) <= LONGEST_AGE &&
    [...modes, ...ages].length === 0
  if (!isWhole) throw new Error('no policy of MTA-STS')
}

async function readHtml(markup: string): Promise<void> {
  const { results } = await validator.validateString(/<!doctype/iu.test(markup) ? markup : inPage(markup))
  const [message] = results.flatMap(({ messages }) => messages)
  if (message) throw new Error(`${message.ruleId}: ${message.message}`)
}

const inPage = (markup: string): string => {
  const isHead = HEAD_FIRST.test(markup)
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n${isHead && /<title/iu.test(markup) ? '' : '<title>Shop</title>\n'}${isHead ? markup : ''}</head>\n<body>\n<main>\n<h1>Shop</h1>\n${isHead ? '' : markup}</main>\n</body>\n</html>\n`
}
