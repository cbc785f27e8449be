import { z } from 'zod'
import { EASES, PAID_BANDS, TOOL_GROUPS } from '#tools/tool.ts'
import { givenShape, questionShape } from './answers.ts'
import { call, plainCall, confirmationShape } from './call.ts'

const toolShape = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(TOOL_GROUPS),
  hasFree: z.boolean(),
  /** Price band (`PAID_BANDS`) of the cheapest paid plan, 1 is the lowest; `null`: no monthly price. */
  paid: z.literal(PAID_BANDS).nullable(),
  purpose: z.string(),
  /** 1 is easy, 3 takes learning. */
  ease: z.literal(EASES),
  reviewedOn: z.iso.date(),
  isFavourite: z.boolean(),
  /** The owner uses it. */
  isUsed: z.boolean(),
})

const groupShape = z.object({
  id: z.enum(TOOL_GROUPS),
  /** The owner said that this work takes too much time; all five groups where nothing was answered. */
  isWanted: z.boolean(),
  suggested: z.array(toolShape.extend({ why: z.string() })),
  others: z.array(toolShape),
})

export const toolCalls = {
  'GET /tools': call({
    ...plainCall,
    access: 'owner',
    summary:
      'The questions about tools with the answers so far, and what is suggested from them in each task group',
    answer: z.object({ questions: z.array(questionShape), groups: z.array(groupShape) }),
  }),
  'PUT /tools/answers': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save answers to the questions about tools',
    body: z.strictObject({
      /** By question; `null` makes one unanswered, one that is left out stays as it is. */
      answers: z.record(z.string(), givenShape.nullable()),
    }),
    answer: confirmationShape,
  }),
  'PUT /tools/{id}/favourite': call({
    ...plainCall,
    access: 'owner',
    summary: 'Make a tool a favourite, or no favourite any more',
    params: z.strictObject({ id: z.string().max(100) }),
    body: z.strictObject({ isFavourite: z.boolean() }),
    answer: z.object({ isFavourite: z.boolean() }),
  }),
}
