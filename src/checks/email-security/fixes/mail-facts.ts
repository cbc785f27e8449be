import { z } from 'zod'
import { DKIM_GRADES } from '../grade-dkim.ts'
import { DMARC_GRADES } from '../grade-dmarc.ts'
import { SPF_GRADES } from '../grade-spf.ts'

const record = z.object({ found: z.boolean().nullable(), problems: z.array(z.string()).default([]) })

/** The facts of the mail check that the fixes read. */
export const mailFixFacts = z.object({
  spf: z.object({ grade: z.enum(SPF_GRADES).nullable() }),
  dmarc: z.object({ grade: z.enum(DMARC_GRADES).nullable() }),
  dkimGrade: z.enum(DKIM_GRADES).default('good'),
  mtaSts: record,
  tlsRpt: record,
})
export type MailFixFacts = z.infer<typeof mailFixFacts>

/** The record is known to be missing, or has a fault. */
export const needsWork = ({ found, problems }: MailFixFacts['mtaSts']): boolean =>
  found === false || (found === true && problems.length > 0)
