import type { Context } from 'hono'
import { AppError } from './error.ts'
import { readJsonText } from './json-text.ts'

/** The JSON body of a call; `{}` when nothing was sent. Throws 415 for another type of body and 400 for what is not proper JSON. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return {}
  if (!isJson(c.req.header('Content-Type') ?? '')) {
    throw new AppError(415, 'not_json', 'This takes JSON only.')
  }
  const read = readJsonText(text)
  if ('fault' in read) throw new AppError(400, 'bad_json', `What was sent is not proper JSON: ${read.fault}.`)
  return read.value
}

const isJson = (type: string): boolean => /^application\/json\s*(?:;|$)/iu.test(type)
