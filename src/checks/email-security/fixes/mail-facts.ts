import { z } from 'zod'

const record = z.object({ found: z.boolean().nullable(), problems: z.array(z.string()).default([]) })

/** The facts of the mail check that the fixes read. */
export const mailFixFacts = z.object({
  spf: z.object({ grade: z.string().nullable() }),
  dmarc: z.object({ grade: z.string().nullable() }),
  dkimGrade: z.string().default('good'),
  mtaSts: record,
  tlsRpt: record,
})
export type MailFixFacts = z.infer<typeof mailFixFacts>

/** The record is known to be missing, or has a fault. */
export const needsWork = ({ found, problems }: MailFixFacts['mtaSts']): boolean =>
  found === false || (found === true && problems.length > 0)
