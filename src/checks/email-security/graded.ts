import type { MailEvidence } from '#core/evidence/mail.ts'
import { isNoMail } from './decide.ts'
import { type DkimGrade, gradeDkim } from './grade-dkim.ts'
import { type DmarcGraded, gradeDmarc } from './grade-dmarc.ts'
import { gradeSpf, type SpfGraded } from './grade-spf.ts'

/** The grades of one domain. */
export interface Graded {
  spf: SpfGraded
  dkim: DkimGrade
  dmarc: DmarcGraded
  noMail: boolean
}

/** Grades a domain's three settings against forged mail. */
export const gradeMail = (mail: MailEvidence, domain: string): Graded => ({
  spf: gradeSpf(mail),
  dkim: gradeDkim(mail),
  dmarc: gradeDmarc(mail.dmarc, domain),
  noMail: isNoMail(mail),
})

/** The mildest of the possible grades: what is wrong at the least. `fromMild`: all grades, the good one first. */
export const mildest = <T>(possible: readonly T[], fromMild: readonly T[]): T | null =>
  fromMild.find((grade) => possible.includes(grade)) ?? null

/** The grade when it is certain, else `null`. */
export const certain = <T>(possible: readonly T[]): T | null =>
  possible.length === 1 ? (possible[0] ?? null) : null
