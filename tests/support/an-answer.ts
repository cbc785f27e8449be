import type { FetchAnswer } from '#net/types.ts'

type Answer = Extract<FetchAnswer, { ok: true }>

/** An empty answer of a web server, as the egress module gives it. */
export const anAnswer = (changes: Partial<Answer> = {}): Answer => ({
  ok: true,
  url: 'https://joes.test/',
  status: 200,
  headers: {},
  setCookies: [],
  body: Buffer.alloc(0),
  truncated: false,
  bodyFailure: null,
  hops: [],
  firstByteMs: 1,
  wireBytes: 1,
  insecure: false,
  certificateError: null,
  address: '192.0.2.1',
  ...changes,
})
