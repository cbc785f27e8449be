import { z } from 'zod'
import { cookieName } from '../auth/cookie-name.ts'
import type { Access, Call } from '../contract/call.ts'
import { contract } from '../contract/contract.ts'

const WHO: Readonly<Record<Access, string>> = {
  everybody: 'Also without an account.',
  owner: 'Signed-in owners; only what is theirs.',
  operator: 'The operator of this Fettle.',
  link: 'Whoever holds the link.',
}

type AnyCall = Pick<
  Call<unknown, unknown, unknown, unknown>,
  'access' | 'summary' | 'params' | 'query' | 'body' | 'takesFile' | 'answer' | 'status' | 'media'
>

/** Version of the API, not of this installation, which only its operator may know. */
const API_VERSION = '1'

/** The OpenAPI 3.1 document of the API, made from the contract. */
export function openApi(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries<AnyCall>(contract)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fettle',
      version: API_VERSION,
      description: 'How healthy a website is, and what to do next.',
    },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      schemas: { Error: z.toJSONSchema(errorShape, LOOSE) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName(origin, 'session_token') },
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  }
}

/** Dates and other values without a JSON schema are described as anything. */
const LOOSE = { unrepresentable: 'any', target: 'draft-2020-12' } as const

/** `ErrorBody` of `http/error.ts`, for the document. */
const errorShape = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(z.string()).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
})

function operation(name: string, call: AnyCall) {
  const content = name.startsWith('GET') ? null : bodyOf(call)
  return {
    operationId: operationId(name),
    summary: call.summary,
    description: WHO[call.access],
    security: call.access === 'owner' || call.access === 'operator' ? [{ session: [] }, { idToken: [] }] : [],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [call.status]: { description: call.status === 202 ? 'Taken on' : 'As asked', content: contentOf(call) },
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** What a call takes beside its address; `null`: nothing. */
function bodyOf({ body, takesFile }: AnyCall) {
  if (takesFile) return { 'multipart/form-data': { schema: { type: 'object' } } }
  const schema = z.toJSONSchema(body, { ...LOOSE, io: 'input' })
  return Object.keys(schema.properties ?? {}).length > 0 ? { 'application/json': { schema } } : null
}

const contentOf = ({ media, answer }: AnyCall) => ({
  [media]: media === 'application/json' ? { schema: z.toJSONSchema(answer, { ...LOOSE, io: 'output' }) } : {},
})

/** `GET /scans/{id}` gives `getScansId`. */
const operationId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+(\w)?/gu, (_, letter: string | undefined) => (letter ?? '').toUpperCase())

function parameters(schema: AnyCall['params'], place: 'path' | 'query') {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { ...LOOSE, io: 'input' })
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}
