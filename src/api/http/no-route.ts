import { contract } from '../contract/contract.ts'
import { AppError, notFound } from './error.ts'

const PLACES = Object.keys(contract).map((name) => {
  const [method = '', path = ''] = name.split(' ')
  return { method, pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u') }
})

/** What a call gets that no route serves: 405 where the address takes another method, else 404. */
export function noRoute(method: string, path: string): AppError {
  const methods = PLACES.filter(({ pattern }) => pattern.test(path)).map((place) => place.method)
  if (methods.length === 0 || methods.includes(method)) return notFound()
  return new AppError(405, 'wrong_method', `This address takes ${methods.join(', ')}.`, { allow: methods })
}
