import { z } from 'zod'

/** The answers that decide: option ids of the survey, `null` where unanswered. */
export const facts = z.object({
  filesInCloud: z.string().nullable(),
  services: z.array(z.string()),
  couldRestore: z.string().nullable(),
  twoStepLogin: z.string().nullable(),
  /** The owner has no staff. Absent in facts of an earlier revision. */
  worksAlone: z.boolean().optional(),
})
