import { z } from 'zod'

/**
 * Who may make a call. `everybody`: also without an account (a visitor's cookie counts). `owner`: signed in.
 * `operator`: runs this installation. `link`: whoever has the token in the address.
 */
export type Access = 'everybody' | 'owner' | 'operator' | 'link'

/** One call of the API: parameters, answer, and who may make it. Its route, its OpenAPI entry and the web's client are made from it. */
export interface Call<Params, Query, Body, Answer> {
  access: Access
  summary: string
  params: z.ZodType<Params>
  query: z.ZodType<Query>
  /** Unknown fields are refused: made with `z.strictObject`. */
  body: z.ZodType<Body>
  /** A file in a form instead of a JSON body: `body` is empty, and the handler reads the file while it is received. */
  takesFile?: true
  /** Bytes that a body may have, where forms of the usual size are too small. */
  mostBytes?: number
  answer: z.ZodType<Answer>
  /** 202: the work continues after the answer. */
  status: 200 | 202
  /** The media type of the answer. Anything but JSON is a file or a stream. */
  media: string
}

/** Types a call without changing it. */
export const call = <Params, Query, Body, Answer>(
  given: Call<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> => given

/** What most calls share: no parameters, a JSON answer. Spread it and add the differences. */
export const plainCall = {
  params: z.strictObject({}),
  query: z.strictObject({}),
  body: z.strictObject({}),
  status: 200,
  media: 'application/json',
} as const

export const byId = z.strictObject({ id: z.uuid() })
export const confirmationShape = z.object({ message: z.string() })
/** The answer of a call that gives a file or a stream. */
export const bytes = z.custom<Response>()

/** What the web sends and receives, by the call's name. */
export interface Wire<Params, Query, Body, Answer> {
  params: Params
  query: Query
  body: Body
  answer: Answer
}
export type WireOf<C> = C extends Call<infer P, infer Q, infer B, infer A> ? Wire<P, Q, B, A> : never
