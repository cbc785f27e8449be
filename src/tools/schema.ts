import { z } from 'zod'
import { INDUSTRIES } from '#core/business/industries.data.ts'
import { AUDIENCES, EASES, PAID_BANDS, type Tool, TOOL_GROUPS } from './tool.ts'

export const LONGEST_NAME = 80
export const LONGEST_PURPOSE = 200

const text = (most: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, `Please use ${most} characters or fewer`)

/** A tool as the operator types it; its id is ours. `today`: `2026-11-21`, because a review cannot be in the future. */
export const toolSchema = (today: string) =>
  z
    .strictObject({
      name: text(LONGEST_NAME, 'Please provide a name'),
      group: z.enum(TOOL_GROUPS, { error: 'Please choose a group' }),
      hasFree: z.boolean(),
      paid: z.literal(PAID_BANDS).nullable(),
      purpose: text(LONGEST_PURPOSE, 'Please say what it’s for'),
      audience: z.enum(AUDIENCES, { error: 'Please choose whom it suits' }),
      industries: z.array(z.enum(INDUSTRIES.map(({ id }) => id))).max(INDUSTRIES.length),
      ease: z.literal(EASES),
      reviewedOn: z.iso
        .date('Please provide a date')
        .refine((day) => day <= today, 'This day is still to come'),
      isRetired: z.boolean(),
    })
    .superRefine(({ hasFree, paid, audience, industries }, context) => {
      if (!hasFree && paid === null)
        context.addIssue({ code: 'custom', path: ['paid'], message: 'Please choose what it costs' })
      if (audience === 'industries' && industries.length === 0)
        context.addIssue({
          code: 'custom',
          path: ['industries'],
          message: 'Please choose at least one industry',
        })
    }) satisfies z.ZodType<Omit<Tool, 'id'>>
