import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contract } from '../contract/contract.ts'
import { AppError } from './error.ts'
import { place } from './routing.ts'

const MOST = 262_144

/** Calls that receive a file limit its size themselves, while it is received. */
const WITH_FILE: ReadonlySet<string> = new Set(
  Object.entries<{ takesFile?: true }>(contract).flatMap(([name, { takesFile }]) => {
    const { method, path } = place(name)
    return takesFile ? [`${method} /api${path}`] : []
  }),
)

const limited = bodyLimit({
  maxSize: MOST,
  onError: () => {
    throw new AppError(413, 'too_large', 'That is too much at once.')
  },
})

/** Refuses a body that is larger than any form of ours, before it is read. Calls that only read have none. */
export const bodySize: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || WITH_FILE.has(`${c.req.method} ${c.req.path}`) ? next() : limited(c, next)
