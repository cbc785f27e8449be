import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { contract } from '../contract/contract.ts'
import { routePartsOf } from './routing.ts'

/** Everything that is no call: the web app, its files, and addresses that nothing answers. */
const PAGE_ROUTE = 'page'
const ACCOUNTS = '/api/auth/*'
/** Calls that are not in the contract, because others than the web app make them. */
const OTHER_CALLS = [
  '/api/unsubscribe/:word',
  '/api/stripe/webhook',
  '/api/connections/:service/callback',
  '/api/openapi.json',
  '/api/docs',
]

/** The routes of all calls as templates (`/api/scans/:id`): a closed list, in which nothing of an address can stand. */
export const CALL_ROUTES: readonly string[] = [
  ...new Set(Object.keys(contract).map((name) => `/api${routePartsOf(name).path}`)),
  ...OTHER_CALLS,
  ACCOUNTS,
  PAGE_ROUTE,
]
const known: ReadonlySet<string> = new Set(CALL_ROUTES)

/** The route of a call as a template, once it was answered; `null`: of no call in the list. */
export function routeOf(c: Context): string | null {
  if (!c.req.path.startsWith('/api/')) return PAGE_ROUTE
  if (c.req.path.startsWith('/api/auth/')) return ACCOUNTS
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path
  return route !== undefined && known.has(route) ? route : null
}
