import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from './error.ts'
import { type JsonFault, readJsonText, type Unstorable } from './json-text.ts'

/** The body of a call, by {@link jsonOf}. */
export const readJson = async (c: Context): Promise<unknown> =>
  jsonOf(await c.req.text(), c.req.header('Content-Type'))

/** Refuses what {@link readJson} refuses, and texts that it would clean; leaves the body for the next reader. */
export const validJson: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET') jsonOf(await c.req.raw.clone().text(), c.req.header('Content-Type'), 'refuse')
  await next()
}

/**
 * The JSON body of a call; `undefined` when there is none. Throws 415 for another content type and 400 for invalid JSON, such as an
 * empty text.
 */
function jsonOf(text: string, type: string | undefined, unstorable?: Unstorable): unknown {
  if (text === '' && type === undefined) return undefined
  if (!isJson(type ?? '')) throw new AppError(415, 'not_json', 'This takes JSON only.')
  const read = readJsonText(text, unstorable)
  if ('fault' in read) throw new AppError(400, 'bad_json', faultWords(read.fault))
  return read.value
}

const faultWords = (fault: JsonFault): string =>
  fault === 'not JSON' ? 'What was sent is not valid JSON.' : `JSON with this is not taken: ${fault}.`

const isJson = (type: string): boolean => /^application\/json\s*(?:;|$)/iu.test(type)
