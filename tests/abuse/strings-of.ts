import { z } from 'zod'
import { contract } from '#api/contract/contract.ts'
import { AUTH_CALLS, authCall, type Call } from './calls.ts'

/** A position in a body, by keys and indexes. */
type Place = readonly (string | number)[]

const shape = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  get properties() {
    return z.record(z.string(), shape).optional()
  },
  get items() {
    return shape.optional()
  },
  get anyOf() {
    return z.array(shape).optional()
  },
})
type Shape = z.infer<typeof shape>

/** Bodies of a call with `text` at one position each: at every position where its schema, or its sample, has a text. */
export function bodiesWith(call: Call, text: string): { place: string; body: unknown }[] {
  const sample = call.sample?.body ?? {}
  const places = new Map<string, Place>()
  for (const place of [...placesOf(schemaOf(call)), ...placesIn(sample)]) places.set(place.join('.'), place)
  return [...places].map(([name, place]) => ({ place: name, body: withText(sample, place, text) }))
}

/** Names of a call's query parameters. */
export const queryOf = ({ name }: Call): string[] => {
  const found = Object.entries(contract).find(([one]) => one === name)?.[1]
  return found === undefined ? [] : Object.keys(schema(found.query).properties ?? {})
}

const schema = (given: z.ZodType): Shape =>
  shape.parse(z.toJSONSchema(given, { unrepresentable: 'any', target: 'draft-2020-12', io: 'input' }))

function schemaOf({ name }: Call): Shape {
  const found = Object.entries(contract).find(([one]) => one === name)?.[1]
  return found === undefined ? {} : schema(found.body)
}

function placesOf({ type, properties = {}, items, anyOf = [] }: Shape): Place[] {
  const own: Place[] = [type].flat().includes('string') ? [[]] : []
  const inside = Object.entries(properties).flatMap(([key, value]) =>
    placesOf(value).map((place) => [key, ...place]),
  )
  const listed = items === undefined ? [] : placesOf(items).map((place) => [0, ...place])
  return [...own, ...inside, ...listed, ...anyOf.flatMap(placesOf)]
}

function placesIn(value: unknown): Place[] {
  if (typeof value === 'string') return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner).map((place) => [Array.isArray(value) ? Number(key) : key, ...place]),
  )
}

function withText(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(value) ? value : []
    return [...list.slice(0, key), withText(list[key], rest, text), ...list.slice(key + 1)]
  }
  const fields = z.record(z.string(), z.unknown()).catch({}).parse(value)
  return { ...fields, [key]: withText(fields[key], rest, text) }
}

/** Calls of the accounts' own API by address, each with a mark at the position of a text. They are not in our contract. */
export const AUTH_ADDRESSES: readonly string[] = [
  '/auth/verify-email?token=TEXT',
  '/auth/verify-email?token=a&callbackURL=TEXT',
  '/auth/reset-password/TEXT?callbackURL=/',
  '/auth/reset-password/a?callbackURL=TEXT',
  '/auth/callback/TEXT?code=a&state=b',
  '/auth/callback/google?code=TEXT&state=b',
  '/auth/callback/google?code=a&state=TEXT',
  '/auth/callback/google?error=TEXT&error_description=TEXT',
  '/auth/error?error=TEXT',
  '/auth/get-session?disableCookieCache=TEXT',
  '/auth/passkey/generate-register-options?name=TEXT',
  '/auth/TEXT',
]

/** Further ones with a body that {@link AUTH_CALLS} leaves out, because a browser makes their input. */
export const MORE_AUTH_CALLS: readonly Call[] = [
  ...AUTH_CALLS,
  ...Object.entries({
    '/sign-in/social': { provider: 'a', callbackURL: '/', errorCallbackURL: '/' },
    '/link-social': { provider: 'a', callbackURL: '/' },
    '/unlink-account': { providerId: 'a', accountId: 'a' },
    '/passkey/verify-authentication': { response: { id: 'a', rawId: 'a', type: 'public-key' } },
    '/passkey/verify-registration': { response: { id: 'a' }, name: 'a' },
    '/passkey/delete-passkey': { id: 'a' },
    '/passkey/update-passkey': { id: 'a', name: 'a' },
  }).map(([path, body]) => authCall(path, body)),
]
