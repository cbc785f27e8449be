import { existsSync } from 'node:fs'
import { join } from 'node:path'
import protobuf from 'protobufjs'
import { z } from 'zod'
import { problemsOf } from './proto-json.ts'

/** One call of a service: its route by `google.api.http`, and its messages. */
export interface ProtoCall {
  name: string
  /** Parameters of the path by their fields: `property` is `properties/1`. */
  parameters: Readonly<Record<string, string>>
  /** What is wrong with a request, by the contract. */
  requestProblems(query: URLSearchParams, body: unknown): string[]
  /** What is wrong with an answer of the stand-in itself. */
  answerProblems(answer: unknown): string[]
}

interface Route {
  method: string
  pattern: RegExp
  fields: string[]
  takesBody: boolean
  call: protobuf.Method
}

/** What all of Google's contracts share. */
const COMMON = join(import.meta.dirname, '../../node_modules/google-gax/build/protos')

const httpRule = z.object({
  '(google.api.http)': z.object({
    get: z.string().optional(),
    post: z.string().optional(),
    body: z.string().optional(),
  }),
})

/** Reads `.proto` files below a folder, and finds the call of a request by its routes. */
export async function readProtos(folder: string, files: readonly string[]) {
  const root = new protobuf.Root()
  root.resolvePath = (_origin, target) =>
    [folder, COMMON].map((one) => join(one, target)).find((path) => existsSync(path)) ?? null
  await root.load([...files])
  root.resolveAll()
  const routes = methodsOf(root).flatMap(routesOf)
  return {
    /** How many calls the contract has. */
    size: routes.length,
    /** Whether a path of fields, as a query writes it (`campaign.start_date_time`), leads to a field of a message. */
    hasField: (message: string, path: string): boolean => fieldAt(root.lookupType(message), path) !== null,
    /** Names of a field that is an enum; `null`: it is none. */
    enumNames: (message: string, path: string): readonly string[] | null => {
      const type = fieldAt(root.lookupType(message), path)?.resolvedType
      return type instanceof protobuf.Enum ? Object.keys(type.values) : null
    },
    /** What is wrong with a message that no call answers by itself. */
    problems: (message: string, value: unknown): string[] => problemsOf(root.lookupType(message), value),
    find(method: string, path: string): ProtoCall | null {
      for (const route of routes) {
        const found = route.method === method ? route.pattern.exec(path) : null
        if (found) return callOf(route, found)
      }
      return null
    },
  }
}

function fieldAt(message: protobuf.Type, path: string): protobuf.Field | null {
  let type: protobuf.ReflectionObject | null = message
  let found: protobuf.Field | null = null
  for (const name of path.split('.')) {
    const field: protobuf.Field | undefined =
      type instanceof protobuf.Type ? type.fields[protobuf.util.camelCase(name)] : undefined
    if (!field) return null
    found = field.resolve()
    type = found.resolvedType
  }
  return found
}

const methodsOf = (space: protobuf.NamespaceBase): protobuf.Method[] =>
  space.nestedArray.flatMap((one) => {
    if (one instanceof protobuf.Service) return one.methodsArray
    return one instanceof protobuf.Namespace ? methodsOf(one) : []
  })

function routesOf(call: protobuf.Method): Route[] {
  const options: unknown[] = Array.isArray(call.parsedOptions) ? call.parsedOptions : []
  return options.flatMap((option): Route[] => {
    const rule = httpRule.safeParse(option).data?.['(google.api.http)']
    const path = rule?.get ?? rule?.post
    if (!rule || path === undefined) return []
    const fields: string[] = []
    // `{property=properties/*}` takes one part for each star.
    const pattern = path.replaceAll(/\{([\w.]+)=([^}]+)\}/gu, (_, field: string, parts: string) => {
      fields.push(field)
      return `(${parts.replaceAll('*', '[^/:]+')})`
    })
    const method = rule.get === undefined ? 'POST' : 'GET'
    return [{ method, pattern: new RegExp(`^${pattern}$`, 'u'), fields, takesBody: rule.body === '*', call }]
  })
}

function callOf({ call, fields, takesBody }: Route, found: RegExpExecArray): ProtoCall {
  const { resolvedRequestType: request, resolvedResponseType: response } = call
  if (!request || !response) throw new Error(`${call.name} has no messages`)
  const parameters = Object.fromEntries(fields.map((field, index) => [field, found[index + 1] ?? '']))
  return {
    name: call.name,
    parameters,
    requestProblems(query, body) {
      const asked = [...query].filter(([name]) => name !== 'alt')
      if (!takesBody && body !== null) return ['a body']
      const given = takesBody ? (body ?? {}) : Object.fromEntries(asked)
      if (takesBody && asked.length > 0) return [`unknown parameter ${asked[0]?.[0] ?? ''}`]
      return problemsOf(request, given, { isQuery: !takesBody })
    },
    answerProblems: (answer) => problemsOf(response, answer),
  }
}
