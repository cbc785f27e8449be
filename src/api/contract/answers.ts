import { z } from 'zod'
import { NETWORKS } from '#core/address/networks.ts'
import { SELLING } from '#core/selling.ts'
import { QUESTION_TYPES } from '#core/survey/question.ts'
import { call, plainCall } from './call.ts'

/** Option id or text, several, or option ids by row. */
export const givenShape = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())])
const option = z.object({ id: z.string(), text: z.string() })

/** A question and its answer. Its fields beside `text` depend on its type. */
export const questionShape = z.object({
  id: z.string(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  whyWeAsk: z.string().nullable(),
  options: z.array(option).exactOptional(),
  rows: z.array(option).exactOptional(),
  network: z.enum(NETWORKS).exactOptional(),
  most: z.number().int().exactOptional(),
  shortest: z.number().int().exactOptional(),
  longest: z.number().int().exactOptional(),
  /** The text of the tick beside each entry of the check's list. */
  tick: z.string().exactOptional(),
  /** Shown now. A hidden question keeps its answer, which does not count. */
  asked: z.boolean(),
  /** `null`: unanswered. */
  answer: givenShape.nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** Answered so long ago that "Is this still right?" is asked. */
  stale: z.boolean(),
  /** "We think so": stored only when the owner saves it. */
  suggested: z.array(z.object({ value: z.string(), at: z.string().nullable() })),
})

const survey = z.object({
  check: z.string(),
  /** What decides which questions are asked, for showing and hiding them while the owner answers. */
  state: z.object({
    answers: z.record(z.string(), givenShape),
    profile: z.object({ noWebsite: z.boolean() }),
    sellsOnline: z.enum(SELLING),
  }),
  questions: z.array(questionShape),
})

const params = z.strictObject({ check: z.string() })

export const answerCalls = {
  'GET /answers/{check}': call({
    ...plainCall,
    access: 'owner',
    summary: 'The questions that a check asks, with the answers so far',
    params,
    answer: survey,
  }),
  'PUT /answers/{check}': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save answers; the checks that use them are rejudged',
    params,
    body: z.strictObject({
      /** By question; `null` makes one unanswered, one that is left out stays as it is. */
      answers: z.record(z.string(), givenShape.nullable()),
    }),
    answer: z.object({ message: z.string(), scan: z.uuid() }),
  }),
}
