import { contract } from '../contract/contract.ts'
import { AppError, notFound } from './error.ts'
import { routePartsOf } from './routing.ts'

const PLACES = Object.keys(contract).map((name) => {
  const { method, path } = routePartsOf(name)
  return { method, pattern: new RegExp(`^/api${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u') }
})

/** The error for a call without a route: 405 where the address supports another method, else 404. */
export function noRoute(method: string, path: string): AppError {
  const methods = [
    ...new Set(PLACES.filter(({ pattern }) => pattern.test(path)).map((place) => place.method)),
  ]
  if (methods.length === 0 || methods.includes(method)) return notFound()
  return new AppError(405, 'wrong_method', `This address takes ${methods.join(', ')}.`, { allow: methods })
}
