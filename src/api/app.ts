import type { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { AppError, GENERIC_MESSAGE, type ErrorBody } from './error.ts'
import { type Env, resource } from './routing.ts'
import type { Services } from './services.ts'

export interface ApiOptions {
  /** Told of every fault of ours, with an id that the caller sees too. */
  onFault(error: unknown, where: string): void
}

/** The whole API under `/api`, without the web app. */
export function createApi(services: Services, { onFault }: ApiOptions): OpenAPIHono<Env> {
  const app = resource()
  app.onError((error, c) => {
    if (error instanceof AppError) {
      const { retryAfterSeconds } = error.details
      if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.ceil(retryAfterSeconds)))
      return c.json(error.body, error.status)
    }
    onFault(error, `${c.req.method} ${c.req.routePath}`)
    return c.json({ code: 'internal', message: GENERIC_MESSAGE } satisfies ErrorBody, 500)
  })
  app.use('*', secureHeaders())
  app.use('/api/*', bodyLimit({ maxSize: 262_144, onError: tooBig }))
  app.use('/api/*', async (c, next) => {
    c.set('services', services)
    c.set('identity', await services.accounts.identify(c.req.raw.headers))
    await next()
  })
  app.all('/api/auth/*', (c) => services.accounts.handler(c.req.raw))
  return app
}

const tooBig = (): never => {
  throw new AppError(413, 'too_large', 'That is too much at once.')
}
