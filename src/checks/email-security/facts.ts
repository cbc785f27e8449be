import { z } from 'zod'
import { DKIM_GRADES } from './grade-dkim.ts'
import { DMARC_GRADES } from './grade-dmarc.ts'
import { SPF_GRADES } from './grade-spf.ts'

const record = z.object({
  /** `null`: it could not be looked up. */
  found: z.boolean().nullable(),
  value: z.string().nullable(),
  problems: z.array(z.string()),
})
export type RecordFact = z.infer<typeof record>

export const facts = z.object({
  /** `null` when the business has no domain of its own. */
  domain: z.string().nullable(),
  /** It neither takes nor sends mail. Absent in facts of an earlier revision. */
  noMail: z.boolean().optional(),
  mx: z.array(record.extend({ exchange: z.string(), priority: z.number() })),
  spf: record.extend({
    grade: z.enum(SPF_GRADES).nullable(),
    lookups: z.number(),
    /** What is ready made where it is missing or has a fault: a record, a list of what to strike out, or neither. Absent where it is good, and in facts of an earlier revision. */
    piece: z.enum(['record', 'list', 'none']).optional(),
  }),
  dkim: z.array(record.extend({ selector: z.string(), bits: z.number().nullable() })),
  dkimGrade: z.enum(DKIM_GRADES),
  dmarc: record.extend({
    grade: z.enum(DMARC_GRADES).nullable(),
    /** The name that has the record in force. */
    at: z.string().nullable(),
  }),
  mtaSts: record,
  tlsRpt: record,
  bimi: record,
  providers: z.array(z.string()),
  advice: z.array(z.string()),
})
export type EmailSecurityFacts = z.infer<typeof facts>

type Servers = EmailSecurityFacts['mx']

/** Mail servers that the domain names, and that no mail from outside reaches. */
export const lostServers = ({ mx }: Pick<EmailSecurityFacts, 'mx'>): string[] =>
  mx.filter(isLost).map(({ exchange }) => exchange)

/** Whether no mail from outside reaches any server of the domain. */
export const isOutOfReach = (mx: Servers): boolean => mx.length > 0 && mx.every(isLost)

const isLost = ({ exchange, problems }: Servers[number]): boolean => exchange !== '' && problems.length > 0
