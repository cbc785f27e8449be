import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { AppError } from './error.ts'
import type { Identity } from './auth/identity.ts'
import type { Services } from './services.ts'

/** What every handler finds in its context. `owner` is there on routes of owners. */
export interface Env {
  Variables: {
    services: Services
    identity: Identity | null
    owner: Identity
    /** The caller's network address. */
    from: string
  }
}

const errorSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.array(z.string()).optional(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Error')

/** A set of routes of one resource. What a caller sends is checked here: unknown and wrong fields are refused with 422. */
export const resource = () =>
  new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) throw fromIssues(result.error.issues, result.target)
    },
  })

interface Issue {
  code: string
  path: PropertyKey[]
  message: string
  keys?: string[]
}

function fromIssues(issues: readonly Issue[], target: string): AppError {
  if (target === 'param') return new AppError(404, 'not_found', 'Not found')
  if (target === 'query') return new AppError(400, 'invalid', issues[0]?.message ?? 'Invalid')
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys')
  if (unknown) return new AppError(422, 'unknown_field', unknown.message)
  const fields = Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.map(String).join('.'), message]),
  )
  return new AppError(422, 'invalid', issues[0]?.message ?? 'Invalid', {
    fields,
    errors: [...new Set(Object.values(fields))],
  })
}

const requireOwner: MiddlewareHandler<Env> = async (c, next) => {
  const identity = c.get('identity')
  if (!identity) throw new AppError(401, 'sign_in', 'Please log in')
  c.set('owner', identity)
  await next()
}

const requireOperator: MiddlewareHandler<Env> = async (c, next) => {
  const identity = c.get('identity')
  if (!identity) throw new AppError(401, 'sign_in', 'Please log in')
  if (!identity.operator) throw new AppError(404, 'not_found', 'Not found')
  c.set('owner', identity)
  await next()
}

/** Spread into a route's definition: who may call it. A route without one of these does not start (see the route table's test). */
export const forOwners = { middleware: [requireOwner] as const, security: [{ session: [] }] }
export const forOperators = {
  middleware: [requireOperator] as const,
  security: [{ session: [] }],
  tags: ['operator'],
}
export const forEverybody = { security: [] }

/** The answers of a route that gives `schema` as JSON. */
export const answers = <Schema extends z.ZodType>(schema: Schema, description = 'As asked') => ({
  200: { description, content: { 'application/json': { schema } } },
  ...failures,
})

/** The answers of a route that takes on work: 202 with what to watch. */
export const accepted = <Schema extends z.ZodType>(schema: Schema) => ({
  202: { description: 'Taken on', content: { 'application/json': { schema } } },
  ...failures,
})

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorSchema } },
})

const failures = {
  401: failure('Not signed in'),
  404: failure('Not there, or not yours'),
  422: failure('Something in what was sent is not right'),
  429: failure('Too often; see Retry-After'),
}

/** A JSON body that must be there. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true,
})

export const done = z.object({ message: z.string() }).openapi('Done')
export const idParam = z.object({ id: z.uuid() })
