import { z } from 'zod'
import { ASK_AUTHORS, ASK_STATES, MOST_ASKS, MOST_LINK_DAYS } from '#core/hand-over/asks.ts'
import { MOST_TYPED_EMAIL } from '#core/owner-input/email-length.ts'
import { blockSchema } from '#report/block-schema.ts'
import { reportCheck } from '#report/schema.ts'
import { byId, bytes, call, plainCall } from './call.ts'
import { fixShape } from './fixes.ts'
import { displayShape, greyKindShape } from './plan.ts'
import { rerunShape } from './reruns.ts'

const checkId = z.string().max(64)
/** Longer than any text that is accepted: the form's own rule says how long it may be. */
const typedText = z.strictObject({ text: z.string().max(5_000) })

const lineShape = z.object({ from: z.enum(ASK_AUTHORS), text: z.string(), at: z.iso.datetime() })

/** A hand-over link. The link itself is shown once, when it is made: only its hash is stored. */
export const handOverShape = z.object({
  id: z.uuid(),
  /** What it asks for, in its order. */
  asks: z.array(
    z.object({
      check: z.string(),
      title: z.string(),
      path: z.string(),
      state: z.enum(ASK_STATES),
      passedAt: z.iso.datetime().nullable(),
      /** Questions of the web person and the owner's answers, the oldest first. */
      lines: z.array(lineShape),
    }),
  ),
  /** The title of the one thing, or "3 things". */
  title: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The last day that it works, as both the owner and the web person read it. */
  until: z.string(),
  revokedAt: z.iso.datetime().nullable(),
  /** How often it was opened; several times within a few minutes count as one. */
  opened: z.number().int(),
  lastOpenedAt: z.iso.datetime().nullable(),
  lastRetestAt: z.iso.datetime().nullable(),
  /** The recipient of its e-mail. `failed`: it may not have arrived. `null`: no e-mail was sent. */
  mail: z.object({ to: z.string(), state: z.enum(['waiting', 'sent', 'failed']) }).nullable(),
})

/** What a result says, without what only a program needs. */
const saidShape = z.object({
  tag: z.string(),
  display: displayShape,
  greyKind: greyKindShape.nullable(),
  line: z.string(),
  at: z.string(),
  seen: z.array(z.object({ at: z.string(), found: z.string() })),
})

/** One thing that the owner asks for. */
export const askShape = z.object({
  check: z.string(),
  title: z.string(),
  /** Why it matters. */
  why: z.string(),
  /** "about 1 hour", and the same in minutes. */
  effort: z.string(),
  minutes: z.number().int(),
  /** When the link was made; what is not known is as it is now. */
  before: saidShape.nullable(),
  now: saidShape.nullable(),
  /** Everything that was found. */
  blocks: z.array(blockSchema),
  fixes: z.array(fixShape),
  /** Its ready-made texts could not be made within their time: it may have some a little later. */
  fixesUnavailable: z.boolean(),
  /** What to do, where no ready-made text does it. */
  steps: z.array(z.string()),
  /** When the thing is done, and what of it is already so. */
  doneWhen: z.array(z.object({ text: z.string(), isMet: z.boolean() })),
})

const linkedAskShape = askShape.extend({
  state: z.enum(ASK_STATES),
  lines: z.array(lineShape),
  /** When "Done" was last pressed. */
  testedAt: z.iso.datetime().nullable(),
  isTesting: z.boolean(),
  /** When it may be tested again; `null`: now. */
  testAgainAt: z.iso.datetime().nullable(),
  /** The owner was told that it passed. */
  isTold: z.boolean(),
})

const byToken = z.strictObject({ token: z.string().max(100) })
const byTokenAndCheck = byToken.extend({ check: checkId })

export const handOverCalls = {
  'POST /hand-overs': call({
    ...plainCall,
    access: 'owner',
    summary: 'Make a hand-over link, to one check or several',
    body: z.strictObject({
      checks: z.array(checkId).min(1).max(MOST_ASKS),
      days: z.number().int().min(1).max(MOST_LINK_DAYS).default(14),
      /** Also sends the link by e-mail, with the owner's note. */
      mail: z
        .strictObject({ to: z.string().max(MOST_TYPED_EMAIL), note: z.string().max(2_000).default('') })
        .optional(),
    }),
    answer: handOverShape.extend({ link: z.url() }),
  }),
  'GET /hand-overs': call({
    ...plainCall,
    access: 'owner',
    summary: 'The hand-over links, newest first, with how each thing stands',
    answer: z.object({ handOvers: z.array(handOverShape) }),
  }),
  'GET /hand-overs/asks/{checks}': call({
    ...plainCall,
    access: 'owner',
    summary:
      'What a link would ask for, for a text to somebody else: the support of the host, or an issue tracker',
    /** Ids of checks with commas between them. */
    params: z.strictObject({ checks: z.string().max(1_400) }),
    answer: z.object({
      host: z.string().nullable(),
      /** Who hosts the website; `null`: not recognised. */
      provider: z.string().nullable(),
      asks: z.array(askShape),
      isShortened: z.boolean(),
    }),
  }),
  'DELETE /hand-overs/{id}': call({
    ...plainCall,
    access: 'owner',
    summary: 'Revoke a hand-over link',
    params: byId,
    answer: handOverShape,
  }),
  'POST /hand-overs/{id}/checks/{check}/answers': call({
    ...plainCall,
    access: 'owner',
    summary: 'Answer a question that the web person asked by a link',
    params: byId.extend({ check: checkId }),
    body: typedText,
    answer: handOverShape,
  }),
  'GET /handed/{token}': call({
    ...plainCall,
    access: 'link',
    summary:
      'The content of a hand-over link: each thing with the exact text, where it goes, and when it is done',
    params: byToken,
    answer: z.object({
      /** The only thing of the owner's that a link shows beside the website. */
      firstName: z.string(),
      host: z.string().nullable(),
      until: z.string(),
      asks: z.array(linkedAskShape),
      /** Lists and ready-made texts were left out because together they are too long. */
      isShortened: z.boolean(),
    }),
  }),
  'GET /handed/{token}/pictures/{name}': call({
    ...plainCall,
    access: 'link',
    summary: 'A lighter copy of a heavy picture, or all of them as one ZIP archive, by the name in its fix',
    params: byToken.extend({ name: z.string().max(80) }),
    answer: bytes,
    media: 'application/octet-stream',
  }),
  'GET /handed/{token}/data': call({
    ...plainCall,
    access: 'link',
    summary: 'The results of a hand-over link with all technical details, for programs; 1 MB at most',
    params: byToken,
    answer: z.object({
      schema: z.literal('fettle.hand-over/1'),
      website: z.object({ address: z.string().nullable(), host: z.string().nullable() }),
      expiresAt: z.iso.datetime(),
      results: z.array(reportCheck),
      /** Parts that were left out because together they are too long: "broken-links: facts". */
      leftOut: z.array(z.string()),
    }),
  }),
  'POST /handed/{token}/checks/{check}/run': call({
    ...plainCall,
    access: 'link',
    summary: 'Test one thing of a hand-over link again',
    params: byTokenAndCheck,
    answer: rerunShape,
    status: 202,
  }),
  'POST /handed/{token}/checks/{check}/questions': call({
    ...plainCall,
    access: 'link',
    summary: 'Ask the owner a question about one thing of a hand-over link',
    params: byTokenAndCheck,
    body: typedText,
    answer: z.object({ lines: z.array(lineShape) }),
  }),
}
