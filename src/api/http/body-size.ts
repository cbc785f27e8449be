import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contract } from '../contract/contract.ts'
import { AppError } from './error.ts'
import { routePartsOf } from './routing.ts'

const MOST = 262_144

/** Calls that receive a file limit its size themselves, while it is received. */
const WITH_FILE: ReadonlySet<string> = new Set(
  Object.entries<{ takesFile?: true }>(contract).flatMap(([name, { takesFile }]) => {
    const { method, path } = routePartsOf(name)
    return takesFile ? [`${method} /api${path}`] : []
  }),
)

const limitedTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError(413, 'too_large', 'That is too much at once.')
    },
  })
const limited = limitedTo(MOST)

/** Calls whose forms are larger than usual, such as a long list of keywords. */
const LARGER: ReadonlyMap<string, MiddlewareHandler> = new Map(
  Object.entries<{ mostBytes?: number }>(contract).flatMap(([name, { mostBytes }]) => {
    const { method, path } = routePartsOf(name)
    return mostBytes === undefined ? [] : [[`${method} /api${path}`, limitedTo(mostBytes)] as const]
  }),
)

/** Refuses a body that is larger than any form of ours, before it is read. Calls that only read have none. */
export const bodySize: MiddlewareHandler = (c, next) => {
  const name = `${c.req.method} ${c.req.path}`
  return c.req.method === 'GET' || WITH_FILE.has(name) ? next() : (LARGER.get(name) ?? limited)(c, next)
}
