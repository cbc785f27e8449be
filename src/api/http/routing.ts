import { Hono } from 'hono'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Identity } from '../auth/identity.ts'
import type { Access, Call } from '../contract/call.ts'
import { AppError, notFound, signInAgain } from './error.ts'
import { firstMessages } from './first-messages.ts'
import { readJson } from './json-body.ts'
import { issueWords } from './plain-words.ts'
import type { Services } from '../services.ts'

/** What every handler finds in its context. */
export interface Env {
  Variables: {
    services: Services
    identity: Identity | null
    /** The caller's network address. */
    address: string
    /** The caller's network, by which all limits count (`caller-network.ts`). */
    from: string
  }
}

/** A call with checked input, for its handler. */
export interface Incoming<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  services: Services
  /** The signed-in owner. Reading it where nobody is signed in throws 401, so a handler cannot forget to check. */
  readonly owner: Identity
  c: Context<Env>
}

/** The routes of one resource. */
export class Resource {
  readonly app = new Hono<Env>()

  /** Serves one call of the contract. `name` is its method and path. */
  on<Params, Query, Body, Answer>(
    [name, call]: readonly [string, Call<Params, Query, Body, Answer>],
    handler: (incoming: Incoming<Params, Query, Body>) => Promise<Answer | Response>,
  ): this {
    const { method, path } = routePartsOf(name)
    this.app.on(method, path, async (c) => {
      admit(c, call.access)
      const params = check(call.params, c.req.param(), () => notFound())
      const query = check(call.query, c.req.query(), (issues) => wrongQuery(issues))
      const sent = method === 'GET' || call.takesFile ? {} : await readJson(c)
      const answer = await handler({
        params,
        query,
        body: check(call.body, sent ?? {}, sent === undefined ? nothingSent : wrongBody),
        services: c.get('services'),
        get owner() {
          return signedIn(c)
        },
        c,
      })
      return answer instanceof Response ? answer : c.json(answer, call.status)
    })
    return this
  }
}

/** A call of the contract with its name, for {@link Resource.on}. */
export const named = <Calls extends object, Name extends keyof Calls & string>(
  calls: Calls,
  name: Name,
): readonly [Name, Calls[Name]] => [name, calls[name]]

/** Method and Hono path of a call's name: `GET /scans/{id}` is `GET` and `/scans/:id`. */
export function routePartsOf(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method, path: path.replaceAll(/\{(\w+)\}/gu, ':$1') }
}

function signedIn(c: Context<Env>): Identity {
  const identity = c.get('identity')
  if (!identity) throw signInAgain()
  return identity
}

function admit(c: Context<Env>, access: Access): void {
  if (access === 'owner') signedIn(c)
  // An operator's call answers others as if it did not exist.
  if (access === 'operator' && !signedIn(c).operator) throw notFound()
}

type Issue = z.core.$ZodIssue

const INVALID = 'What was sent has to be written in another way.'

function check<T>(schema: z.ZodType<T>, value: unknown, fault: (issues: readonly Issue[]) => AppError): T {
  const parsed = schema.safeParse(value, { error: issueWords })
  if (!parsed.success) throw fault(parsed.error.issues)
  return parsed.data
}

const wrongQuery = ([issue]: readonly Issue[]): AppError =>
  new AppError(400, 'invalid', issue?.message ?? INVALID)

const nothingSent = (): AppError => new AppError(400, 'bad_json', 'Nothing was sent.')

/** The error for a body that does not fit its schema: it names the unknown field, or has a message beside each wrong one. */
export function wrongBody(issues: readonly Issue[]): AppError {
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys')
  if (unknown) return new AppError(422, 'unknown_field', unknown.message)
  const fields = firstMessages(issues.map(({ path, message }) => [path.map(String).join('.'), message]))
  return new AppError(422, 'invalid', issues[0]?.message ?? INVALID, {
    fields,
    errors: [...new Set(Object.values(fields))],
  })
}
